import FlowInterfaceBuilder

/// Recognises the file that configures a folder of flows, Maestro's `config.yaml`.
enum WorkspaceConfiguration {
  /// Whether a file has the name that Maestro gives the configuration of a folder.
  static func isName(of file: String) -> Bool {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name == "config.yaml" || name == "config.yml"
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
