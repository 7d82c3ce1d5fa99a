import FlowModel

/// The classes that code hands on, and of which nobody makes objects: `item.isKind(of: Item.self)`.
enum AskedClasses {
  /// What is done with such a class.
  enum Use {
    /// Something is compared with it.
    case compared
    /// Its name is asked for, by which something else may be found.
    case named
  }

  /// What a function of Apple's does with a class that is its argument; nil where it may make objects.
  static func use(of label: String?, to name: String) -> Use? {
    switch (name, label) {
    case ("isKind", "of"), ("isMember", "of"), ("isSubclass", "of"), ("isKindOfClass", nil), ("isMemberOfClass", nil),
      ("isSubclassOfClass", nil), ("ObjectIdentifier", nil), ("Bundle", "for"), ("NSBundle", "forClass"),
      ("appearance", "whenContainedInInstancesOf"):
      .compared
    case ("String", "describing"), ("String", "reflecting"), ("NSStringFromClass", nil): .named
    default: nil
    }
  }
}

extension CodeTree {
  /// Whether a node compares two values, or one with a pattern.
  func compares(_ node: TreeNode) -> Bool {
    node.kind == .expressionPattern || ["==", "!=", "===", "!==", "~="].contains(texts[Int(node.c)])
  }

  /// The `X.self` that a value is, or that it lists.
  func metatypes(of index: Int32) -> [Int32] {
    guard index >= 0 else { return [] }
    let inner = unwrapped(index)
    let node = nodes[Int(inner)]
    return switch node.kind {
    case .metatype: [inner]
    case .array: list(node.a).flatMap(metatypes)
    case .upcast: metatypes(of: node.a)
    default: []
    }
  }
}
