import Foundation

/// The public declarations of a built module, as text.
enum InterfaceText {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where a tool of the toolchain lies; nil where it is not on this machine.
  static func tool(_ name: String) -> String? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return paths.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func read(modules: String) throws -> String {
    let target = try run(["swiftc", "-print-target-info"])
    let info = try JSONSerialization.jsonObject(with: Data(target.utf8)) as? [String: Any]
    guard let triple = (info?["target"] as? [String: Any])?["unversionedTriple"] as? String else {
      throw Failure(description: "swiftc does not say for which target it builds")
    }
    return try run([
      "swift-synthesize-interface", "-module-name", "HeadlessUIKit", "-I", modules, "-target", triple,
    ])
  }

  /// Runs a tool of the toolchain.
  ///
  /// - Returns: what it wrote.
  @discardableResult
  static func run(_ command: [String]) throws -> String {
    guard let path = tool(command[0]) else { throw Failure(description: "\(command[0]) is not on this machine") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = Array(command.dropFirst())
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command[0]) ended with status \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
