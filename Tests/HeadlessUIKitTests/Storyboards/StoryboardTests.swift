import FlowInterfaceBuilder
import HeadlessUIKit
import TestSupport
import Testing

/// A view whose storyboard sets a runtime attribute, and which a nib fills as its file's owner.
final class CardView: UIView {
  var cornerRadius: CGFloat = 0
  var titleLabel: UILabel?
  var log: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awakeFromNib cornerRadius=\(cornerRadius)")
  }
}

extension CardView: InterfaceBound {
  static var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: CardView.self) { bind in
      bind.attribute("cornerRadius", \.cornerRadius)
      bind.outlet("titleLabel", \.titleLabel)
    }
  }
}

@MainActor
struct StoryboardTests {
  @Test("A scene without an identifier has the one that the storyboard is compiled with")
  func madeIdentifiers() throws {
    let main = StoryboardFixture(
      initial: "a",
      scenes: [
        .init(
          id: "a", attributes: #"title="A""#,
          connections: #"<segue destination="ref" kind="presentation" identifier="made" id="s1"/>"#),
        .init(
          element: "viewControllerPlaceholder", id: "ref",
          attributes: #"storyboardName="Other" referencedIdentifier="UITableViewController-c-1""#),
      ])
    let other = StoryboardFixture(
      name: "Other", initial: "b",
      scenes: [
        .init(id: "b", attributes: #"title="B""#),
        .init(element: "tableViewController", id: "c-1", attributes: #"title="C""#),
        .init(id: "d-1", attributes: #"title="D" storyboardIdentifier="d""#),
      ])
    let simulation = try Simulation.launched(main, other)
    let root = try #require(simulation.visibleScreen)
    simulation.run { root.performSegue(withIdentifier: "made", sender: nil) }
    simulation.settle()
    #expect(simulation.visibleScreen?.title == "C")
    simulation.run { root.dismiss(animated: false) }
    simulation.settle()
    simulation.run {
      _ = UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "UIViewController-d-1")
    }
    #expect(!simulation.exceptions.isEmpty)
  }

  @Test("A reference leads into another storyboard: to an identifier, or to its initial scene", .proves("F2.18"))
  func references() throws {
    let main = StoryboardFixture(
      initial: "a",
      scenes: [
        .init(
          id: "a", attributes: #"title="A""#,
          connections: #"<segue destination="ref1" kind="presentation" identifier="initial" id="s1"/>"#
            + #"<segue destination="ref2" kind="presentation" identifier="named" id="s2"/>"#
            + #"<segue destination="ref3" kind="presentation" identifier="broken" id="s3"/>"#),
        .init(element: "viewControllerPlaceholder", id: "ref1", attributes: #"storyboardName="Other""#),
        .init(
          element: "viewControllerPlaceholder", id: "ref2",
          attributes: #"storyboardName="Other" referencedIdentifier="c""#),
        .init(element: "viewControllerPlaceholder", id: "ref3", attributes: #"storyboardName="Gone""#),
      ])
    let other = StoryboardFixture(
      name: "Other", initial: "b",
      scenes: [
        .init(id: "b", attributes: #"title="B""#), .init(id: "c", attributes: #"title="C" storyboardIdentifier="c""#),
      ])
    let simulation = try Simulation.launched(main, other)
    let root = try #require(simulation.visibleScreen)
    for (identifier, title) in [("initial", "B"), ("named", "C")] {
      simulation.run { root.performSegue(withIdentifier: identifier, sender: nil) }
      simulation.settle()
      #expect(simulation.visibleScreen?.title == title)
      #expect(simulation.visibleScreen?.origin?.documentName == "Other")
      simulation.run { root.dismiss(animated: false) }
      simulation.settle()
    }
    simulation.run { root.performSegue(withIdentifier: "broken", sender: nil) }
    #expect(
      simulation.exceptions.map(\.reason) == [
        "Could not find a storyboard named 'Gone' in bundle NSBundle <com.example.app> (loaded)"
      ])
  }

  @Test("Of two storyboards of a name the device's own is taken, then the one nearest to the asker")
  func choosing() throws {
    func document(_ path: String) throws -> InterfaceDocument {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes/></document>
        """
      return try InterfaceReader.read(bytes: Array(text.utf8), file: path)
    }
    let bundle = InterfaceBundle(
      documents: [
        try document("One/Main.storyboard"), try document("One/Main~ipad.storyboard"),
        try document("Two/fr.lproj/Main.storyboard"), try document("Two/Base.lproj/Main.storyboard"),
      ])
    #expect(bundle.storyboard(named: "Main")?.file == "One/Main.storyboard")
    #expect(bundle.storyboard(named: "Main", idiom: .pad)?.file == "One/Main~ipad.storyboard")
    #expect(
      bundle.storyboard(named: "Main", near: "Two/Base.lproj/Other.storyboard")?.file
        == "Two/Base.lproj/Main.storyboard")
    #expect(bundle.storyboard(named: "main") == nil)
  }

  @Test("A nib fills its file's owner")
  func nib() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardView"><connections>
          <outlet property="titleLabel" destination="title" id="o"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="root"><subviews><label text="Special" id="title"/></subviews></view>
      </objects></document>
      """
    let document = try InterfaceReader.read(bytes: Array(text.utf8), file: "CardView.xib")
    let simulation = Simulation(interfaces: InterfaceBundle(documents: [document]))
    let owner = simulation.run { CardView(frame: .zero) }
    let objects = simulation.run { UINib(nibName: "CardView", bundle: nil).instantiate(withOwner: owner) }
    #expect(objects.count == 1)
    #expect(owner.titleLabel?.text == "Special")
  }

  @Test("title sets the titles of the items, not the other way round", .proves("F2.23"))
  func titles() {
    let screen = Simulation().run { Screen("A") }
    #expect(screen.navigationItem.title == "A")
    #expect(screen.tabBarItem.title == "A")
    screen.navigationItem.title = "B"
    #expect(screen.title == "A")
  }

  @Test("The autoresizing mask shares a change of size")
  func autoresizing() {
    let view = Simulation().run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let subview = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    subview.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(subview)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    #expect(subview.frame == CGRect(x: 10, y: 70, width: 130, height: 40))
  }

  @Test("A custom class that is one of UIKit's own needs no code of the app's")
  func customClassOfUIKit() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "a",
        scenes: [
          .init(
            id: "a", attributes: #"customClass="UIViewController""#,
            view: #"<subviews><view contentMode="scaleToFill" customClass="UIControl" id="c"/></subviews>"#)
        ]))
    let screen = try #require(simulation.visibleScreen)
    #expect(screen.origin?.unlinkedClass == nil)
    #expect(screen.view.subviews.first is UIControl)
  }
}
