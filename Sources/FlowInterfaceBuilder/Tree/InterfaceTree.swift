/// The immutable arena that every handle of one document refers to: the text, what the scanner found in it, and where
/// its scenes, segues and identifiers are.
final class InterfaceTree: Sendable {
  let records: InterfaceRecords
  let index: InterfaceIndex

  init(_ records: InterfaceRecords) {
    self.records = records
    index = InterfaceIndex(records)
  }

  var text: InterfaceText { records.text }
}
