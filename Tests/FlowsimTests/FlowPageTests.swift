import Foundation
import TestSupport
import Testing

/// The page of `flowsim run --format html`.
@Suite struct FlowPageTests {
  let flowsim = BuiltProgram("flowsim")

  private func page(_ title: String = "Home") throws -> (text: String, folder: TemporaryFolder) {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="n"><scenes><scene sceneID="s"><objects>
      <navigationController id="n" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene><scene sceneID="t"><objects>
      <viewController id="a" title="\(title)" sceneMemberID="viewController"><navigationItem key="navigationItem" \
      title="\(title)" id="i"/><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews><label id="l" text="Hello"><rect key="frame" x="20" y="200" width="100" height="20"/></label>
      </subviews></view></viewController></objects></scene></scenes></document>
      """,
      "Flows/a.yaml": "appId: x\n---\n- launchApp\n- assertVisible: Hello\n- assertVisible: Bye\n- back\n",
      "Flows/b.yaml": "appId: x\n---\n- launchApp\n",
      "Flows/c.yaml": "appId: x\n---\n- launchUp\n",
    ])
    let result = try flowsim.run(
      ["run", "Flows", "--app", "App", "--format", "html", "--output", "flows.html"], in: folder.path)
    #expect(result.status == 1)
    return (try folder.read("flows.html"), folder)
  }

  private struct Page: Decodable {
    struct Flow: Decodable {
      let name: String
      let verdict: String
      let steps: [Step]
    }
    struct Step: Decodable {
      let title: String
      let verdict: String
      let reason: [String]
      let screen: Int?
      let trace: [String]
    }
    struct Screen: Decodable {
      struct Element: Decodable {
        let type: String
        let texts: [String]
        let frame: [Double]?
        let isExact: Bool
      }
      let size: [Double]
      let stack: [String]
      let elements: [Element]
    }
    let flows: [Flow]
    let screens: [Screen]
  }

  private func data(of page: String) throws -> Page {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    return try JSONDecoder().decode(Page.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
  }

  @Test("The page holds the flows, their steps, and each screen once")
  func content() throws {
    let page = try data(of: page().text)
    #expect(page.flows.map(\.verdict) == ["failed", "passed", "unreadable"])
    #expect(page.flows[0].steps.map(\.verdict) == ["passed", "passed", "failed"])
    #expect(page.flows[0].steps.map(\.screen) == [0, 0, 0])
    #expect(page.flows[0].steps[2].reason.first == "no visible element has the text \"Bye\"")
    #expect(
      page.flows[0].steps[0].trace.contains { $0.hasSuffix(" Home viewDidLoad") }, "\(page.flows[0].steps[0].trace)")
    #expect(page.flows[0].steps[1].trace.isEmpty)
    #expect(page.flows[1].steps.map(\.screen) == [0])
    #expect(page.screens.count == 1)
    #expect(page.screens[0].size == [393, 852])
    #expect(page.screens[0].stack == ["Home"])
    let label = try #require(page.screens[0].elements.first { $0.texts == ["Hello"] })
    #expect(label.frame == [20, 200, 100, 20] && label.isExact && label.type == "text")
    #expect(page.screens[0].elements.contains { $0.type == "UINavigationBar" })
  }

  @Test("What an app is called opens no tag, and the page names nothing to load")
  func strangers() throws {
    let (text, _) = try page("&lt;/script&gt;&lt;script src='http://x'&gt;&lt;img src=y onerror=z&gt;")
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(!text.contains("<img"))
    #expect(text.contains("default-src 'none'"))
    #expect(try data(of: text).screens[0].stack.first?.hasPrefix("</script><script src=") == true)
  }

  @Test(
    "In a browser: a failing step is shown at once, search and keys lead on, and nothing is asked for",
    .enabled(
      if: ProcessInfo.processInfo.environment["FLOWSIM_CHROMIUM"] != nil,
      "set FLOWSIM_CHROMIUM to a Chromium, which runs without a window"))
  func browser() throws {
    let (text, folder) = try page()
    let script = """
      <script>
      const seen = [], head = () => document.querySelector("#detail h2").textContent;
      const press = key => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      seen.push(head()); press("ArrowUp"); seen.push(head()); press("ArrowRight"); seen.push(head());
      press("n"); seen.push(head());
      const search = document.getElementById("search");
      search.value = "bye"; search.dispatchEvent(new Event("input"));
      seen.push(document.querySelectorAll("#flows .row").length + " " + head());
      press("Escape"); document.querySelector("#totals button").click(); seen.push(head());
      document.body.textContent = "SEEN " + seen.join("; ") + " END " + performance.getEntriesByType("resource").length;
      </script></body>
      """
    try folder.write(text.replacing("</body>", with: script), to: "driven.html")
    let browser = BuiltProgram(path: ProcessInfo.processInfo.environment["FLOWSIM_CHROMIUM"] ?? "")
    let result = try browser.run(
      ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "file://\(folder.path)/driven.html"])
    #expect(
      result.text.contains(
        "SEEN assertVisible \"Bye\"; assertVisible \"Hello\"; launchApp; \"launchUp\" is not a command; "
          + "1 assertVisible \"Bye\"; assertVisible \"Bye\" END 0"), "\(result.text.suffix(600))")
  }
}
