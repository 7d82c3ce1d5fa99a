import FlowInterfaceBuilder
import Foundation

/// What a `Package.swift` says of its targets, read from its text: names and folders that are written out.
package struct SwiftPackage: Sendable, Hashable {
  /// A target with its folder.
  package struct Target: Sendable, Hashable {
    /// The name, which is the module's too.
    package var name: String
    /// The folder of its sources.
    package var folder: String
  }

  /// The path of the `Package.swift`.
  package var path: String
  /// The targets that are no tests, plugins or binaries, in the order of the text.
  package var targets: [Target]
  /// The names and addresses of its dependencies, in parts.
  package var libraries: [String]

  /// Reads the package description at a path; its targets are none when it cannot be read.
  package init(contentsOf path: String) {
    self.init(path: path, text: FileBytes.text(path) ?? "")
  }

  init(path: String, text: String) {
    self.path = path
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let dependencies = text.split(whereSeparator: \.isNewline).filter { line in
      ["url:", ".package(", ".product("].contains { line.contains($0) }
    }
    libraries = DependencyFile.names(in: dependencies.joined(separator: "\n"))
    targets = text.matches(of: /\.(target|executableTarget)\s*\(/).compactMap { match in
      let arguments = Self.arguments(in: text[match.range.upperBound...])
      guard let name = Self.value(of: "name", in: arguments) else { return nil }
      let sources = Self.value(of: "path", in: arguments) ?? "Sources/\(name)"
      return Target(
        name: XcodeBuildSettings.Values.identifier(name), folder: ProjectPath.join(folder, sources))
    }
  }

  /// What stands between the brackets that were just opened, nested brackets left out.
  private static func arguments(in text: Substring) -> String {
    var depth = 1
    var inside = ""
    var isText = false
    for character in text {
      if character == "\"" { isText.toggle() }
      if !isText {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
      if depth == 0 { break }
      if depth == 1 { inside.append(character) }
    }
    return inside
  }

  private static func value(of label: String, in arguments: String) -> String? {
    guard let match = try? Regex("\\b\(label)\\s*:\\s*\"([^\"]*)\"").firstMatch(in: arguments) else { return nil }
    return match.output[1].substring.map(String.init)
  }
}
