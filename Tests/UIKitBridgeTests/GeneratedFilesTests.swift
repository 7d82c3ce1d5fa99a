import Foundation
import Testing

@testable import bridge_generator

/// The generated files say what HeadlessUIKit declares now.
struct GeneratedFilesTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where this build has put its modules: beside the test program.
  private static let modules = Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent("Modules")

  private static let missing = ["swift-synthesize-interface", "swift-format"].filter { InterfaceText.tool($0) == nil }

  @Test(.disabled(if: !missing.isEmpty, "the toolchain lacks \(missing.joined(separator: " and "))"))
  func areCurrent() throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bridge-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: made) }
    try BridgeGenerator.generate(
      modules: Self.modules.path, output: made.path, format: Self.package.appendingPathComponent(".swift-format").path)
    let committed = Self.package.appendingPathComponent("Sources/UIKitBridge/Generated")
    let names = try FileManager.default.contentsOfDirectory(atPath: made.path).sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: committed.path).sorted() == names, "run `make bridge`")
    for name in names {
      let text = try String(contentsOf: made.appendingPathComponent(name), encoding: .utf8)
      let known = try? String(contentsOf: committed.appendingPathComponent(name), encoding: .utf8)
      #expect(known == text, "\(name) is not what HeadlessUIKit declares: run `make bridge`")
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 401, "\(name) is too long")
    }
  }
}
