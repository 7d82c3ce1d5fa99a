/// A handle to one XML element of a document: cheap to copy, valid as long as it is held, equal to another handle
/// to the same element of the same read.
///
/// Nothing of the file is lost: `byteRange` is the element as it was written, with its comments, white space and the
/// order of its attributes.
public struct InterfaceElement: Sendable {
  let tree: InterfaceTree
  let index: Int

  init(tree: InterfaceTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  var node: InterfaceNode { tree.records.nodes[index] }

  /// The tag's name, such as `viewController`.
  public var name: String { tree.text.string(Int(node.start) + 1..<Int(node.nameEnd)) }

  /// The decoded value of an attribute, or nil when the element does not have it.
  public subscript(attribute: String) -> String? {
    tree.records.attribute(attribute, of: index).map(tree.records.value(of:))
  }

  /// The attributes in the order of the file.
  public var attributes: [InterfaceAttribute] {
    tree.records.attributeRange(of: index).map { InterfaceAttribute(tree: tree, index: $0) }
  }

  /// Where the start tag begins.
  public var location: SourceLocation { tree.text.location(at: Int(node.start)) }

  /// The whole element, from the `<` of its start tag to the `>` of its end tag, in the document's UTF-8 text.
  public var byteRange: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The start tag, from `<` to `>`, in the document's UTF-8 text.
  public var startTagByteRange: Range<Int> { Int(node.start)..<Int(node.contentStart) }

  /// What stands between the start and the end tag; empty for `<a/>`.
  public var contentByteRange: Range<Int> { Int(node.contentStart)..<Int(node.contentEnd) }

  /// The element exactly as the file has it.
  public var source: String { tree.text.string(byteRange) }

  /// The start tag exactly as the file has it.
  package var startTag: String { tree.text.string(startTagByteRange) }

  /// The decoded character data directly inside the element, without that of its children.
  public var text: String {
    var result: [UInt8] = []
    var position = Int(node.contentStart)
    for child in children {
      tree.text.appendCharacterData(position..<child.byteRange.lowerBound, to: &result)
      position = child.byteRange.upperBound
    }
    tree.text.appendCharacterData(position..<Int(node.contentEnd), to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether the tag has a name; faster than comparing `name`.
  public func isNamed(_ name: String) -> Bool { tree.records.isNamed(name, index) }

  /// Whether an attribute is there and has a value; faster than comparing the subscript.
  public func has(_ attribute: String, equalTo value: String) -> Bool {
    tree.records.attribute(attribute, of: index, equals: value)
  }
}

extension InterfaceElement: Hashable {
  /// Whether both are the same element of the same read.
  public static func == (lhs: InterfaceElement, rhs: InterfaceElement) -> Bool {
    lhs.index == rhs.index && lhs.tree === rhs.tree
  }

  /// Hashes the element's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(tree))
  }
}

extension InterfaceElement: CustomStringConvertible {
  /// The element exactly as the file has it.
  public var description: String { source }
}
