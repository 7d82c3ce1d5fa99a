/// The direct children of an element in the order of the file; walking them allocates nothing.
public struct InterfaceChildren: Collection, Sendable {
  let tree: InterfaceTree
  /// The first child's index in document order.
  public let startIndex: Int
  /// The index after the last descendant.
  public let endIndex: Int

  /// The child after one.
  public func index(after index: Int) -> Int { Int(tree.records.nodes[index].subtreeEnd) }

  /// A child.
  public subscript(index: Int) -> InterfaceElement { InterfaceElement(tree: tree, index: index) }
}

/// All elements inside an element, in document order; walking them allocates nothing.
public struct InterfaceDescendants: RandomAccessCollection, Sendable {
  let tree: InterfaceTree
  /// The first descendant's index in document order.
  public let startIndex: Int
  /// The index after the last descendant.
  public let endIndex: Int

  /// A descendant.
  public subscript(index: Int) -> InterfaceElement { InterfaceElement(tree: tree, index: index) }
}

extension InterfaceElement {
  /// The direct children, in the order of the file.
  public var children: InterfaceChildren {
    InterfaceChildren(tree: tree, startIndex: index + 1, endIndex: Int(node.subtreeEnd))
  }

  /// All elements inside this one, in document order.
  public var descendants: InterfaceDescendants {
    InterfaceDescendants(tree: tree, startIndex: index + 1, endIndex: Int(node.subtreeEnd))
  }

  /// The element around this one; nil for the root.
  public var parent: InterfaceElement? {
    node.parent < 0 ? nil : InterfaceElement(tree: tree, index: Int(node.parent))
  }

  /// The elements around this one, the nearest first.
  public var ancestors: some Sequence<InterfaceElement> {
    sequence(state: self) { state in
      guard let parent = state.parent else { return InterfaceElement?.none }
      state = parent
      return parent
    }
  }

  /// The first direct child with a tag name.
  public func child(named name: String) -> InterfaceElement? {
    children.first { $0.isNamed(name) }
  }

  /// The first direct child with `key="…"`: the value of a property, such as `rect key="frame"`.
  public func child(key: String) -> InterfaceElement? {
    children.first { $0.has("key", equalTo: key) }
  }

  /// The children of the first direct child with a tag name, such as those of `subviews`; empty without it.
  public func elements(in container: String) -> InterfaceChildren {
    child(named: container)?.children ?? InterfaceChildren(tree: tree, startIndex: 0, endIndex: 0)
  }
}
