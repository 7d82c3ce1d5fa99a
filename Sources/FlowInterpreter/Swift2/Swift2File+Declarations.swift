import FlowModel

/// Declarations.
extension Swift2File {
  /// Gives functions the labels that they have today, and those of frameworks their names.
  func declareAnew(_ tree: inout CodeTree) {
    for index in tree.functions.indices {
      let function = old.functions[index]
      guard function.kind == .function || function.kind == .initializer else { continue }
      expose(Int32(index), &tree)
      guard function.kind == .function else {
        inherit(Int32(index), &tree)
        continue
      }
      if function.leavesFirstLabelOut { tree.functions[index].parameters[0].label = nil }
      guard function.owner >= 0 else { continue }
      implement(Int32(index), &tree)
    }
    for index in tree.properties.indices where isExposed(tree.properties[index].owner) {
      tree.properties[index].flags.insert(.isExposed)
    }
    renameProperties(&tree)
  }

  /// A function that overrides a framework's, or implements what one of its protocols asks for, has its name.
  private func implement(_ index: Int32, _ tree: inout CodeTree) {
    let function = tree.functions[Int(index)]
    let owner = tree.types[Int(function.owner)]
    guard owner.kind != .protocol else { return }
    let lineage = own.lineage(of: Swift2Declarations.lastName(owner.name), former)
    let inherited = lineage.filter { own.types[$0] == nil }
    guard let today = Swift2Declarations.today(function, inherited, former) else { return }
    if let labels = today.labels {
      tree.functions[Int(index)].name = today.name
      for (place, label) in labels.enumerated() { tree.functions[Int(index)].parameters[place].label = label }
    } else if function.parameters.isEmpty, function.result >= 0 {
      let options = inherited.lazy.compactMap { former.result(today.name, of: $0, isStatic: false) }.first
      if let options, let number = Swift2Declarations.written(function.result, in: old)?.name,
        number == "Int" || number == "UInt", options != number
      {
        tree.functions[Int(index)].name = "\(function.name)AsNumber"
        tree.functions[Int(index)].flags.remove(.isOverride)
        return addProperty(today.name, of: options, from: index, &tree)
      }
      makeProperty(index, named: today.name, &tree)
    }
  }

  /// An initialiser that overrides a framework's has today's labels.
  private func inherit(_ index: Int32, _ tree: inout CodeTree) {
    let function = tree.functions[Int(index)]
    guard function.owner >= 0, function.flags.contains(.isOverride) || function.flags.contains(.isRequired) else {
      return
    }
    let lineage = own.lineage(of: Swift2Declarations.lastName(tree.types[Int(function.owner)].name), former)
    let labels = function.parameters.map { WrittenLabel($0.label) }
    guard let today = initializer(inherited: lineage, labels) else { return }
    for (place, label) in today.enumerated() {
      guard case .named(let text) = label else { continue }
      tree.functions[Int(index)].parameters[place].label = text
    }
  }

  /// Adds the property that a method is today which gave the number of options: `supportedInterfaceOrientations` gave an
  /// Int before Swift 2.
  private func addProperty(_ name: String, of type: String, from method: Int32, _ tree: inout CodeTree) {
    let function = tree.functions[Int(method)]
    func text(_ text: String) -> Int32 {
      tree.texts.append(text)
      return Int32(tree.texts.count - 1)
    }
    func list(_ elements: [Int32]) -> Int32 {
      tree.lists += [Int32(elements.count)] + elements
      return Int32(tree.lists.count - 1 - elements.count)
    }
    func add(_ node: TreeNode) -> Int32 {
      tree.nodes.append(node)
      tree.offsets.append(function.offset)
      return Int32(tree.nodes.count - 1)
    }
    func call(_ name: String, ofSelf: Bool = false, _ arguments: [Int32]) -> Int32 {
      // A member of the `self` in slot 0.
      let callee = add(TreeNode(.name, flag: ofSelf ? 1 : 0, a: text(name)))
      return add(TreeNode(.call, a: callee, b: list(arguments)))
    }
    let number = call("UInt", [-1, call(function.name, ofSelf: true, [])])
    let value = call(type, [text("rawValue"), number])
    var getter = TreeFunction(kind: .getter, name: name)
    getter.flags = [.isSingleExpression]
    getter.result = add(TreeNode(.namedType, a: text(type), b: -1))
    getter.body = add(TreeNode(.block, a: list([value])))
    getter.slots = 1
    getter.owner = function.owner
    getter.offset = function.offset
    tree.functions.append(getter)
    var property = TreeProperty(name: name)
    property.type = getter.result
    property.getter = Int32(tree.functions.count - 1)
    property.owner = function.owner
    property.offset = function.offset
    property.flags = [.isOverride]
    tree.properties.append(property)
    tree.types[Int(function.owner)].properties.append(Int32(tree.properties.count - 1))
  }

  /// Makes a property of a method that is one today: `preferredStatusBarStyle`.
  private func makeProperty(_ index: Int32, named name: String, _ tree: inout CodeTree) {
    tree.functions[Int(index)].kind = .getter
    tree.functions[Int(index)].name = name
    let function = tree.functions[Int(index)]
    var property = TreeProperty(name: name)
    property.type = function.result
    property.getter = index
    property.owner = function.owner
    property.offset = function.offset
    if function.flags.contains(.isOverride) { property.flags.insert(.isOverride) }
    if function.flags.contains(.isStatic) { property.flags.insert(.isStatic) }
    if function.flags.contains(.isClassMember) { property.flags.insert(.isClassMember) }
    tree.properties.append(property)
    let number = Int32(tree.properties.count - 1)
    tree.types[Int(function.owner)].functions.removeAll { $0 == index }
    tree.types[Int(function.owner)].properties.append(number)
  }

  /// Properties that override a framework's: `selected`, `hidden`.
  private func renameProperties(_ tree: inout CodeTree) {
    for index in tree.properties.indices where tree.properties[index].flags.contains(.isOverride) {
      let property = tree.properties[index]
      guard property.owner >= 0 else { continue }
      let owner = tree.types[Int(property.owner)]
      let inherited = own.lineage(of: Swift2Declarations.lastName(owner.name), former).filter { own.types[$0] == nil }
      guard let today = former.today(property.name, nil, of: inherited, isStatic: false) else { continue }
      tree.properties[index].name = today.name
      for accessor in [property.getter, property.setter, property.willSet, property.didSet] where accessor >= 0 {
        tree.functions[Int(accessor)].name = today.name
      }
    }
  }

  // MARK: Objective-C

  /// Objective-C sees what classes of `NSObject`'s line declare, without being told.
  ///
  /// - Swift: so it was before Swift 4 (SE-0160).
  private func expose(_ index: Int32, _ tree: inout CodeTree) {
    let function = tree.functions[Int(index)]
    guard function.kind == .function, isExposed(function.owner), !function.flags.contains(.isPrivate),
      !function.attributes.contains("objc")
    else { return }
    tree.functions[Int(index)].attributes.append("objc")
  }

  private func isExposed(_ owner: Int32) -> Bool {
    guard owner >= 0 else { return false }
    let type = old.types[Int(owner)]
    guard type.kind == .class || type.kind == .extension else { return false }
    return own.lineage(of: Swift2Declarations.lastName(type.name), former).contains("NSObject")
  }
}
