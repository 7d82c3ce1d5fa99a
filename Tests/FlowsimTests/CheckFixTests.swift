import Foundation
import TestSupport
import Testing

/// `check --fix` mends what is safe and leaves every other byte as it was.
@Suite struct CheckFixTests {
  private let flowsim = BuiltProgram("flowsim")

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>\r
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a">
      <scenes>
        <scene sceneID="1"><objects><viewController id="a" customClass="Home" customModule="App" \
    customModuleProvider="target"><view key="view" id="v"><subviews><button id="b"  title="&#228;"><connections>
          <action selector="opne:" destination="a" eventType="touchUpInside" id="x-1"/>
        </connections></button></subviews></view><connections>
          <outlet property="titel" destination="v" id="x-1"/>\t
          <segue destination="c" kind="show" identifier="item" id="s"/>
        </connections></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="c"/></objects></scene>
      </scenes>
    </document>

    """
  private static let code = """
    class Home: UIViewController {
      @IBOutlet var title2: UIView!
      @IBOutlet var title: UIView!
      @IBAction func open(_ sender: Any) {
        performSegue(withIdentifier: "itme", sender: "itm")  // "itme"
      }
    }

    """

  @Test func mendsWhatIsSafe() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": Self.storyboard, "App/Home.swift": Self.code,
    ])
    let result = try flowsim.run(["check", "App", "--no-cache", "--fix"], in: folder.path)
    #expect(result.status == 0)
    let document = try String(contentsOfFile: "\(folder.path)/App/Main.storyboard", encoding: .utf8)
    let code = try String(contentsOfFile: "\(folder.path)/App/Home.swift", encoding: .utf8)
    #expect(code == Self.code.replacing("(withIdentifier: \"itme\"", with: "(withIdentifier: \"item\""))
    let id = try #require(document.firstMatch(of: #/"titl." destination="v" id="(\w{3}-\w{2}-\w{3})"/#)).1
    let expected = Self.storyboard.replacing("opne:", with: "open:").replacing("\"titel\"", with: "\"title\"")
      .replacing("\"v\" id=\"x-1\"", with: "\"v\" id=\"\(id)\"")
    #expect(document == expected)
    let again = try flowsim.run(["check", "App", "--no-cache", "--fix"], in: folder.path)
    #expect(again.errors == "")
  }
}
