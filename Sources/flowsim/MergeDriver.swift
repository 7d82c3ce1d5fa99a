import FlowInterfaceBuilder
import Foundation

/// `flowsim merge` as git's merge driver of a repository.
enum MergeDriver {
  private static let lines = ["*.storyboard merge=flowsim", "*.xib merge=flowsim"]

  /// Sets the repository around the working folder up, and says what was done; what is there already stays.
  static func install() throws {
    let repository = try GitRepository(around: ".", for: "--install")
    let attributes = "\(repository.root)/.gitattributes"
    let added = try addLines(to: attributes, in: FileScope.around(repository.root))
    try say(
      added.isEmpty
        ? "kept \(LogText.line(attributes)): it names the driver already"
        : "wrote \(LogText.line(attributes)): \(added.joined(separator: ", "))")
    let settings = [
      (key: "merge.flowsim.name", value: "flowsim: storyboards and xibs by their objects"),
      (key: "merge.flowsim.driver", value: "\(program) merge %O %A %B --output %A --path %P"),
    ]
    for (key, value) in settings {
      guard try repository.setting(key) != value else {
        try say("kept \(key)")
        continue
      }
      try repository.set(key, value)
      try say("set \(key) = \(LogText.line(value))")
    }
    if !added.isEmpty {
      try say("Commit .gitattributes; the settings are this clone's own, so run this once in every clone.")
    }
  }

  private static func addLines(to file: String, in scope: FileScope) throws -> [String] {
    var text = ""
    if FileManager.default.fileExists(atPath: file) {
      guard let old = FileBytes.text(file, limit: 1 << 20, in: scope) else {
        throw CommandFailure.unusable(
          "\(LogText.line(file)) cannot be read. Add to it: \(lines.joined(separator: ", "))")
      }
      text = old
    }
    let present = Set(text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") })
    let missing = lines.filter { !present.contains($0) }
    guard !missing.isEmpty else { return [] }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += missing.map { "\($0)\n" }.joined()
    do {
      try OutputFile.write(Data(text.utf8), toFileAt: file)
    } catch let fault as OutputFile.Fault {
      throw CommandFailure.unusable("cannot write to \(LogText.line(file)): \(fault.message)")
    }
    return missing
  }

  /// What git is to call: the name where the search path has it, else the whole path, in quotes of the shell's.
  private static var program: String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    if folders.contains(where: { access("\($0)/flowsim", X_OK) == 0 }) { return "flowsim" }
    let path = Bundle.main.executablePath ?? "flowsim"
    return "'\(path.replacing("'", with: "'\\''"))'"
  }

  private static func say(_ line: String) throws {
    try Console.write(Data((line + "\n").utf8), as: .text, to: nil)
  }
}
