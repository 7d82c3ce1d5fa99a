import FlowInterfaceBuilder
import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// The code of the other files of this folder, which apps share as it is, does here what it does in an app.
@MainActor
struct SharedCodeTests {
  /// A simulation of storyboards that are written as XML.
  private func simulation(_ storyboards: [(name: String, xml: String)] = []) throws -> Simulation {
    let documents = try storyboards.map { name, xml in
      try InterfaceReader.read(
        bytes: Array(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          targetRuntime="iOS.CocoaTouch" initialViewController="first"><scenes>\(xml)</scenes></document>
          """.utf8), file: "\(name).storyboard")
    }
    return Simulation(interfaces: InterfaceBundle(documents: documents), modules: ["UIKitTests"])
  }

  private func scene(
    _ element: String = "viewController", _ id: String, _ attributes: String = "", _ inside: String = ""
  )
    -> String
  {
    """
    <scene sceneID="\(id)-scene"><objects><\(element) id="\(id)" \(attributes) sceneMemberID="viewController">
    \(element == "viewController" ? #"<view key="view" id="\#(id)-view"/>"# : "")\(inside)</\(element)></objects></scene>
    """
  }

  private func launch(_ root: UIViewController) {
    root.simulation.run { root.simulation.application.launch { root } }
    root.simulation.settle()
  }

  @Test("A SegueHandler protocol performs and recognizes segues by cases of an enum")
  func segueHandler() throws {
    let simulation = try simulation([
      (
        "Main",
        scene(
          "viewController", "first", #"customClass="InboxViewController""#,
          #"<connections><segue destination="message" kind="presentation" identifier="showMessage" id="s1"/>"#
            + #"<segue destination="nav" kind="presentation" identifier="compose" id="s2"/></connections>"#)
          + scene("viewController", "message")
          + scene(
            "navigationController", "nav", "",
            #"<connections><segue destination="form" kind="relationship" relationship="rootViewController" id="r"/>"#
              + "</connections>") + scene("viewController", "form")
      )
    ])
    let inbox = try #require(
      simulation.run { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
        as? InboxViewController)
    launch(inbox)
    simulation.run { inbox.messageWasSelected("Lunch?") }
    simulation.settle()
    #expect(inbox.presentedViewController?.title == "Lunch?")
    simulation.run { inbox.dismiss(animated: false) }
    simulation.settle()
    simulation.run { inbox.compose() }
    simulation.settle()
    #expect((inbox.presentedViewController as? UINavigationController)?.topViewController?.title == "New Message")
    #expect(inbox.prepared == [.showMessage, .compose])
    #expect(simulation.exceptions == [])
  }

  @Test("A full-frame child fills its container by anchors, is replaced and removed without a warning")
  func fullframeChild() throws {
    let simulation = try simulation()
    let (root, first, second) = simulation.run { (UIViewController(), UIViewController(), UIViewController()) }
    launch(root)
    simulation.run {
      let above = UIView()
      root.view.addSubview(above)
      root.insertFullframeChildController(first, index: 0)
      #expect(root.view.subviews == [first.view, above])
    }
    simulation.settle()
    #expect(first.parent === root)
    #expect(first.view.frame == root.view.bounds)
    var isReplaced = false
    simulation.run { root.replaceFullframeChildController(first, with: second) { isReplaced = true } }
    simulation.settle()
    #expect(isReplaced)
    #expect(root.children == [second])
    #expect(first.view.superview == nil)
    simulation.run { root.removeFullframeChildController(second) }
    simulation.settle()
    #expect(root.children.isEmpty)
    #expect(simulation.warnings == [])
    #expect(simulation.exceptions == [])
  }

  @Test("A Storyboardable controller comes from the storyboard of its name, as its own type")
  func storyboardable() throws {
    let simulation = try simulation([
      (
        "ProfileViewController",
        scene("viewController", "first", #"customClass="ProfileViewController""#)
          + scene(
            "viewController", "avatar",
            #"customClass="AvatarViewController" storyboardIdentifier="AvatarViewController""#)
      )
    ])
    let profile = simulation.run { ProfileViewController.make(userName: "Ada") }
    launch(profile)
    #expect(profile.title == "Ada")
    let avatar: AvatarViewController = simulation.run { AvatarViewController.instantiateFromStoryboard() }
    #expect(avatar.storyboard != nil)
  }

  @Test("A ViewCreator view sets up hierarchy, constraints, properties and localisation, in this order")
  func viewCreator() throws {
    final class Steps: ViewCreator {
      var log: [String] = []
      func setupHierarchy() { log.append("hierarchy") }
      func setupConstraints() { log.append("constraints") }
      func setupProperties() { log.append("properties") }
      func setupLocalization() { log.append("localization") }
    }
    let steps = Steps()
    steps.setupView()
    #expect(steps.log == ["hierarchy", "constraints", "properties", "localization"])
    let simulation = try simulation()
    let login = simulation.run { LoginViewController() }
    launch(login)
    let view = try #require(login.view as? LoginView)
    #expect(view.titleLabel.text == "Welcome back")
    #expect(view.titleLabel.font.pointSize == 28)
    #expect(view.stackView.arrangedSubviews.count == 6)
    #expect(view.loginButton.title(for: .normal) == "Log In")
    #expect(view.loginButton.titleColor(for: .disabled) === UIColor.lightGray)
    #expect(view.loginButton.layer.cornerRadius == 8)
    #expect(view.activityIndicator.isHidden)
    #expect(view.scrollView.frame.minY == view.safeAreaInsets.top)
    #expect(view.scrollView.frame.maxY == view.bounds.maxY)
    #expect(view.titleLabel.contentHuggingPriority(for: .vertical) == .required)
  }

  @Test("A container with a banner takes the status bar and gives its content a larger safe area")
  func bannerContainer() throws {
    final class Content: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    }
    let simulation = try simulation()
    let content = simulation.run { Content() }
    let container = simulation.run { BannerContainerViewController(contentViewController: content) }
    launch(container)
    let top = content.view.safeAreaInsets.top
    #expect(top > 0)
    #expect(container.childForStatusBarStyle === content)
    simulation.run { container.isBannerVisible = true }
    simulation.settle()
    #expect(content.view.safeAreaInsets.top == top + 32)
    #expect(container.bannerView.frame.maxY == top + 32)
    #expect(container.childForStatusBarStyle == nil)
    #expect(container.supportedInterfaceOrientations == content.supportedInterfaceOrientations)
    #expect(simulation.warnings == [])
  }

  @Test("A coordinator pushes, presents and pops, and finds the top controller")
  func coordinator() throws {
    let simulation = try simulation()
    let navigation = simulation.run { UINavigationController(rootViewController: UIViewController()) }
    launch(navigation)
    let coordinator = simulation.run { OrderCoordinator(navigationController: navigation) }
    var isFinished = false
    coordinator.onFinish = { isFinished = true }
    simulation.run { coordinator.start() }
    simulation.settle()
    let order = try #require(simulation.run { UIApplication.topViewController() } as? OrderViewController)
    #expect(coordinator.shown.last === order)
    simulation.run { order.done(nil) }
    simulation.settle()
    #expect(simulation.run { UIApplication.topViewController() } is UIAlertController)
    let place = try #require(simulation.screenElements.first { $0.texts.contains("Place") })
    simulation.touch(place)
    simulation.settle()
    #expect(isFinished)
    #expect(navigation.viewControllers.count == 1)
    #expect(simulation.warnings == [])
  }

  @Test("Cells are registered and dequeued by their types")
  func cells() throws {
    let simulation = try simulation()
    let list = simulation.run { CountriesViewController(countries: ["Fiji", "Peru"]) }
    var selected: String?
    list.onSelect = { selected = $0 }
    launch(list)
    let peru = try #require(simulation.screenElements.first { $0.texts.contains("Peru") })
    simulation.touch(peru)
    #expect(selected == "Peru")
  }

  @Test("Bars take a theme, buttons a shape; a view is placed by another's coordinates, and told of its superviews")
  func looks() throws {
    let simulation = try simulation()
    let screen = simulation.run { UIViewController() }
    let navigation = simulation.run { UINavigationController(rootViewController: screen) }
    Theme.apply(to: navigation)
    launch(navigation)
    #expect(navigation.navigationBar.standardAppearance.backgroundColor === UIColor.systemIndigo)
    simulation.run {
      let box = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
      let button = PillButton(frame: CGRect(x: 5, y: 6, width: 100, height: 40))
      screen.view.addSubview(box)
      box.addSubview(button)
      screen.view.layoutIfNeeded()
      #expect(button.layer.cornerRadius == 20)
      let tooltip = TooltipView()
      tooltip.place(over: button, in: screen.view)
      #expect(tooltip.frame == CGRect(x: 15, y: 74, width: 120, height: 32))
      #expect(screen.view.convert(CGPoint(x: 15, y: 26), to: button) == .zero)
      #expect(button.convert(CGPoint.zero, from: screen.view) == CGPoint(x: -15, y: -26))
      tooltip.removeFromSuperview()
      #expect(tooltip.moves == ["will join", "did join", "will leave", "did leave"])
    }
  }
}
