import FlowModel

/// A file's bytes into which fixes are written, each only where what it expects stands at its place; all other bytes stay
/// as they are.
package struct FileFixes {
  private let bytes: [UInt8]
  private var edits: [Edit] = []

  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]
  }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Takes a fix at a place, as a finding names it: a line and a column in characters.
  ///
  /// - Returns: whether what it expects is there, and no other fix changes it.
  package mutating func take(_ fix: Finding.Fix, line: Int, column: Int) -> Bool {
    guard let place = offset(line: line, column: column) else { return false }
    let made: [Edit]?
    switch fix {
    case .attributes(let changes): made = StartTagText(bytes, at: place).flatMap { edits(changes, in: $0) }
    case .literal(let from, let to):
      made = LiteralText.range(of: from, in: bytes, at: place).map { [Edit(range: $0, text: Array(to.utf8))] }
    }
    guard let made, !made.contains(where: touchesOthers) else { return false }
    edits += made
    return true
  }

  /// The file with all that was taken.
  package var result: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[end..<edit.range.lowerBound] + edit.text
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }

  private func edits(_ changes: [Finding.AttributeChange], in tag: StartTagText) -> [Edit]? {
    var edits: [Edit] = []
    for change in changes {
      // What would have to be escaped is left to Interface Builder.
      guard !(change.to + (change.from ?? "")).contains(where: { "&<>\"'\n".contains($0) }) else { return nil }
      if let from = change.from {
        guard let range = tag.values[change.name], bytes[range].elementsEqual(from.utf8) else { return nil }
        edits.append(Edit(range: range, text: Array(change.to.utf8)))
      } else {
        guard tag.values[change.name] == nil, let neighbour = change.neighbour.flatMap({ tag.values[$0] }) else {
          return nil
        }
        let place = neighbour.upperBound + 1
        let text = Array(" \(change.name)=\"\(change.to)\"".utf8)
        if let same = edits.firstIndex(where: { $0.range == place..<place }) {
          edits[same].text += text
        } else {
          edits.append(Edit(range: place..<place, text: text))
        }
      }
    }
    return edits
  }

  private func touchesOthers(_ edit: Edit) -> Bool {
    edits.contains { other in
      other.range == edit.range || other.range.overlaps(edit.range)
    }
  }

  /// The byte at which a character of a line begins.
  private func offset(line: Int, column: Int) -> Int? {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      offset = end + 1
    }
    for _ in 1..<max(column, 1) {
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") else { return nil }
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset < bytes.count ? offset : nil
  }
}
