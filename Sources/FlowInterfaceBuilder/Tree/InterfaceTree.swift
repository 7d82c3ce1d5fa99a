/// The immutable arena that every handle of one document refers to: the text, what the scanner found in it, and where
/// its scenes, segues and identifiers are.
final class InterfaceTree: Sendable {
  let records: InterfaceRecords
  let index: InterfaceIndex
  /// The texts that are shown in place of the document's own, by element and property.
  let shownTexts: [Int: [String: String]]

  init(_ records: InterfaceRecords) {
    self.records = records
    index = InterfaceIndex(records)
    shownTexts = [:]
  }

  /// The same document with other texts shown.
  init(_ tree: InterfaceTree, showing texts: [Int: [String: String]]) {
    records = tree.records
    index = tree.index
    shownTexts = texts
  }

  var text: InterfaceText { records.text }
}
