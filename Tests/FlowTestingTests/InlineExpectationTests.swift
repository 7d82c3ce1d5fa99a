import Foundation
import Testing

@testable import FlowTesting

/// The lines that `expectTrace` writes into a test's source.
struct InlineExpectationTests {
  private let source = """
    func testOpening() {
      let app = try app
      app.expectTrace(of: [.viewDidLoad]) { app.tap("Größe") }
      app.expectTrace(
        ["old"],
        of: .all
      ) {
        app.expectTrace([], of: other) { app.back() }
      }
    }

    """

  @Test("Where none are given they become the first argument; where some are, they take their place")
  func lines() {
    var expectation = InlineExpectation(source: source)
    let written = [
      expectation.expect([#"viewDidLoad "a" \"#], by: "expectTrace", at: 3),
      expectation.expect(["new", "newer"], by: "expectTrace", at: 4),
      expectation.expect([], by: "expectTrace", at: 8),
    ]
    #expect(written == [true, true, true])
    #expect(
      expectation.text == """
        func testOpening() {
          let app = try app
          app.expectTrace([
              "viewDidLoad \\"a\\" \\\\",
            ], of: [.viewDidLoad]) { app.tap("Größe") }
          app.expectTrace(
            [
              "new",
              "newer",
            ],
            of: .all
          ) {
            app.expectTrace([], of: other) { app.back() }
          }
        }

        """)
  }

  @Test("A call expects the same lines in all runs; two calls on a line are not told apart")
  func refused() {
    var expectation = InlineExpectation(source: source)
    let written = [("a", 3), ("a", 3), ("b", 3), ("b", 2)].map { line, place in
      expectation.expect([line], by: "expectTrace", at: place)
    }
    #expect(written == [true, true, false, false])
    var twice = InlineExpectation(source: "a.expectTrace(of: x) {}; b.expectTrace(of: x) {}")
    let isWritten = twice.expect(["a"], by: "expectTrace", at: 1)
    #expect(!isWritten)
  }

  @Test("Places stay those of the compiled file, and what somebody else changes meanwhile is left alone")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(TestSources.write(["one", "two"], of: "expectTrace", file: file, line: 3) == .written)
    #expect(TestSources.write(["three"], of: "expectTrace", file: file, line: 8) == .written)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("expectTrace([\n      \"one\",\n      \"two\",\n    ], of: [.viewDidLoad])"))
    #expect(text.contains("    app.expectTrace([\n        \"three\",\n      ], of: other) { app.back() }"))
    #expect(
      TestSources.write(["x"], of: "expectTrace", file: file, line: 2)
        == .refused("line 2 has no one call of expectTrace, or has written other lines in this run"))
    try "// mine\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(
      TestSources.write(["x"], of: "expectTrace", file: file, line: 4)
        == .refused("\(file) was changed meanwhile: build the tests and run them again"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "// mine\n")
  }
}
