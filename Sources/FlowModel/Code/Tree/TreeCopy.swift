/// Another tree made of a tree, node by node: what a rewriting changes, it changes as the nodes are copied.
///
///     let tree = TreeCopy.of(old) { copy, _, node in copy.add(changed(node)) }
package struct TreeCopy {
  /// The tree that is made; its nodes stand in the order of the old ones, with what was added before them.
  package private(set) var tree: CodeTree
  private let offsets: [UInt32]
  /// The new node of each old one, as far as they are copied.
  private var places: [Int32] = []
  private var texts: [String: Int32] = [:]
  /// Where the old node stands whose turn it is.
  private var offset: UInt32 = 0

  private init(_ old: CodeTree) {
    tree = old
    offsets = old.offsets
    tree.nodes = []
    tree.offsets = []
    for (index, text) in old.texts.enumerated() where texts[text] == nil { texts[text] = Int32(index) }
    places.reserveCapacity(old.nodes.count)
  }

  /// Makes a tree of another one.
  ///
  /// - Parameter change: adds what becomes of a node, which is handed with its old number and names the new nodes of what
  ///   is inside it; returns the number of the new one.
  package static func of(_ old: CodeTree, _ change: (inout TreeCopy, Int32, TreeNode) -> Int32) -> CodeTree {
    var copy = TreeCopy(old)
    for (index, node) in old.nodes.enumerated() {
      copy.offset = old.offsets[index]
      let mapped = copy.mapped(node)
      copy.places.append(change(&copy, Int32(index), mapped))
    }
    copy.mapDeclarations()
    return copy.tree
  }

  // MARK: Filling it

  /// Adds a node where the old one stands whose turn it is.
  package mutating func add(_ node: TreeNode) -> Int32 {
    tree.nodes.append(node)
    tree.offsets.append(offset)
    return Int32(tree.nodes.count - 1)
  }

  /// The index of a text.
  package mutating func text(_ text: String) -> Int32 {
    if let known = texts[text] { return known }
    tree.texts.append(text)
    texts[text] = Int32(tree.texts.count - 1)
    return Int32(tree.texts.count - 1)
  }

  /// Adds a list.
  package mutating func list(_ elements: [Int32]) -> Int32 {
    tree.lists.append(Int32(elements.count))
    tree.lists += elements
    return Int32(tree.lists.count - 1 - elements.count)
  }

  /// Adds an integer literal.
  package mutating func integer(_ value: UInt64) -> Int32 {
    tree.integers.append(value)
    return add(TreeNode(.integer, a: Int32(tree.integers.count - 1)))
  }

  /// The new node of an old one that was copied; -1 for none.
  package func place(of old: Int32) -> Int32 { old >= 0 ? places[Int(old)] : -1 }

  /// Changes what the tree declares; nodes that it names are those of the old tree until all are copied.
  package mutating func changeDeclarations(_ body: (inout CodeTree) -> Void) { body(&tree) }

  // MARK: Numbers

  private mutating func mapped(_ node: TreeNode) -> TreeNode {
    let parts = TreeShape.parts(of: node.kind)
    var node = node
    node.a = mapped(node.a, parts.a)
    node.b = mapped(node.b, parts.b)
    node.c = mapped(node.c, parts.c)
    return node
  }

  private mutating func mapped(_ number: Int32, _ part: TreeShape.Part) -> Int32 {
    guard number >= 0 else { return number }
    switch part {
    case .node, .optionalNode: return place(of: number)
    case .nodes, .optionalNodes, .optionalTypes: return list(tree.list(number).map(place))
    case .labelled, .optionalLabelled:
      return list(
        tree.list(number).enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : place(of: $0.element) })
    case .components:
      var elements = Array(tree.list(number))
      for index in stride(from: 0, to: elements.count, by: 2) where elements[index] == 3 {
        elements[index + 1] = mapped(elements[index + 1], .labelled)
      }
      return list(elements)
    default: return number
    }
  }

  // MARK: Declarations

  private mutating func mapDeclarations() {
    tree.genericArguments = tree.genericArguments.map { mapped($0, .optionalTypes) }
    tree.typeAliases = tree.typeAliases.map(mapped)
    for index in tree.functions.indices {
      var function = tree.functions[index]
      function.result = place(of: function.result)
      function.body = place(of: function.body)
      function.thrown = place(of: function.thrown)
      function.parameters = function.parameters.map(mapped)
      function.generics = function.generics.map(mapped)
      function.requirements = function.requirements.map(mapped)
      function.captures = function.captures.map { capture in
        var capture = capture
        if capture.source == .value { capture.number = place(of: capture.number) }
        return capture
      }
      tree.functions[index] = function
    }
    for index in tree.properties.indices {
      tree.properties[index].type = place(of: tree.properties[index].type)
      tree.properties[index].attributes = tree.properties[index].attributes.map { attribute in
        TreeAttribute(type: place(of: attribute.type), name: attribute.name, call: attribute.call)
      }
    }
    for index in tree.types.indices {
      var type = tree.types[index]
      type.extended = place(of: type.extended)
      type.inherited = type.inherited.map(place)
      type.generics = type.generics.map(mapped)
      type.requirements = type.requirements.map(mapped)
      type.typeAliases = type.typeAliases.map(mapped)
      type.associatedTypes = type.associatedTypes.map(mapped)
      for each in type.cases.indices { type.cases[each].parameters = type.cases[each].parameters.map(mapped) }
      tree.types[index] = type
    }
  }

  private func mapped(_ parameter: TreeParameter) -> TreeParameter {
    var parameter = parameter
    parameter.type = place(of: parameter.type)
    return parameter
  }

  private func mapped(_ generic: TreeGenericParameter) -> TreeGenericParameter {
    TreeGenericParameter(name: generic.name, bound: place(of: generic.bound), isPack: generic.isPack)
  }

  private func mapped(_ requirement: TreeRequirement) -> TreeRequirement {
    TreeRequirement(
      left: place(of: requirement.left), right: place(of: requirement.right), isSame: requirement.isSame)
  }

  private func mapped(_ alias: TreeTypeAlias) -> TreeTypeAlias {
    var alias = alias
    alias.generics = alias.generics.map(mapped)
    alias.type = place(of: alias.type)
    alias.bound = place(of: alias.bound)
    return alias
  }
}
