/// One attribute of an element, with its place in the file.
public struct InterfaceAttribute: Sendable {
  let tree: InterfaceTree
  let index: Int

  private var record: InterfaceAttributeRecord { tree.records.attributes[index] }

  /// The attribute's name.
  public var name: String { tree.text.string(Int(record.nameStart)..<Int(record.nameEnd)) }

  /// The value, with references such as `&amp;` decoded.
  public var value: String { tree.records.value(of: index) }

  /// Where the name begins.
  public var location: SourceLocation { tree.text.location(at: Int(record.nameStart)) }

  /// From the name to the closing quote, in the document's UTF-8 text.
  public var byteRange: Range<Int> { Int(record.nameStart)..<Int(record.valueEnd) + 1 }

  /// The attribute exactly as the file has it, from the name to the closing quote.
  package var source: String { tree.text.string(byteRange) }

  /// The value as written, between the quotes, in the document's UTF-8 text.
  public var valueByteRange: Range<Int> { Int(record.valueStart)..<Int(record.valueEnd) }
}
