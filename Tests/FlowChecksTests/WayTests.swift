import FlowModel
import Testing

@testable import FlowChecks

/// An error is something that a user comes to, and the finding says how.
@Suite struct WayTests {
  private static let home = """
    <viewController id="home" \(RealCase.of("HomeController"))>
      <view key="view" id="v"><subviews>
        <button id="b"><state key="normal" title="About"/><connections>
          <segue destination="about" kind="show" id="s-1"/>
        </connections></button>
        <view id="k" \(RealCase.of("Knob"))><connections>
          <action selector="turn:" destination="home" eventType="valueChanged" id="a-1"/>
        </connections></view>
      </subviews></view>
    </viewController>
    """

  private static let about = """
    <viewController id="about" \(RealCase.of("AboutController"))>
      <view key="view" id="w"/><connections><outlet property="top" destination="w" id="o"/></connections>
    </viewController>
    """

  private static let old = """
    <viewController storyboardIdentifier="Old" id="old" \(RealCase.of("OldController"))>
      <view key="view" id="x"/><connections><outlet property="top" destination="x" id="p"/></connections>
    </viewController>
    """

  private func check(_ code: String) throws -> [Finding] {
    try ExampleApp.findings(
      of: RuleExample(["A.swift": code, "Main.storyboard": RealCase.storyboard(Self.home, Self.about, Self.old)]))
  }

  private let classes = """
    class HomeController: UIViewController {}
    class AboutController: UIViewController {}
    class OldController: UIViewController {}
    class Knob: UIControl {}

    """

  @Test func theWayIsInTheFinding() throws {
    let found = try check(classes).filter { $0.severity == .error }
    #expect(found.map(\.message) == ["AboutController has no property 'top': was it renamed or deleted?"])
    #expect(
      found.first?.way.map(\.message) == ["the app starts with HomeController", "tap \"About\" to AboutController"])
  }

  /// Who makes a scene has to be come to in turn, however many call one another.
  @Test(arguments: [
    ("", false), ("override func viewDidLoad() { super.viewDidLoad(); Router().one() }", true),
  ])
  func callersAreFollowedToTheStart(entry: String, isError: Bool) throws {
    let router = """
      class Router {
        func one() { two() }
        func two() { three() }
        func three() { four() }
        func four() { five() }
        func five() { six() }
        func six() { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Old") }
      }
      extension OldController { func again() { Router().one() } }
      extension HomeController { \(entry) }

      """
    let found = try check(router + classes).filter { $0.message.hasPrefix("OldController") }
    #expect(found.map(\.severity) == [isError ? .error : .warning])
    #expect(found.first?.way.last?.message == (isError ? "OldController" : nil))
  }

  /// `UIControl` sends no `valueChanged` by itself.
  @Test(arguments: [("", Finding.Severity.warning), ("func turn() { sendActions(for: .valueChanged) }", .error)])
  func aControlSendsItsOwnEvents(code: String, severity: Finding.Severity) throws {
    let found = try check(classes + "extension Knob { \(code) }").filter { $0.ruleID == "missing-action" }
    #expect(found.map(\.severity) == [severity])
  }

  /// A view of Objective-C that is made by its class has no xib, whatever that is called.
  @Test(arguments: [
    ("[table registerClass:[LampCell class] forCellReuseIdentifier:@\"c\"]", false),
    ("[table registerNib:[UINib nibWithNibName:@\"LampCell\" bundle:nil] forCellReuseIdentifier:@\"c\"]", true),
  ])
  func aViewOfObjectiveCIsMadeWithoutItsXib(code: String, isError: Bool) throws {
    let found = try ExampleApp.findings(
      of: RuleExample([
        "HomeController.m": """
        @implementation HomeController
        - (void)viewDidLoad { \(code); }
        @end
        """,
        "LampCell.m": """
        @interface LampCell : UITableViewCell
        @end
        @implementation LampCell
        @end
        """,
        "LampCell.xib": """
        <document><objects><tableViewCell id="c" customClass="LampCell"><connections>
          <outlet property="top" destination="c" id="o"/>
        </connections></tableViewCell></objects></document>
        """,
        "Main.storyboard": RealCase.storyboard("<viewController id=\"home\" customClass=\"HomeController\"/>"),
      ])
    ).filter { $0.ruleID == "missing-outlet" }
    #expect(found.map(\.severity) == [isError ? .error : .warning])
  }
}
