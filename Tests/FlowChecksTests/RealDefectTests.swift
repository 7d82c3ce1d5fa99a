import FlowModel
import Testing

@testable import FlowChecks

/// Defects and traps that real apps had, rebuilt small: those whose mechanism needs more than an example of a rule.
@Suite struct RealDefectTests {
  private static func storyboard(_ attributes: String, _ inner: String) -> String {
    """
    <document initialViewController="lamp">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="lamp" \(attributes)>
            \(inner)
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func check(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try ExampleApp.findings(of: RuleExample(files)).map(\.description)
  }

  private let code = """
    import UIKit
    class LampViewController: UIViewController {
      @IBOutlet var levelLabel: UILabel!
    }
    """
  private let outlet = """
    <view key="view" id="v"><subviews><label id="l"/></subviews></view>
    <connections><outlet property="levelLabel" destination="l" id="o"/></connections>
    """

  @Test(
    arguments: RealCase.defects + RealCase.defectsByReach + RealCase.traps + RealCase.trapsOfModules
      + RealCase.casesOfObjectiveC
      + RealCase.trapsOfPlatforms + RealCase.casesOfReach
      + RealCase.casesOfMaking + RealCase.casesOfRunning + RealCase.casesOfServing
      + RealCase.casesOfAsking + RealCase.casesOfCalling + RealCase.casesOfDevices + RealCase.casesOfNaming
      + RealCase.casesOfLoading + RealCase.casesOfStarting + RealCase.casesOfLists + RealCase.casesOfWays
      + RealCase.casesOfBranches + RealCase.casesOfTouching
      + RealCase.casesOfHelpers + RealCase.casesOfGiving + RealCase.casesOfHiding
      + RealCase.casesOfPlacing + RealCase.casesOfComparing + RealCase.casesOfKnowing + RealCase.casesOfLostNames
      + RealCase.casesOfBlocking + RealCase.casesOfLooseEnds + RealCase.casesOfLibraries + RealCase.casesOfDoubt
      + RealCase.casesOfMessages)
  func findsWhatIsMarked(one: RealCase) throws {
    // The xibs of small apps are hardly ever loaded.
    let found = try ExampleApp.findings(of: one.app).filter { $0.ruleID != UnusedDocument.description.id }
    let expected = zip(one.app.places, one.app.messages).map { "\($0): \($1)" }
    #expect(found.map { "\($0.location): \($0.severity): \($0.message)" } == expected)
  }

  /// What a call of a type with parameters is, is found out once, and is no function that was called there.
  @Test func initialValuesOfTypesThatAreNotKnown() throws {
    let found = try check([
      "Map.swift": """
      import UIKit
      import Maps

      class MapController: UIViewController {
        private var first = Set<Marker>()
        private var second = Set<Marker>()

        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
          if segue.identifier == "go" {
            let item = ((sender as! Marker).data as! Item)
            let next = segue.destinationViewController as! NextController
            next.item = item
          }
        }
      }
      class NextController: UIViewController { var item: Item! }
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="m">
      <scenes><scene sceneID="1"><objects><viewController id="m" customClass="MapController" \
      sceneMemberID="viewController"><connections><segue destination="n" kind="show" identifier="go" id="s"/></connections>
      </viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="n" customClass="NextController" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """,
    ])
    #expect(found.allSatisfy { !"\($0)".contains("error") }, "\(found)")
  }

  /// The module is inherited, whatever old name the document keeps.
  @Test(arguments: [#"customModule="LampSample""#, #"customModule="Lamp_Demo" customModuleProvider="target""#])
  func theModuleIsTheTargets(module: String) throws {
    let found = try check([
      "Package.swift": RealCase.package, "Sources/LampSample/Lamp.swift": code,
      "Sources/LampSample/Main.storyboard": Self.storyboard(#"customClass="LampViewController" \#(module)"#, outlet),
    ])
    #expect(found == [])
  }

  /// A class that answers for keys that it does not have is left alone, and so is one whose superclass is not here.
  @Test(arguments: [
    "class LampViewController: KitViewController {}",
    "class LampViewController: UIViewController { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }",
  ])
  func theOutletMayBeElsewhere(code: String) throws {
    let found = try check([
      "Lamp.swift": code,
      "Main.storyboard": Self.storyboard(
        #"customClass="LampViewController" customModule="App" customModuleProvider="target""#, outlet),
    ])
    #expect(found == [])
  }

  /// Without sources, rules that need them stay silent.
  @Test func sourcesAreMissing() throws {
    let found = try check([
      "Main.storyboard": Self.storyboard(
        #"customClass="LampViewController" customModule="App" customModuleProvider="target""#, outlet)
    ])
    #expect(found == [])
  }
}
