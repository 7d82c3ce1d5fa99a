/// One element of the tree: offsets into the text and indexes of other records, nothing else.
///
/// Nodes stand in document order, so a node's descendants are the nodes after it up to `subtreeEnd`, and its
/// attributes are those from `firstAttribute` up to the next node's.
struct InterfaceNode: Sendable {
  /// Where the start tag's `<` is.
  var start: Int32
  /// Where the name ends; it begins right after `start`.
  var nameEnd: Int32
  /// Where the start tag ends: the first byte of the content.
  var contentStart: Int32
  /// Where the content ends: the end tag's `<`, or `contentStart` of an empty element.
  var contentEnd: Int32
  /// Where the element ends.
  var end: Int32
  /// The parent's index; -1 for the root.
  var parent: Int32
  /// The index after the last descendant.
  var subtreeEnd: Int32
  /// The index of the first attribute.
  var firstAttribute: Int32
}

/// One attribute: offsets into the text.
struct InterfaceAttributeRecord: Sendable {
  var nameStart: Int32
  var nameEnd: Int32
  /// The first byte after the opening quote.
  var valueStart: Int32
  /// The closing quote.
  var valueEnd: Int32
  /// Whether the value holds references or white space that reading it must replace.
  var isEncoded: Bool
}

/// What the scanner found in a text, with the ways to read it.
struct InterfaceRecords: Sendable {
  let text: InterfaceText
  let nodes: [InterfaceNode]
  let attributes: [InterfaceAttributeRecord]

  /// The attributes of a node, as indexes into `attributes`.
  func attributeRange(of node: Int) -> Range<Int> {
    let next = node + 1
    let end = next < nodes.count ? Int(nodes[next].firstAttribute) : attributes.count
    return Int(nodes[node].firstAttribute)..<end
  }

  /// The index of the attribute of a node that has a name.
  func attribute(_ name: String, of node: Int) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      text.bytes.withUnsafeBufferPointer { bytes in
        attributes.withUnsafeBufferPointer { attributes in
          for index in attributeRange(of: node)
          where matches(bytes, attributes[index].nameStart, attributes[index].nameEnd, wanted) {
            return index
          }
          return nil
        }
      }
    }
  }

  /// The decoded value of an attribute.
  func value(of attribute: Int) -> String {
    let record = attributes[attribute]
    let range = Int(record.valueStart)..<Int(record.valueEnd)
    return record.isEncoded ? text.decodedAttributeValue(range) : text.string(range)
  }

  /// Whether a node has a name, without making a string of it.
  func isNamed(_ name: String, _ node: Int) -> Bool {
    var name = name
    return name.withUTF8 { wanted in
      text.bytes.withUnsafeBufferPointer { bytes in
        matches(bytes, nodes[node].start + 1, nodes[node].nameEnd, wanted)
      }
    }
  }

  /// Whether the attribute of a node has a value, without making a string of it.
  func attribute(_ name: String, of node: Int, equals value: String) -> Bool {
    guard let index = attribute(name, of: node) else { return false }
    return attribute(index, equals: value)
  }

  /// Whether an attribute has a value, without making a string of it.
  func attribute(_ index: Int, equals value: String) -> Bool {
    let record = attributes[index]
    if record.isEncoded { return self.value(of: index) == value }
    var value = value
    return value.withUTF8 { wanted in
      text.bytes.withUnsafeBufferPointer { matches($0, record.valueStart, record.valueEnd, wanted) }
    }
  }

  /// Whether two attributes have the same value.
  func attribute(_ index: Int, hasValueOf other: Int) -> Bool {
    let (one, two) = (attributes[index], attributes[other])
    if one.isEncoded || two.isEncoded { return value(of: index) == value(of: other) }
    return text.bytes.withUnsafeBufferPointer { bytes in
      let range = Int(two.valueStart)..<Int(two.valueEnd)
      return matches(bytes, one.valueStart, one.valueEnd, UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  private func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int32, _ end: Int32, _ wanted: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard Int(end - start) == wanted.count else { return false }
    for offset in 0..<wanted.count where bytes[Int(start) + offset] != wanted[offset] { return false }
    return true
  }
}
