import Foundation
import TestSupport
import Testing

/// One line of an app's code, in a process of its own: it ends with a verdict.
@Suite struct HostileCodeTests {
  let flowsim = BuiltProgram("flowsim")

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes><scene sceneID="s"><objects><viewController id="a" customClass="Home" \
    customModule="App" customModuleProvider="target" title="Home" sceneMemberID="viewController">\
    <view key="view" id="v"/></viewController></objects></scene></scenes></document>
    """

  private func report(_ body: String, _ declarations: String = "") throws -> String {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": Self.storyboard,
      "App/Home.swift":
        "import UIKit\n\(declarations)\nclass Home: UIViewController {\n  override func viewDidLoad() { \(body) }\n}",
      "flow.yaml": "appId: a\nflowsim:\n  app: App\n---\n- launchApp\n- assertScreen: Home\n",
    ])
    let result = try flowsim.run(
      ["run", "flow.yaml"], in: folder.path,
      environment: ["SWIFT_BACKTRACE": "enable=no", "FLOWSIM_CACHE": "\(folder.path)/cache"])
    #expect([0, 1, 3].contains(result.status), "\(body): \(result.status) \(result.errors.prefix(2000))")
    return result.text
  }

  @Test(arguments: [
    ("var h: N?; for _ in 0..<40_000 { let n = N(); n.n = h; h = n }; h = nil", "final class N { var n: N? }"),
    (
      "var h: N?; for _ in 0..<20_000 { let n = N(); n.n = h; h = n }; h = nil",
      "var c = 0; final class N { var n: N?; deinit { c += 1 } }"
    ),
    ("var h = L.end; for i in 0..<40_000 { h = .cons(i, h) }; h = .end", "indirect enum L { case end, cons(Int, L) }"),
    ("var s: [Any] = []; for _ in 0..<40_000 { s = [s] }; s = []", ""),
    ("var s: [String: Any] = [:]; for _ in 0..<20_000 { s = [\"a\": s] }; s = [:]", ""),
    ("var s: Any = 1; for _ in 0..<40_000 { s = (s, 1) }; s = 2", ""),
    ("var f: () -> Int = { 1 }; for _ in 0..<20_000 { let g = f; f = { g() } }; f = { 2 }", ""),
  ])
  func longChainsAreFreed(body: String, declarations: String) throws {
    #expect(
      try report(body, declarations).contains(
        "only the app's code knows whether a device's stack ends as a chain of more than 2000 values is freed"))
  }

  @Test func chainsThatStayAreFreedAtTheEnd() throws {
    let text = try report(
      "for _ in 0..<40_000 { let n = N(); n.n = g; g = n }", "final class N { var n: N? }; var g: N?")
    #expect(text.contains("1 flow: 1 passed"))
  }

  @Test func usualChainsEndInOrder() throws {
    let text = try report(
      """
      var h: N?; for i in 0..<500 { let n = N(i); n.n = h; h = n }; h = nil
      if all == (0..<500).reversed().map { $0 } { fatalError("in order") }
      """,
      """
      var all: [Int] = []
      final class N { let i: Int; var n: N?; init(_ i: Int) { self.i = i }; deinit { all.append(i) } }
      """)
    #expect(text.contains("in order"), "\(text)")
  }

  private static let aliases =
    "typealias T0 = (Int, Int)\n" + (1...40).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))\n" }.joined()
    + "typealias D<T> = (T, T)\n"

  @Test(arguments: ["let x: T40? = nil; print(x == nil)", "let x: [T40] = []; print(x.count)"])
  func typesThatDouble(body: String) throws { _ = try report(body, Self.aliases) }

  @Test(arguments: [
    "UserDefaults.standard.set(d, forKey: \"x\")", "_ = try? JSONSerialization.data(withJSONObject: d)",
    "print(JSONSerialization.isValidJSONObject(d))", "print((try? JSONEncoder().encode(t))?.count ?? 0)",
    "_ = try? NSKeyedArchiver.archivedData(withRootObject: d, requiringSecureCoding: false)",
  ])
  func valuesThatDouble(body: String) throws {
    let text = try report(
      """
      var d: [String: Any] = ["a": 1], t = T.leaf
      for _ in 0..<100 { d = ["a": d, "b": d]; t = .node(t, t) }
      \(body)
      """, "indirect enum T: Hashable, Codable { case leaf, node(T, T) }")
    #expect(text.contains("only the app's code knows when the code comes to an end"), "\(text)")
  }

  @Test(arguments: [
    "Timer.scheduledTimer(withTimeInterval: 1e-300, repeats: true) { _ in self.view.addSubview(UIView()) }",
    "Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in self.view.addSubview(UIView()) }",
  ])
  func timersThatAreAlwaysDue(body: String) throws {
    #expect(try report(body).contains("only the app's code knows whether the app settles"))
  }
}
