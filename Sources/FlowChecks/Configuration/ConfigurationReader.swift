import FlowModel
import Yams

/// The text of a `.flowsim.yml` → what it configures.
package struct ConfigurationReader {
  /// How many values a file may hold, aliases expanded: far more than any project needs.
  private static let nodeLimit = 10_000

  private let file: String
  private let text: String
  private var faults: [ConfigurationErrors.Fault] = []
  private var configuration = CheckConfiguration()
  private var nodes = 0

  private init(_ text: String, file: String) {
    self.text = text
    self.file = file
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - file: its path, for messages.
  /// - Throws: all that is wrong with it: unknown keys, rules and options, and values of another kind.
  package static func read(_ text: String, file: String) throws(ConfigurationErrors) -> CheckConfiguration {
    var reader = ConfigurationReader(text, file: file)
    do {
      if let root = try Yams.compose(yaml: text) { reader.readRoot(root) }
    } catch {
      reader.faults.append(reader.fault(of: error))
    }
    guard reader.faults.isEmpty else { throw ConfigurationErrors(faults: reader.faults) }
    return reader.configuration
  }

  private mutating func readRoot(_ root: Node) {
    for (key, name, value) in entries(of: root, called: "the configuration") {
      switch ConfigurationKey.all.first(where: { $0.name == name })?.content {
      case .rules?: readRules(value)
      case .names(let set)?: set(&configuration, names(value, of: name))
      case .namesOfClasses?:
        for (_, className, properties) in entries(of: value, called: name) {
          configuration.required[className] = names(properties, of: className)
        }
      case .stubs?: configuration.stubs = located(value, of: name).map { StubPath($0.name, at: location($0.node.mark)) }
      case nil: fail(key, unknown("key", name, among: ConfigurationKey.all.map(\.name)))
      }
    }
  }

  private mutating func readRules(_ node: Node) {
    for (key, id, value) in entries(of: node, called: "rules") {
      guard let description = RuleRegistry.descriptions.first(where: { $0.id == id }) else {
        fail(key, unknown("rule", id, among: RuleRegistry.ids))
        continue
      }
      var settings = CheckConfiguration.RuleSettings()
      if value.scalar != nil {
        readSeverity(value, into: &settings)
      } else {
        for (key, name, value) in entries(of: value, called: id) {
          if name == "severity" {
            readSeverity(value, into: &settings)
          } else if description.options.contains(where: { $0.name == name }) {
            settings.options[name] = names(value, of: name)
          } else {
            fail(key, unknown("option of \(id):", name, among: ["severity"] + description.options.map(\.name)))
          }
        }
      }
      configuration.rules[id] = settings
    }
  }

  private mutating func readSeverity(_ node: Node, into settings: inout CheckConfiguration.RuleSettings) {
    let text = node.scalar?.string ?? ""
    if text == "off" {
      settings.isOff = true
    } else if text == "on" {
      settings.severity = nil
    } else if let severity = Finding.Severity(rawValue: text) {
      settings.severity = severity
    } else {
      fail(node, unknown("severity", text, among: CheckConfiguration.RuleSettings.severities))
    }
  }

  /// The entries of a map, with each key's text.
  private mutating func entries(of node: Node, called name: String) -> [(key: Node, name: String, value: Node)] {
    if let scalar = node.scalar, scalar.string.isEmpty { return [] }
    guard let mapping = node.mapping else {
      fail(node, "\(name) must be a map of names to values")
      return []
    }
    var entries: [(key: Node, name: String, value: Node)] = []
    for (key, value) in mapping {
      guard countsNode(key) else { return [] }
      guard let text = key.scalar?.string else {
        fail(key, "a key must be a name")
        continue
      }
      entries.append((key, text, value))
    }
    return entries
  }

  /// A list of names, or one name.
  private mutating func names(_ node: Node, of key: String) -> [String] { located(node, of: key).map(\.name) }

  private mutating func located(_ node: Node, of key: String) -> [(name: String, node: Node)] {
    if let scalar = node.scalar { return scalar.string.isEmpty ? [] : [(scalar.string, node)] }
    guard let sequence = node.sequence else {
      fail(node, "\(key) must be a list of names")
      return []
    }
    var names: [(name: String, node: Node)] = []
    for element in sequence {
      guard countsNode(element) else { return [] }
      guard let name = element.scalar?.string, !name.isEmpty else {
        fail(element, "\(key) must be a list of names")
        continue
      }
      names.append((name, element))
    }
    return names
  }

  private mutating func countsNode(_ node: Node) -> Bool {
    nodes += 1
    if nodes == Self.nodeLimit { fail(node, "the file holds more than \(Self.nodeLimit) values") }
    return nodes < Self.nodeLimit
  }

  private func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
    let advice = NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
    return "unknown \(kind) '\(name)': " + (advice ?? "there is \(known.joined(separator: ", "))")
  }

  private mutating func fail(_ node: Node, _ message: String) {
    faults.append(.init(location: location(node.mark), message: message))
  }

  private func location(_ mark: Mark?) -> SourceLocation {
    SourceLocation(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  /// The place of a character, by how many stand before it.
  private func place(of offset: Int) -> SourceLocation {
    let lines = text.unicodeScalars.prefix(offset).split(separator: "\n", omittingEmptySubsequences: false)
    return SourceLocation(file: file, line: max(1, lines.count), column: (lines.last?.count ?? 0) + 1)
  }

  private func fault(of error: any Error) -> ConfigurationErrors.Fault {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      .init(location: location(mark), message: "the file is not valid YAML: \(problem)")
    case YamlError.duplicatedKeysInMapping(let names, let context):
      .init(
        location: location(context.mark),
        message: "the key '\(names.joined(separator: "', '"))' is written twice in one map: keep one")
    // The error itself has the whole text in it.
    case YamlError.reader(let problem, let offset, _, _):
      .init(location: place(of: offset ?? 0), message: "the file is not valid YAML: \(problem)")
    default: .init(location: location(nil), message: "the file is not valid YAML")
    }
  }
}
