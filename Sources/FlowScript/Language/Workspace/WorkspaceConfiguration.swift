import FlowInterfaceBuilder

/// What the file that configures a folder of flows says, Maestro's `config.yaml`.
///
/// Keys that tell which flows run, and in which order, are read; others are left alone, as in Maestro.
package struct WorkspaceConfiguration: Sendable, Hashable {
  /// Patterns of flows, relative to the folder, those of flows that are left out with a `!`.
  package var flows = [Located("*", at: SourceLocation(file: "", line: 1, column: 1))]
  /// Where it is not empty, a flow needs one of these tags.
  package var includeTags: [String] = []
  /// A flow may have none of these tags.
  package var excludeTags: [String] = []
  /// The names of flows that run before the others, one after the other.
  package var order: [Located<String>] = []
  /// Whether the rest of ``order`` runs although one of them failed.
  package var continuesOnFailure = true

  /// What holds where no file says otherwise: the flows that the folder itself holds.
  package init() {}

  /// Reads the file.
  ///
  /// - Throws: `FlowErrors` when it cannot be read, or does not say what its keys are for.
  init(file: String, in scope: FileScope) throws(FlowErrors) {
    do throws(FlowError) {
      let session = LoadSession(scope: scope)
      let documents = try session.documents(of: file)
      guard let document = documents.first, !document.isNull else { return }
      guard let entries = document.entries else {
        throw FlowError(
          document.location, "a workspace configuration must be a map, not \(document.kind)",
          hint: "write keys such as flows, includeTags, excludeTags, executionOrder")
      }
      for entry in entries where !entry.value.isNull { try read(entry) }
    } catch {
      throw FlowErrors([error])
    }
  }

  private mutating func read(_ entry: YAMLNode.Entry) throws(FlowError) {
    let value = entry.value
    switch entry.key.text {
    case "flows": flows = try Self.texts(value, "flows")
    case "includeTags": includeTags = try Self.texts(value, "includeTags").map(\.value)
    case "excludeTags": excludeTags = try Self.texts(value, "excludeTags").map(\.value)
    case "executionOrder":
      guard let entries = value.entries else {
        throw FlowError(
          value.location, "executionOrder must be a map, not \(value.kind)",
          hint: "its keys are flowsOrder and continueOnFailure")
      }
      for entry in entries where !entry.value.isNull {
        switch entry.key.text {
        case "flowsOrder": order = try Self.texts(entry.value, "flowsOrder")
        case "continueOnFailure":
          try OptionCheck.check(entry.value, is: .flag, name: "continueOnFailure")
          continuesOnFailure = entry.value.flag ?? true
        default: break
        }
      }
    default: break
    }
  }

  /// A text, or a list of them.
  private static func texts(_ node: YAMLNode, _ name: String) throws(FlowError) -> [Located<String>] {
    if node.text == nil { try OptionCheck.check(node, is: .texts, name: name) }
    return (node.elements ?? [node]).map { Located($0.text ?? "", at: $0.location) }
  }
}

// MARK: Recognition

extension WorkspaceConfiguration {
  /// Whether a file has the name that Maestro gives the configuration of a folder.
  static func isName(of file: String) -> Bool {
    names.contains(file.split(separator: "/").last.map(String.init) ?? file)
  }

  /// The names, the one first that wins.
  static let names = ["config.yaml", "config.yml"]

  /// Whether a file configures flows, whatever it is called: it holds one document, with keys of a configuration.
  static func isContent(of file: String, in scope: FileScope) -> Bool {
    guard scope.admits(file), let bytes = try? FileBytes.read(file, limit: YAMLReader.sizeLimit),
      let text = String(validating: bytes, as: UTF8.self), !text.contains("\n---"),
      let documents = try? YAMLReader.documents(of: YAMLSource(file: file, text: text))
    else { return false }
    return documents.count == 1 && hasItsKeys(documents[0])
  }

  /// The fault of naming a configuration where a flow is wanted; nil for anything else.
  static func fault(of documents: [YAMLNode], file: String) -> FlowError? {
    guard documents.count <= 1, isName(of: file) || documents.first.map(hasItsKeys) ?? false else { return nil }
    return FlowError(
      documents.first?.location ?? SourceLocation(file: file, line: 1, column: 1),
      "the file is a workspace configuration, not a flow",
      hint: "name the folder that it stands in, or one of the flows")
  }

  private static func hasItsKeys(_ document: YAMLNode) -> Bool {
    let keys = Set((document.entries ?? []).compactMap(\.key.text))
    return keys.isDisjoint(with: ["appId", "url"]) && !keys.isDisjoint(with: Self.keys)
  }

  private static let keys: Set<String> = [
    "flows", "includeTags", "excludeTags", "executionOrder", "baselineBranch", "notifications", "disableRetries",
    "platform", "testOutputDir",
  ]
}
