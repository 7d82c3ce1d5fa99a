import FlowInterfaceBuilder
import Foundation

/// The build settings of a project's targets, as far as names and the Swift version need them.
package struct XcodeBuildSettings {
  private let objects: [String: OldPropertyList]
  private let paths: [String: String]
  private let scope: FileScope
  private var ofProject: [[String: String]] = []

  /// - Parameter scope: what may be read: the .xcconfig files that it does not admit set nothing.
  init(objects: [String: OldPropertyList], paths: [String: String], project: OldPropertyList, in scope: FileScope) {
    self.objects = objects
    self.paths = paths
    self.scope = scope
    ofProject = preferredTables(of: project)
  }

  /// The settings that hold for a target: those of its configuration, of its .xcconfig, of the project, of its
  /// .xcconfig.
  func settings(of target: OldPropertyList) -> Values {
    Values(tables: preferredTables(of: target) + ofProject)
  }

  /// The settings that hold for a target in each of its configurations.
  func allSettings(of target: OldPropertyList, in project: OldPropertyList) -> [Values] {
    configurations(of: target).map { configuration in
      let name = configuration["name"]?.text
      let around = configurations(of: project).first { $0["name"]?.text == name }
      return Values(tables: tables(of: configuration) + (around.map(tables(of:)) ?? []))
    }
  }

  private func configurations(of owner: OldPropertyList) -> [OldPropertyList] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
  }

  private func preferredTables(of owner: OldPropertyList) -> [[String: String]] {
    let configurations = configurations(of: owner)
    let preferred = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }?["defaultConfigurationName"]?.text
    let configuration = configurations.first { $0["name"]?.text == preferred } ?? configurations.first
    return configuration.map(tables(of:)) ?? []
  }

  private func tables(of configuration: OldPropertyList) -> [[String: String]] {
    let own = (configuration["buildSettings"]?.table ?? [:]).compactMapValues(\.text)
    let base = configuration["baseConfigurationReference"]?.text.flatMap { paths[$0] }
    var left = Self.configurationLimit
    return [own, base.map { configurationFile($0, depth: 4, &left) } ?? [:]]
  }

  /// How many bytes of .xcconfig files are read for one configuration, of each as often as it is included.
  private static let configurationLimit = 1 << 20

  /// The settings of an .xcconfig file and those that it includes; none when it cannot be read.
  ///
  /// - Parameter left: how many bytes may still be read.
  private func configurationFile(_ path: String, depth: Int, _ left: inout Int) -> [String: String] {
    guard depth > 0, left > 0, let text = FileBytes.text(path, limit: left, in: scope) else { return [:] }
    left -= text.utf8.count + 1_000
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
        .trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include"), let name = line.split(separator: "\"").dropFirst().first {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        let included = configurationFile(ProjectPath.join(folder, String(name)), depth: depth - 1, &left)
        settings.merge(included) { _, new in new }
      } else if let equals = line.firstIndex(of: "=") {
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        // Xcode takes a semicolon at the end for nothing.
        settings[key] = line[line.index(after: equals)...].trimmingCharacters(in: Self.nothing)
      }
    }
    return settings
  }

  private static let nothing = CharacterSet.whitespaces.union([";"])

  /// Settings, the nearest table first.
  package struct Values: Sendable, Hashable {
    var tables: [[String: String]]

    /// The names of all settings.
    var keys: Set<String> { tables.reduce(into: []) { $0.formUnion($1.keys) } }

    subscript(key: String) -> String? { tables.lazy.compactMap { $0[key] }.first }

    /// The module of a target: its own name for it, else that of the product, else the target's.
    func moduleName(target: String) -> String {
      for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
        if let value = self[key], let name = expanded(value, target: target, depth: 5), !name.isEmpty {
          return Self.identifier(name)
        }
      }
      return Self.identifier(target)
    }

    /// Whether the target is built for iPhone or iPad, as far as it says what for.
    var isForIOS: Bool {
      if let platforms = self["SUPPORTED_PLATFORMS"], !platforms.contains("$") { return platforms.contains("iphone") }
      return self["SDKROOT"].map { ["iphoneos", "auto", ""].contains($0) || $0.contains("$") } ?? true
    }

    /// The path that a setting names, from the folder of the project; nil where it is not known.
    func path(_ key: String, target: String, in folder: String) -> String? {
      guard let value = self[key], !value.isEmpty else { return nil }
      let known = Values(tables: tables + [["SRCROOT": "", "PROJECT_DIR": "", "SOURCE_ROOT": ""]])
      guard let path = known.expanded(value, target: target, depth: 5) else { return nil }
      let isFromFolder = value.hasPrefix("$") && path.hasPrefix("/")
      return ProjectPath.join(folder, isFromFolder ? String(path.drop { $0 == "/" }) : path)
    }

    /// `SWIFT_VERSION`, with the settings that it names replaced where they are known.
    var swiftVersion: String? {
      self["SWIFT_VERSION"].map { expanded($0, target: "", depth: 5) ?? $0 }
    }

    /// A value with `$(NAME)` and `${NAME:modifier}` replaced; nil when a name is not known. `$(:modifier)` names
    /// nothing, so it stands for nothing.
    func expanded(_ value: String, target: String, depth: Int) -> String? {
      guard depth > 0 else { return nil }
      var result = ""
      var rest = value[...]
      while let dollar = rest.firstIndex(of: "$") {
        result += rest[..<dollar]
        rest = rest[dollar...].dropFirst()
        guard let open = rest.first, open == "(" || open == "{",
          let end = rest.firstIndex(of: open == "(" ? ")" : "}")
        else { return nil }
        let words = rest[rest.index(after: rest.startIndex)..<end].split(
          separator: ":", omittingEmptySubsequences: false)
        let name = String(words.first ?? "")
        if !name.isEmpty, name != "inherited" {
          let isTarget = name == "TARGET_NAME" || name == "TARGETNAME"
          let known =
            isTarget
            ? target
            : (self[name] ?? Self.builtIn[name]).flatMap {
              expanded($0, target: target, depth: depth - 1)
            }
          guard var text = known else { return nil }
          for modifier in words.dropFirst() {
            guard let modified = Self.modified(text, String(modifier)) else { return nil }
            text = modified
          }
          result += text
        }
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }

    /// What Xcode sets where a target does not ("Build settings reference").
    private static let builtIn = ["PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)"]

    /// A value as a modifier has it; nil for those that are not known.
    ///
    /// - Xcode: `rfc1034identifier` makes a name of domains, `c99extidentifier` one of C ("Build settings reference").
    private static func modified(_ text: String, _ modifier: String) -> String? {
      switch modifier {
      case "rfc1034identifier":
        return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
      case "c99extidentifier": return identifier(text)
      case "identifier": return text.allSatisfy(\.isASCII) ? identifier(text) : nil
      case "lower": return text.lowercased()
      case "upper": return text.uppercased()
      default: return nil
      }
    }

    /// A name as Swift can import it: what is no letter, digit or underscore becomes `_`.
    static func identifier(_ name: String) -> String {
      let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      return plain.first?.isNumber == true ? "_" + plain : plain
    }
  }
}
