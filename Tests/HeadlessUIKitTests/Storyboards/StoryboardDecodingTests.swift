import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What is there when a scene is decoded, when its view loads, and what goes wrong.
@MainActor
struct StoryboardDecodingTests {
  private static let observer = StoryboardFixture(
    initial: "a",
    scenes: [
      .init(
        id: "a", attributes: #"customClass="ObservingViewController" storyboardIdentifier="a""#,
        view: #"""
          <subviews><label text="Hello" id="label"/>
          <view contentMode="scaleToFill" customClass="CardView" id="card"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="8"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></subviews>
          """#,
        items: #"""
          <navigationItem key="navigationItem" title="Observed" id="item"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          """#,
        connections: #"<outlet property="label" destination="label" id="o1"/>"#
          + #"<outlet property="card" destination="card" id="o2"/>"#
          + #"<outlet property="item" destination="item" id="o3"/>"#)
    ])

  @Test(
    "G60: init(coder:), runtime attributes, awakeFromNib with the outlets that are no views; then viewDidLoad",
    .proves("G60", "F2.2", "F2.19", "F2.22"))
  func order() throws {
    let document = try Self.observer.document()
    let simulation = Simulation(
      interfaces: InterfaceBundle(documents: [document]), modules: ["HeadlessUIKitTests"])
    let made = simulation.run {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "a")
    }
    let screen = try #require(made as? ObservingViewController)
    #expect(
      screen.log == [
        "init(coder:) count=0 label=false item=false",
        "awakeFromNib count=3 label=false item=true",
      ])
    simulation.run { screen.loadViewIfNeeded() }
    #expect(screen.log.dropFirst(2) == ["card awakeFromNib", "viewDidLoad count=3 label=true item=true"])
    #expect(screen.card?.log == ["awakeFromNib cornerRadius=8.0"])
    #expect(simulation.warnings == [])
  }

  @Test("An activity indicator has the style that the document says, and is as large as that")
  func activityIndicators() throws {
    let fixture = StoryboardFixture(
      initial: "a",
      scenes: [
        .init(
          id: "a",
          view: #"""
            <subviews>
            <activityIndicatorView style="whiteLarge" translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
            <activityIndicatorView style="gray" translatesAutoresizingMaskIntoConstraints="NO" id="other"/>
            </subviews>
            """#)
      ])
    let simulation = try Simulation.launched(fixture)
    let views = try #require(simulation.visibleScreen?.view.subviews as? [UIActivityIndicatorView])
    #expect(views.map(\.style) == [.whiteLarge, .gray])
  }

  @Test("G61: the views of a scene awake before viewDidLoad", .proves("G61"))
  func viewsAwake() throws {
    let simulation = try Simulation.launched(Self.observer)
    let screen = try #require(simulation.visibleScreen as? ObservingViewController)
    #expect(screen.log.suffix(2) == ["card awakeFromNib", "viewDidLoad count=3 label=true item=true"])
  }

  @Test("A runtime attribute that the class does not have is only logged", .proves("F2.19"))
  func failingAttribute() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "a",
        scenes: [
          .init(
            id: "a", attributes: #"customClass="ObservingViewController""#,
            items: #"""
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="colour" value="red"/>
                <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="2"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
              """#)
        ]))
    #expect(simulation.exceptions == [])
    let warning = try #require(simulation.warnings.first)
    #expect(simulation.warnings.count == 1)
    #expect(
      warning.wholeMatch(
        of:
          /Failed to set \(colour\) user defined inspected property on \(ObservingViewController\): \[<ObservingViewController 0x[0-9a-f]+> setValue:forUndefinedKey:\]: this class is not key value coding-compliant for the key colour\./
      ) != nil, "\(warning)")
    #expect((simulation.visibleScreen as? ObservingViewController)?.count == 2)
  }

  @Test("An outlet that the class does not have raises when it is set", .proves("F2.20"))
  func missingOutlet() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "a",
        scenes: [
          .init(
            id: "a", attributes: #"customClass="ObservingViewController""#,
            view: #"<subviews><label text="Hello" id="label"/></subviews>"#,
            connections: #"<outlet property="gone" destination="label" id="o1"/>"#)
        ]))
    let exception = try #require(simulation.exceptions.first)
    #expect(exception.name.rawValue == "NSUnknownKeyException")
    #expect(
      exception.reason.wholeMatch(
        of:
          /\[<ObservingViewController 0x[0-9a-f]+> setValue:forUndefinedKey:\]: this class is not key value coding-compliant for the key gone\./
      ) != nil, "\(exception.reason)")
  }

  /// The scene of an element whose custom class does not exist.
  private func unknownClass(_ scene: StoryboardFixture.Scene) throws -> Simulation {
    let document = try StoryboardFixture(initial: "a", scenes: [scene]).document()
    let simulation = Simulation(
      interfaces: InterfaceBundle(documents: [document]), modules: ["HeadlessUIKitTests"], hasAllClasses: true)
    simulation.launch(document)
    return simulation
  }

  @Test(
    "A class that does not exist: the element's own class of UIKit's is made, and logged", .proves("F2.21"),
    arguments: [
      ("viewController", "UIViewController"), ("tableViewController", "UITableViewController"),
      ("navigationController", "UINavigationController"), ("tabBarController", "UITabBarController"),
    ])
  func unknownControllerClass(element: String, type: String) throws {
    let simulation = try unknownClass(.init(element: element, id: "a", attributes: #"customClass="Gone""#))
    let root = try #require(simulation.rootViewController)
    #expect(String(describing: Swift.type(of: root)) == type)
    #expect(simulation.warnings == ["Unknown class Gone in Interface Builder file."])
    #expect(simulation.exceptions == [])
    #expect(root.unlinkedClass == nil)
  }

  @Test("Views of a class that does not exist; their outlets then raise", .proves("F2.20", "F2.21"))
  func unknownViewClass() throws {
    let simulation = try unknownClass(
      .init(
        id: "a",
        view: #"""
          <subviews><button customClass="GoneButton" id="b"><connections>
            <outlet property="helper" destination="l" id="o"/></connections></button><label id="l"/></subviews>
          """#))
    #expect(simulation.rootViewController?.view.subviews.first is UIButton)
    #expect(simulation.warnings == ["Unknown class GoneButton in Interface Builder file."])
    #expect(
      simulation.exceptions.map(\.reason) == [
        "[<UIButton 0x0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key helper."
      ])
  }

  @Test("A class that is merely not linked is no unknown class")
  func unlinked() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(initial: "a", scenes: [.init(id: "a", attributes: #"customClass="Elsewhere""#)]))
    #expect(simulation.visibleScreen?.unlinkedClass == "Elsewhere")
    #expect(simulation.warnings == [])
  }

  @Test(
    "Relationships are resolved at decode, without prepare; their scene has an identifier only if it was given one",
    .proves("F2.10"))
  func relationships() throws {
    let fixture = StoryboardFixture(
      initial: "tabs",
      scenes: [
        .init(
          element: "tabBarController", id: "tabs",
          connections: #"<segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>"#
            + #"<segue destination="last" kind="relationship" relationship="viewControllers" id="r2"/>"#),
        .init(
          element: "navigationController", id: "nav",
          connections: #"<segue destination="root" kind="relationship" relationship="rootViewController" id="r3"/>"#),
        .init(id: "root", attributes: #"title="Root" storyboardIdentifier="root""#),
        .init(id: "last", attributes: #"title="Last""#),
      ])
    let document = try fixture.document()
    let simulation = Simulation(interfaces: InterfaceBundle(documents: [document]))
    simulation.run {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
      let navigation = tabs?.viewControllers?.first as? UINavigationController
      #expect(navigation?.viewControllers.map(\.title) == ["Root"])
      #expect(tabs?.viewControllers?.last?.title == "Last")
      #expect(tabs?.isViewLoaded == false || tabs?.viewControllers?.last?.isViewLoaded == false)
      #expect(simulation.traceLines(from: 0, of: [.prepareForSegue]) == [])
      #expect(storyboard.instantiateViewController(withIdentifier: "root").title == "Root")
      #expect(simulation.exceptions == [])
      _ = storyboard.instantiateViewController(withIdentifier: "last")
      #expect(simulation.exceptions.count == 1)
    }
  }
}

/// A screen that tells what is set when.
final class ObservingViewController: UIViewController {
  var count = 0
  var label: UILabel?
  var card: CardView?
  var item: UINavigationItem?
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init(coder:)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    note("awakeFromNib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let card { log.append("card " + (card.log.first?.prefix(12) ?? "")) }
    note("viewDidLoad")
  }

  private func note(_ callback: String) {
    log.append("\(callback) count=\(count) label=\(label != nil) item=\(item != nil)")
  }
}

extension ObservingViewController: InterfaceBound {
  static var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ObservingViewController.self) { bind in
      bind.attribute("count", \.count)
      bind.outlet("label", \.label)
      bind.outlet("card", \.card)
      bind.outlet("item", \.item)
    }
  }
}
