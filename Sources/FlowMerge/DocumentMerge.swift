import FlowInterfaceBuilder

/// A three-way merge of .storyboard and .xib files by objects rather than by lines.
///
/// Objects are the same where their ids are, wherever they stand; what both sides changed in different ways is a
/// conflict, and keeps what ours has. What nobody changed keeps its bytes.
package struct DocumentMerge: Sendable {
  /// The merged file.
  package let bytes: [UInt8]
  /// What a person has to decide; empty where the merge is clean.
  package let conflicts: [MergeConflict]

  /// Merges three versions of a file.
  ///
  /// - Parameters:
  ///   - base: the file that both sides began with; empty where each side made its own.
  ///   - ours: the file to merge into.
  ///   - theirs: the file to merge.
  /// - Throws: an `InterfaceError` where one of them is no document.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], names: Names = Names()) throws(InterfaceError) {
    let own = try InterfaceReader.read(bytes: ours, file: names.ours)
    let newline = LineBreaks.used(in: own.text)
    let other = try Self.read(theirs, names.theirs, newline)
    let origin = try base.isEmpty ? nil : Self.read(base, names.base, newline)
    if ours == theirs || base == theirs {
      (bytes, conflicts) = (ours, [])
    } else if base == ours {
      (bytes, conflicts) = (theirs, [])
    } else {
      (bytes, conflicts) = try Self.merge(Versions(base: origin, ours: own, theirs: other))
    }
  }

  /// The paths that places of conflicts name.
  package struct Names: Sendable {
    package var base = "BASE"
    package var ours = "OURS"
    package var theirs = "THEIRS"

    package init() {}

    package init(base: String, ours: String, theirs: String) {
      (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }
  }

  private static func read(
    _ bytes: [UInt8], _ name: String, _ newline: LineBreaks
  ) throws(InterfaceError) -> InterfaceDocument {
    let document = try InterfaceReader.read(bytes: bytes, file: name)
    guard let text = newline.converted(document.text) else { return document }
    return try reread(text, name)
  }

  /// A text of a document, read again.
  private static func reread(_ text: [UInt8], _ name: String) throws(InterfaceError) -> InterfaceDocument {
    try InterfaceReader.read(bytes: text, file: name)
  }

  private static func merge(
    _ documents: Versions<InterfaceDocument>
  ) throws(InterfaceError) -> ([UInt8], [MergeConflict]) {
    let encoding = documents.ours?.encoding ?? .utf8
    let documents = try joiningTwins(documents)
    var keyed = key(documents)
    var conflicts: [MergeConflict] = []
    var displaced: Set<ElementKey> = []
    // Each turn takes at least one object of theirs away.
    while true {
      let tree = TreeMerge(keyed)
      let found = conflicts + tree.conflicts.filter { !conflicts.contains($0) }
      if !tree.displaced.isEmpty {
        conflicts = found
        let gone = tree.displaced.reduce(into: Set<ElementKey>()) { $0.formUnion(remove($1, from: &keyed)) }
        displaced.formUnion(gone)
        if !gone.isEmpty { continue }
      }
      guard let root = tree.root, let ours = documents.ours else { return ([], found) }
      let text = MergeWriter.text(of: root, documents)
      let check = MergedCheck(text, keyed, displaced: displaced)
      guard check.faults.isEmpty else { return (encoding.encode(ours.text), found + [unmerged(ours, check)]) }
      return (encoding.encode(text), found)
    }
  }

  /// The documents with one id for what both sides made.
  private static func joiningTwins(
    _ documents: Versions<InterfaceDocument>
  ) throws(InterfaceError) -> Versions<InterfaceDocument> {
    var documents = documents
    // Constraints of two new layout guides are only seen to be one once the guides are.
    for _ in 0..<4 {
      let keyed = key(documents)
      guard let ours = keyed.ours, let theirs = keyed.theirs else { break }
      let twins = Twins(ours, theirs, base: keyed.base)
      if twins.isEmpty { break }
      documents.ours = try reread(ours.document.text(renaming: twins.renames[.ours] ?? [:]), ours.document.file)
      documents.theirs = try reread(theirs.document.text(renaming: twins.renames[.theirs] ?? [:]), theirs.document.file)
    }
    return documents
  }

  private static func key(_ documents: Versions<InterfaceDocument>) -> Versions<KeyedDocument> {
    let holders = [documents.base, documents.ours, documents.theirs].compactMap(\.self)
      .reduce(into: Set<ElementKey>()) { $0.formUnion(KeyedDocument.holders(in: $1)) }
    return documents.map { KeyedDocument($0, holders: holders) }
  }

  /// Takes an object of theirs away, with what refers to it and is theirs alone.
  private static func remove(_ key: ElementKey, from documents: inout Versions<KeyedDocument>) -> Set<ElementKey> {
    guard var theirs = documents.theirs, let ours = documents.ours else { return [] }
    let before = Set(theirs.objects)
    theirs.remove(key) { ours[$0] != nil }
    var hasMore = true
    while hasMore {
      hasMore = false
      let gone = before.subtracting(theirs.objects)
      for object in theirs.objects where ours[object] == nil {
        guard let node = theirs[object], let all = documents.theirs else { continue }
        guard References.of(node, in: all).contains(where: { gone.contains($0.target) }) else { continue }
        theirs.remove(object) { ours[$0] != nil }
        hasMore = true
        break
      }
    }
    documents.theirs = theirs
    return before.subtracting(theirs.objects)
  }

  /// The conflict of a file that is left as ours has it.
  private static func unmerged(_ ours: InterfaceDocument, _ check: MergedCheck) -> MergeConflict {
    let reasons = check.faults.prefix(3).joined(separator: "; ")
    return MergeConflict(
      place: "the document", property: "", ours: .init(text: "kept whole", location: nil),
      theirs: .init(text: "not merged", location: nil), outcome: "the two do not make one document: \(reasons)")
  }
}

/// How a text ends its lines.
enum LineBreaks {
  case lineFeed, carriageReturnLineFeed

  static func used(in text: [UInt8]) -> LineBreaks {
    guard let line = text.firstIndex(of: 0x0A) else { return .lineFeed }
    return line > 0 && text[line - 1] == 0x0D ? .carriageReturnLineFeed : .lineFeed
  }

  /// A text with these line breaks; nil where it has them.
  func converted(_ text: [UInt8]) -> [UInt8]? {
    guard Self.used(in: text) != self else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 32)
    for (index, byte) in text.enumerated() {
      if byte == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { continue }
      if byte == 0x0A, self == .carriageReturnLineFeed { result.append(0x0D) }
      result.append(byte)
    }
    return result
  }
}
