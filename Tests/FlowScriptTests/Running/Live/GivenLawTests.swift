import Testing

private let goB = "performSegue(withIdentifier: \"toB\", sender: nil)"

/// The lines of `given` that an undecided step prints settle what it asks: pasted into the header they are asked for, and
/// the flow goes on to its next question or to its end. What no line can settle, a stub can: the step says so.
@MainActor
struct GivenLawTests {
  @Test("Pasted lines are asked for and move the flow on", arguments: actions, [true, false])
  func pasting(action: String, answer: Bool) throws {
    var lines: [String] = []
    for _ in 0..<8 {
      let header = lines.isEmpty ? "" : "  given:\n" + lines.map { "    \($0)\n" }.joined()
      let report = try ThreeScreens(action: action, header: header).flow.report(
        "- tapOn: Go\n- assertScreen: BViewController\n- assertVisible: \"Hello.*\"")
      #expect(!report.contains("nothing in this flow asks for it"), "\(lines)\n\(report)")
      guard report.contains("  ? ") else { return }
      guard let line = Self.line(in: report) else {
        #expect(report.contains("stubs: ["), "\(report)")
        return
      }
      let stated = answer ? line : line.replacing("is: true}", with: "is: false}")
      guard !lines.contains(stated) else {
        Issue.record("\(stated) does not settle it:\n\(report)")
        return
      }
      lines.append(stated)
    }
    Issue.record("open after eight lines: \(lines)")
  }

  /// The first line of `given` that a report prints.
  private static func line(in report: String) -> String? {
    report.split(separator: "\n").map { $0.drop { $0 == " " } }.first {
      ["- result: {", "- branch: {", "- injected: {", "- text: {", "- rows: {"].contains(where: $0.hasPrefix)
    }.map(String.init)
  }

  nonisolated static let actions: [String] = [
    "if Remote.flag { \(goB) }",
    "if Remote.flag() { \(goB) }",
    "if !Remote.flag { \(goB) }",
    "if Remote.flag && Remote.other { \(goB) }",
    "if Remote.flag || Remote.other { \(goB) }",
    "if Remote.flag, Remote.other { \(goB) }",
    "if Remote.count > 3 { \(goB) }",
    "if Remote.count == 3 { \(goB) }",
    "if 3 < Remote.count(of: \"x\") { \(goB) }",
    "if Remote.shared.user.name == \"Pat\" { \(goB) }",
    "if Remote.shared.user?.name == nil { \(goB) }",
    "if Remote.user != nil { \(goB) }",
    "if Remote.user == nil { \(goB) }",
    "if let user = Remote.user { print(user); \(goB) }",
    "if let user = Remote.user, user.isAdmin { \(goB) }",
    "guard let user = Remote.user else { return }; print(user); \(goB)",
    "guard Remote.flag else { return }; \(goB)",
    "guard case .on = Remote.state else { return }; \(goB)",
    "switch Remote.state { case .on: \(goB); default: break }",
    "switch Remote.count { case 1: \(goB); case 2...5: break; default: \(goB) }",
    "switch Remote.name { case \"a\", \"b\": \(goB); default: break }",
    "switch (Remote.flag, Remote.other) { case (true, _): \(goB); default: break }",
    "let id = Remote.flag ? \"toB\" : \"toC\"; performSegue(withIdentifier: id, sender: nil)",
    "performSegue(withIdentifier: Remote.flag ? \"toB\" : \"toC\", sender: nil)",
    "let name = Remote.name ?? \"x\"; if name == \"x\" { \(goB) }",
    "let n = Remote.count + 1; if n > 2 { \(goB) }",
    "let isOn: Bool = Remote.flag; if isOn { \(goB) }",
    "let f = { Remote.flag }; if f() { \(goB) }",
    "func ok() -> Bool { return Remote.flag }; if ok() { \(goB) }",
    "print(Remote.user!); \(goB)",
    "print(Remote.user as! String); \(goB)",
    "if let s = Remote.user as? String { print(s); \(goB) }",
    "if Remote.user is String { \(goB) }",
    "do { try Remote.save(); \(goB) } catch { print(error) }",
    "if (try? Remote.save()) != nil { \(goB) }",
    "try! Remote.save(); \(goB)",
    "for x in Remote.list { if x == 3 { \(goB); break } }",
    "if Remote.list.isEmpty { \(goB) }",
    "if Remote.list.contains(3) { \(goB) }",
    "if Remote.list.first == 3 { \(goB) }",
    "if [1, 2].contains(Remote.count) { \(goB) }",
    "let d = [\"a\": 1]; if d[Remote.name] != nil { \(goB) }",
    "var i = 0; while Remote.more { i += 1; if i > 2 { break } }; \(goB)",
    "Remote.load { self.\(goB) }",
    "Remote.load { ok in if ok { self.\(goB) } }",
    "Remote.load { [weak self] result in guard let self, result != nil else { return }; self.\(goB) }",
    "Remote.sync { self.\(goB) }; label.text = \"Hello again\"",
    "Remote.show(self)",
    "Remote.style(label); \(goB)",
    "label.text = Remote.text; \(goB)",
    "label.isHidden = Remote.flag; \(goB)",
    "label.text = \"Hello \\(Remote.name)\"",
    "Task { let ok = await Remote.load(); if ok { \(goB) } }",
    "Task { do { try await Remote.load(); \(goB) } catch { print(error) } }",
    "if UserDefaults.standard.bool(forKey: Remote.key) { \(goB) }",
    "if Date() > Date(timeIntervalSince1970: 0) { \(goB) }",
    "if Bool.random() { \(goB) }",
    "if Int.random(in: 0..<2) == 1 { \(goB) }",
    "if let url = URL(string: Remote.text) { print(url); \(goB) }",
    "if label.text == Remote.text { \(goB) }",
    "if #available(iOS 18.4, *) { \(goB) }",
  ]
}
