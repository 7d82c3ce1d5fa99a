extension CodeTree {
  /// Whether every index in the tree is in its range, and every node comes after those inside it: a tree that was kept
  /// in a file is not trusted before this was asked.
  package var isWhole: Bool { TreeInspection(tree: self).isWhole }
}

/// Looks at all numbers of a tree.
private struct TreeInspection {
  let tree: CodeTree

  var isWhole: Bool {
    guard tree.offsets.count == tree.nodes.count, isSorted(tree.lineStarts), isSorted(tree.continuationBytes),
      tree.genericArguments.allSatisfy({ nodes($0, below: tree.nodes.count) }),
      tree.globalFunctions.allSatisfy(isFunction), tree.globals.allSatisfy(isProperty),
      tree.script == -1 || isFunction(tree.script), tree.typeAliases.allSatisfy(isWhole)
    else { return false }
    return tree.nodes.indices.allSatisfy(isWhole(at:)) && tree.functions.allSatisfy(isWhole)
      && tree.types.allSatisfy(isWhole) && tree.properties.allSatisfy(isWhole)
  }

  private func isSorted(_ numbers: [UInt32]) -> Bool {
    var last: UInt32 = 0
    for number in numbers {
      guard number >= last else { return false }
      last = number
    }
    return true
  }

  // MARK: Nodes

  private func isWhole(at index: Int) -> Bool {
    let node = tree.nodes[index]
    let parts = TreeShape.parts(of: node.kind)
    guard isWhole(node.a, parts.a, below: index), isWhole(node.b, parts.b, below: index),
      isWhole(node.c, parts.c, below: index)
    else { return false }
    switch node.kind {
    case .member, .implicitMember: return Int(node.extra) <= tree.genericArguments.count
    case .for where tree.list(node.a).count != 5: return false
    case .break, .continue, .if, .while, .repeat, .for, .switch, .do: return Int(node.extra) <= tree.texts.count
    default: return true
    }
  }

  private func isWhole(_ number: Int32, _ part: TreeShape.Part, below index: Int) -> Bool {
    switch part {
    case .number: return true
    case .node: return isNode(number, below: index)
    case .optionalNode: return number == -1 || isNode(number, below: index)
    case .text: return isText(number)
    case .optionalText: return number == -1 || isText(number)
    case .integer: return tree.integers.indices.contains(Int(number))
    case .decimal: return tree.decimals.indices.contains(Int(number))
    case .function: return isFunction(number)
    case .type: return tree.types.indices.contains(Int(number))
    case .property: return isProperty(number)
    case .nodes: return nodes(number, below: index)
    case .optionalTypes: return number == -1 || nodes(number, below: index)
    case .optionalNodes: return elements(number)?.allSatisfy { $0 == -1 || isNode($0, below: index) } ?? false
    case .texts: return elements(number)?.allSatisfy(isText) ?? false
    case .optionalLabels: return number == -1 || elements(number)?.allSatisfy { $0 == -1 || isText($0) } ?? false
    case .numbers: return elements(number) != nil
    case .optionalNumbers: return number == -1 || elements(number) != nil
    case .labelled: return isLabelled(number, below: index)
    case .optionalLabelled: return number == -1 || isLabelled(number, below: index)
    case .components: return isPath(number, below: index)
    }
  }

  private func isNode(_ number: Int32, below index: Int) -> Bool { number >= 0 && Int(number) < index }

  private func isText(_ number: Int32) -> Bool { tree.texts.indices.contains(Int(number)) }

  private func isFunction(_ number: Int32) -> Bool { tree.functions.indices.contains(Int(number)) }

  private func isProperty(_ number: Int32) -> Bool { tree.properties.indices.contains(Int(number)) }

  /// The elements of a list; nil when there is no such list.
  private func elements(_ list: Int32) -> ArraySlice<Int32>? {
    guard list >= 0, Int(list) < tree.lists.count else { return nil }
    let count = tree.lists[Int(list)]
    guard count >= 0, Int(count) < tree.lists.count - Int(list) else { return nil }
    return tree.list(list)
  }

  private func nodes(_ list: Int32, below index: Int) -> Bool {
    elements(list)?.allSatisfy { isNode($0, below: index) } ?? false
  }

  private func isLabelled(_ list: Int32, below index: Int) -> Bool {
    guard let elements = elements(list), elements.count.isMultiple(of: 2) else { return false }
    return zip(elements.indices, elements).allSatisfy { place, element in
      (place - elements.startIndex).isMultiple(of: 2)
        ? element == -1 || isText(element) : isNode(element, below: index)
    }
  }

  private func isPath(_ list: Int32, below index: Int) -> Bool {
    guard let elements = elements(list), elements.count.isMultiple(of: 2) else { return false }
    return stride(from: elements.startIndex, to: elements.endIndex, by: 2).allSatisfy { place in
      switch elements[place] {
      case 0: isText(elements[place + 1])
      case 1, 2, 4: elements[place + 1] == -1
      case 3: isLabelled(elements[place + 1], below: index)
      default: false
      }
    }
  }

  // MARK: Declarations

  /// A written type or expression; -1 for none.
  private func isOptional(_ node: Int32) -> Bool { node == -1 || isNode(node, below: tree.nodes.count) }

  private func isOptionalFunction(_ number: Int32) -> Bool { number == -1 || isFunction(number) }

  private func isOptionalType(_ number: Int32) -> Bool { number == -1 || tree.types.indices.contains(Int(number)) }

  private func isWhole(_ function: TreeFunction) -> Bool {
    isOptional(function.result) && isOptional(function.body) && isOptional(function.thrown)
      && isOptionalType(function.owner) && function.slots >= 0 && function.freeNames.allSatisfy(isText)
      && function.parameters.allSatisfy { isWhole($0) && $0.slot >= 0 && $0.slot < function.slots }
      && function.captures.allSatisfy {
        $0.source == .value ? isNode($0.number, below: tree.nodes.count) : $0.number >= 0
      }
      && function.generics.allSatisfy { isOptional($0.bound) } && isWhole(function.requirements)
  }

  private func isWhole(_ parameter: TreeParameter) -> Bool {
    isOptional(parameter.type) && isOptionalFunction(parameter.defaultValue)
  }

  private func isWhole(_ requirements: [TreeRequirement]) -> Bool {
    requirements.allSatisfy { isOptional($0.left) && isOptional($0.right) }
  }

  private func isWhole(_ alias: TreeTypeAlias) -> Bool {
    isOptional(alias.type) && isOptional(alias.bound) && alias.generics.allSatisfy { isOptional($0.bound) }
  }

  private func isWhole(_ type: TreeType) -> Bool {
    isOptional(type.extended) && isOptionalType(type.owner) && isOptionalFunction(type.function)
      && type.generics.allSatisfy { isOptional($0.bound) } && isWhole(type.requirements)
      && type.inherited.allSatisfy(isOptional) && type.functions.allSatisfy(isFunction)
      && type.properties.allSatisfy(isProperty) && type.types.allSatisfy { isOptionalType($0) && $0 >= 0 }
      && type.subscripts.allSatisfy { isFunction($0.getter) && isOptionalFunction($0.setter) }
      && type.cases.allSatisfy { $0.parameters.allSatisfy(isWhole) && isOptionalFunction($0.rawValue) }
      && type.typeAliases.allSatisfy(isWhole) && type.associatedTypes.allSatisfy(isWhole)
  }

  private func isWhole(_ property: TreeProperty) -> Bool {
    isOptional(property.type) && isOptionalType(property.owner)
      && [property.initialValue, property.getter, property.setter, property.willSet, property.didSet]
        .allSatisfy(isOptionalFunction)
      && property.attributes.allSatisfy { isOptional($0.type) && isOptionalFunction($0.call) }
  }
}
