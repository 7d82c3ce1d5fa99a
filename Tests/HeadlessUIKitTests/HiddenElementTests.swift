import Testing

@testable import HeadlessUIKit

/// What UIKit does not show is not on the screen, and what it does not let touches through to does not act.
@MainActor
struct HiddenElementTests {
  /// A screen whose button `Go` opens a second screen, with something around and on the button.
  private func simulation(around: String = "", button: String = "", inside: String = "") throws -> Simulation {
    try Simulation.launched(
      StoryboardFixture(
        initial: "a",
        scenes: [
          .init(
            id: "a",
            view: """
              <subviews><view contentMode="scaleToFill" id="box" \(around)><subviews>
              <button contentMode="scaleToFill" id="b" \(button)><state key="normal" title="Go"/>\(inside)<connections>
              <segue destination="c" kind="presentation" id="s"/></connections></button></subviews></view></subviews>
              """),
          .init(id: "c", attributes: #"title="C""#),
        ]))
  }

  private func attribute(_ keyPath: String, _ value: String, _ type: String = "boolean") -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" \(value)/>"
      + "</userDefinedRuntimeAttributes>"
  }

  @Test(
    "Hidden or transparent, itself or around it: it is not on the screen",
    arguments: [
      ("hidden=\"YES\"", ""), ("", "hidden=\"YES\""), ("alpha=\"0.0\"", ""), ("", "alpha=\"0.0\""),
      ("", "alpha=\"0.009\""), ("alpha=\"0.005\"", ""),
    ])
  func unseen(around: String, button: String) throws {
    #expect(try simulation(around: around, button: button).screenElements.flatMap(\.texts) == [])
  }

  @Test(
    "Touches disabled, itself or around it, or disabled: it is seen and does not act",
    arguments: [
      ("userInteractionEnabled=\"NO\"", "", TouchOutcome.unanswered),
      ("", "userInteractionEnabled=\"NO\"", .unanswered),
      ("", "enabled=\"NO\"", .disabled),
    ])
  func untouchable(around: String, button: String, outcome: TouchOutcome) throws {
    let simulation = try simulation(around: around, button: button)
    #expect(simulation.tap("Go") == outcome)
    #expect(simulation.visibleScreen?.title == nil)
    #expect(simulation.undecidedEffects == [])
  }

  @Test(
    "The same by runtime attributes",
    arguments: [("hidden", "YES"), ("isHidden", "YES"), ("layer.hidden", "YES")])
  func hiddenByAttribute(key: String, value: String) throws {
    let simulation = try simulation(inside: attribute(key, "value=\"\(value)\""))
    #expect(simulation.screenElements.flatMap(\.texts) == [])
  }

  @Test("Numbers, texts and identifiers by runtime attributes")
  func attributes() throws {
    func numbered(_ key: String, _ value: String) -> String {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(key)\">"
        + "<real key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    }
    #expect(try simulation(inside: numbered("alpha", "0")).screenElements.flatMap(\.texts) == [])
    #expect(try simulation(inside: numbered("layer.opacity", "0")).screenElements.flatMap(\.texts) == [])
    #expect(try simulation(inside: attribute("enabled", "value=\"NO\"")).tap("Go") == .disabled)
    #expect(try simulation(inside: attribute("userInteractionEnabled", "value=\"NO\"")).tap("Go") == .unanswered)
    let named = try simulation(inside: attribute("accessibilityIdentifier", "value=\"go\"", "string"))
    #expect(named.screenElements.compactMap(\.identifier) == ["go"])
    let labelled = try simulation(inside: attribute("accessibilityLabel", "value=\"Forward\"", "string"))
    #expect(labelled.tap("Forward") == .handled)
    // A number that no machine counts to is no tag, and ends nothing.
    #expect(try simulation(inside: numbered("tag", "1e300")).tap("Go") == .handled)
  }

  @Test("Elements that are kept from user interface tests are not found")
  func elementsHidden() throws {
    let simulation = try simulation()
    let box = try #require(simulation.visibleScreen?.view.subviews.first)
    box.accessibilityElementsHidden = true
    #expect(simulation.screenElements.flatMap(\.texts) == [])
  }

  @Test("A disabled control inside something that answers touches is undecided")
  func disabledInRow() throws {
    let simulation = try simulation(button: "enabled=\"NO\"")
    let box = try #require(simulation.visibleScreen?.view.subviews.first)
    simulation.run { box.addGestureRecognizer(UITapGestureRecognizer()) }
    #expect(simulation.tap("Go") == .disabled)
    #expect(
      simulation.undecidedEffects.map(\.question) == [
        "whether what is around a disabled control sees the touch on it"
      ])
  }

  @Test("Segments: one that is disabled, and all of a control that takes no touches")
  func segments() {
    let simulation = Simulation()
    let root = simulation.run { Screen("A") }
    let segments = simulation.run { UISegmentedControl(items: ["One", "Two", "Three"]) }
    root.view.addSubview(segments)
    simulation.show(root)
    segments.setEnabled(false, forSegmentAt: 1)
    #expect(simulation.tap("Two") == .disabled)
    #expect(simulation.tap("Three") == .handled)
    #expect(segments.selectedSegmentIndex == 2)
    root.view.isUserInteractionEnabled = false
    #expect(simulation.tap("One") == .unanswered)
    #expect(segments.selectedSegmentIndex == 2)
  }

  @Test("A bar that takes no touches: its buttons, its back button, its tabs do not act")
  func bars() throws {
    let simulation = Simulation()
    let first = simulation.run { Screen("First") }
    let second = simulation.run { Screen("Second") }
    let tabs = simulation.run { UITabBarController() }
    let navigation = simulation.run { UINavigationController(rootViewController: first) }
    var isTapped = false
    simulation.run {
      first.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", primaryAction: UIAction { _ in isTapped = true })
      tabs.viewControllers = [navigation, second]
    }
    simulation.show(tabs)
    navigation.navigationBar.isUserInteractionEnabled = false
    tabs.tabBar.isUserInteractionEnabled = false
    #expect(simulation.tap("More") == .unanswered)
    #expect(simulation.tap("Second") == .unanswered)
    #expect(!isTapped)
    #expect(simulation.visibleScreen === first)
  }
}
