import FlowInterfaceBuilder

extension SourceLocation {
  /// The place as sentences name it: `line 7 of List.swift`.
  package var inWords: String { "line \(line) of \(file.split(separator: "/").last.map(String.init) ?? file)" }
}
