import FlowModel

/// Calls.
extension Swift2File {
  /// A call that is rewritten.
  struct Arguments {
    var labels: [WrittenLabel]
    var values: [Int32]
    let trailing: Int

    init(_ call: TreeNode, _ tree: CodeTree, labels: [WrittenLabel]) {
      self.labels = labels
      values = stride(from: 1, to: tree.list(call.b).count, by: 2).map { Array(tree.list(call.b))[$0] }
      trailing = Int(call.extra)
    }
  }

  mutating func call(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let before = old.nodes[Int(index)]
    let callee = old.nodes[Int(before.a)]
    let arguments = Arguments(node, copy.tree, labels: types.labels(of: before))
    if arguments.labels.isEmpty, makesNothing(callee) { return copy.add(TreeNode(.nothing)) }
    switch callee.kind {
    case .name: return callOfName(node, callee, before, arguments, &copy)
    case .member: return callOfMember(node, callee, before, index, arguments, &copy)
    case .typeExpression where arguments.labels == [.named("count"), .named("repeatedValue")]:
      return repeating(node.a, arguments, &copy)
    default: return copy.add(node)
    }
  }

  /// Whether `callee()` is an Optional that holds nothing: `[Note]?()`, `Optional<Note>()`.
  ///
  /// - Swift: `Optional.init()` went with Swift 3 (its compiler names it as removed). Today's parser takes the
  ///   type for a list that is unwrapped.
  private func makesNothing(_ callee: TreeNode) -> Bool {
    switch callee.kind {
    case .name: text(callee.a) == "Optional" && own.types["Optional"] == nil
    case .typeExpression: callee.a >= 0 && old.nodes[Int(callee.a)].kind == .optionalType
    case .question:
      switch old.nodes[Int(callee.a)].kind {
      case .array, .dictionary, .typeExpression: true
      default: false
      }
    default: false
    }
  }

  // MARK: f(…), T(…)

  private mutating func callOfName(
    _ node: TreeNode, _ callee: TreeNode, _ before: TreeNode, _ arguments: Arguments, _ copy: inout TreeCopy
  ) -> Int32 {
    let name = text(callee.a)
    // Its lists are those of the copy.
    let written = copy.tree.nodes[Int(node.a)]
    var callee = callee
    (callee.b, callee.c) = written.kind == .name ? (written.b, written.c) : (-1, -1)
    if own.globals[name] != nil { return ownFunction(name, node, arguments, &copy) }
    if own.types[name] != nil {
      return ownObject(own.lineage(of: name, former), node, node.a, arguments, &copy)
    }
    if name == "Selector" || name == "NSSelectorFromString", arguments.labels == [.none] {
      return selector(arguments.values[0], &copy) ?? copy.add(node)
    }
    let owner = types.owner(of: before.a)
    let lineage = owner.map { own.lineage(of: $0.name, former) } ?? []
    if declares(name, lineage) { return copy.add(node) }
    if let today = Swift2Names.types[name] ?? (former.ancestry(of: name) == nil ? nil : name) {
      if hasModel, name == "String", arguments.labels == [.none], let text = text(of: before, arguments, &copy) {
        return text
      }
      if name == "NSData", let data = data(arguments, &copy) { return data }
      if arguments.labels == [.named("count"), .named("repeatedValue")] {
        return repeating(path(today, callee, &copy), arguments, &copy)
      }
      let type =
        former.isGeneric(today)
        ? copy.add(TreeNode(.typeExpression, a: ofObjects(today, &copy))) : path(own.unmistakable(today), callee, &copy)
      let labels = initializer(of: former.catalog.aliases[today] ?? today, arguments.labels)
      var arguments = arguments
      self.name(selectors: &arguments, &copy)
      return construct(type, labels ?? arguments.labels, arguments, &copy)
    }
    if owner != nil, let today = former.today(name, arguments.labels, of: lineage) {
      var new = callee
      new.a = copy.text(today.name)
      note(new.a, for: callee.a)
      return call(copy.add(new), today, arguments, &copy)
    }
    return copy.add(node)
  }

  /// `Note(entity: entity, insertIntoManagedObjectContext: context)`, `super.init(…)`: an initialiser that a class of the
  /// app's inherits or overrides has today's labels.
  private func ownObject(
    _ lineage: [String], _ node: TreeNode, _ callee: Int32, _ arguments: Arguments, _ copy: inout TreeCopy
  ) -> Int32 {
    guard let today = initializer(inherited: lineage, arguments.labels) else { return copy.add(node) }
    return construct(callee, today, arguments, &copy)
  }

  /// Today's labels of an initialiser of a framework's class in a line; nil where they are the same, or it is none.
  func initializer(inherited lineage: [String], _ labels: [WrittenLabel]) -> [WrittenLabel]? {
    guard !labels.isEmpty else { return nil }
    return lineage.lazy.filter { own.types[$0] == nil }.compactMap { initializer(of: $0, labels) }.first
  }

  /// A function of the app's outside of types: in Swift 1 no argument of one had a label.
  private func ownFunction(
    _ name: String, _ node: TreeNode, _ arguments: Arguments, _ copy: inout TreeCopy
  ) -> Int32 {
    guard let all = own.functions[name], arguments.labels.dropFirst().contains(.none),
      !arguments.labels.contains(where: { if case .named = $0 { true } else { false } })
    else { return copy.add(node) }
    let fitting = all.filter { $0.count == arguments.values.count }
    guard fitting.count == 1 else { return copy.add(node) }
    let labels = fitting[0].enumerated().map { index, label -> WrittenLabel in
      if arguments.labels[index] == .trailing { return .trailing }
      return index == 0 ? .none : WrittenLabel(label)
    }
    return construct(node.a, labels, arguments, &copy)
  }

  /// `String(x)` of a number that is none of Int's: later versions of Swift write it otherwise.
  private func text(of call: TreeNode, _ arguments: Arguments, _ copy: inout TreeCopy) -> Int32? {
    let value = Array(old.list(call.b))[1]
    let type = types.type(of: value)
    guard type == nil || ["Double", "Float", "CGFloat"].contains(type?.name) else { return nil }
    return ofModel("FormerTexts", "string", nil, arguments.values[0], &copy)
  }

  /// `NSData(contentsOfFile: path)`, which gives nil where today's throws.
  private func data(_ arguments: Arguments, _ copy: inout TreeCopy) -> Int32? {
    var url = arguments.values.first ?? -1
    switch arguments.labels {
    case [.named("contentsOfFile")]: url = made("URL", "fileURLWithPath", url, &copy)
    case [.named("contentsOfURL")]: break
    default: return nil
    }
    return copy.add(TreeNode(.try, flag: 1, a: made("Data", "contentsOf", url, &copy)))
  }

  /// A call of a static function of the model.
  func ofModel(_ type: String, _ name: String, _ label: String?, _ value: Int32, _ copy: inout TreeCopy) -> Int32 {
    let type = copy.add(TreeNode(.name, a: copy.text(type)))
    let callee = copy.add(TreeNode(.member, a: type, b: copy.text(name)))
    return copy.add(TreeNode(.call, a: callee, b: copy.list([label.map { copy.text($0) } ?? -1, value])))
  }

  /// `[Int](count: 3, repeatedValue: 0)`
  func repeating(_ callee: Int32, _ arguments: Arguments, _ copy: inout TreeCopy) -> Int32 {
    let list = [copy.text("repeating"), arguments.values[1], copy.text("count"), arguments.values[0]]
    return copy.add(TreeNode(.call, a: callee, b: copy.list(list)))
  }

  /// The selector that a text stands for; nil where it is no text.
  ///
  /// - Swift: SE-0022 made `#selector(…)` of it in 2.2.
  private func selector(_ text: Int32, _ copy: inout TreeCopy) -> Int32? {
    let node = copy.tree.nodes[Int(text)]
    guard node.kind == .text else { return nil }
    let parts = copy.tree.texts[Int(node.a)].split(separator: ":", omittingEmptySubsequences: false)
    let labels = parts.dropFirst().dropLast().map { "\($0):" }.joined()
    let written = parts.count > 1 ? "\(parts[0])(_:\(labels))" : String(parts[0])
    return copy.add(TreeNode(.selector, a: text, b: copy.text(written)))
  }

  /// Makes selectors of the texts that stand for them.
  private func name(selectors arguments: inout Arguments, _ copy: inout TreeCopy) {
    for (index, label) in arguments.labels.enumerated() where label == .named("action") || label == .named("selector") {
      arguments.values[index] = selector(arguments.values[index], &copy) ?? arguments.values[index]
    }
  }

  /// Today's labels of an initialiser; nil where they are the same.
  private func initializer(of type: String, _ labels: [WrittenLabel]) -> [WrittenLabel]? {
    if type == "NSNumber", labels.count == 1, case .named(let label) = labels[0],
      Swift2Names.labelsOfNumbers.contains(label)
    {
      return [.named("value")]
    }
    guard let today = former.initializer(of: type, labels) else { return nil }
    return zip(today, labels).map { $1 == .trailing ? .trailing : WrittenLabel($0) }
  }

  private func construct(
    _ callee: Int32, _ labels: [WrittenLabel], _ arguments: Arguments, _ copy: inout TreeCopy
  ) -> Int32 {
    var list: [Int32] = []
    for (label, value) in zip(labels, arguments.values) {
      if case .named(let text) = label { list.append(copy.text(text)) } else { list.append(-1) }
      list.append(value)
    }
    return copy.add(
      TreeNode(.call, extra: UInt16(arguments.trailing), a: callee, b: copy.list(list)))
  }

  // MARK: x.f(…)

  private mutating func callOfMember(
    _ node: TreeNode, _ callee: TreeNode, _ before: TreeNode, _ index: Int32, _ arguments: Arguments,
    _ copy: inout TreeCopy
  ) -> Int32 {
    let name = text(callee.b)
    var base = types.type(of: callee.a)
    if old.nodes[Int(callee.a)].kind == .superReference {
      base?.isStatic = types.owner(of: before.a)?.isStatic ?? false
    }
    let lineage = base.map { own.lineage(of: $0.name, former) }
    if name == "init", let owner = types.owner(of: before.a) {
      return ownObject(own.lineage(of: owner.name, former), node, node.a, arguments, &copy)
    }
    let isOwn = lineage.map { declares(name, $0) } ?? own.mayCall(name, arguments.labels)
    let isSuper = old.nodes[Int(callee.a)].kind == .superReference
    if isOwn, !isSuper || former.today(name, arguments.labels, of: lineage) == nil { return copy.add(node) }
    if !isOwn, let moved = moved(name, callee, arguments, &copy) { return moved }
    guard let today = method(name, arguments, lineage, base, index) else {
      return structural(name, node, callee, arguments, base, &copy) ?? callUnwrapped(node, callee, &copy)
    }
    var arguments = arguments
    convert(&arguments, for: name, &copy)
    var new = copy.tree.nodes[Int(node.a)]
    new.a = unwrapped(callee.a, new.a, &copy)
    new.b = copy.text(today.name)
    return call(copy.add(new), today, arguments, &copy)
  }

  private func callUnwrapped(_ node: TreeNode, _ callee: TreeNode, _ copy: inout TreeCopy) -> Int32 {
    var new = copy.tree.nodes[Int(node.a)]
    let base = unwrapped(callee.a, new.a, &copy)
    guard base != new.a else { return copy.add(node) }
    new.a = base
    var node = node
    node.a = copy.add(new)
    return copy.add(node)
  }

  /// The method that a call means; nil where it is called so today, or nobody knows.
  private func method(
    _ name: String, _ arguments: Arguments, _ lineage: [String]?, _ base: Swift2Declarations.Written?, _ index: Int32
  ) -> MemberName? {
    if base.map({ isForeign($0.name) }) ?? false { return nil }
    let signature = "\(name)(\(arguments.labels.map(Self.written).joined()))"
    if base?.isStatic != true, signature == "sort()" || signature == "sort(_:)" {
      let isAlone = unused.contains(index)
      let hasFunction = signature == "sort(_:)"
      return MemberName(name: isAlone ? "sort" : "sorted", labels: hasFunction ? ["by"] : [])
    }
    let found = former.method(name, arguments.labels, of: lineage, isStatic: base.map(\.isStatic))
    return found?.name == "firstIndex" && arguments.labels == [.trailing]
      ? MemberName(name: "firstIndex", labels: ["where"]) : found
  }

  private static func written(_ label: WrittenLabel) -> String {
    if case .named(let text) = label { text + ":" } else { "_:" }
  }

  /// A call by today's name: where that is a property, it is read.
  private func call(_ callee: Int32, _ today: MemberName, _ arguments: Arguments, _ copy: inout TreeCopy) -> Int32 {
    guard let labels = today.labels else { return callee }
    let written = zip(labels, arguments.labels).map { $1 == .trailing ? WrittenLabel.trailing : WrittenLabel($0) }
    return construct(callee, written, arguments, &copy)
  }

  /// Makes arguments what today's method asks for: it goes by their types where the former one said them.
  private func convert(_ arguments: inout Arguments, for name: String, _ copy: inout TreeCopy) {
    let kinds = ["setDouble": "Double", "setFloat": "Float", "encodeDouble": "Double", "encodeFloat": "Float"]
    if let kind = kinds[name], !arguments.values.isEmpty {
      arguments.values[0] = made(kind, nil, arguments.values[0], &copy)
    }
    if name == "components", arguments.labels.contains(.named("fromDate")) {
      arguments.values[0] = listed(arguments.values[0], &copy)
    }
    if name.hasPrefix("postNotificationName") {
      arguments.values[0] = notificationName(arguments.values[0], &copy)
    }
    self.name(selectors: &arguments, &copy)
  }

  func made(_ type: String, _ label: String?, _ value: Int32, _ copy: inout TreeCopy) -> Int32 {
    let callee = copy.add(TreeNode(.name, a: copy.text(type)))
    let list = copy.list([label.map { copy.text($0) } ?? -1, value])
    return copy.add(TreeNode(.call, a: callee, b: list))
  }

  private func notificationName(_ value: Int32, _ copy: inout TreeCopy) -> Int32 {
    guard copy.tree.nodes[Int(value)].kind != .member else { return value }
    return made("NSNotification.Name", "rawValue", value, &copy)
  }

  /// What takes another form today.
  private func structural(
    _ name: String, _ node: TreeNode, _ callee: TreeNode, _ arguments: Arguments, _ base: Swift2Declarations.Written?,
    _ copy: inout TreeCopy
  ) -> Int32? {
    let signature = "\(name)(\(arguments.labels.map(Self.written).joined()))"
    let target = copy.place(of: callee.a)
    switch signature {
    case "toInt()": return made("Int", nil, target, &copy)
    case "performSelector(_:)", "respondsToSelector(_:)":
      guard let selector = selector(arguments.values[0], &copy) else { return nil }
      var arguments = arguments
      arguments.values[0] = selector
      var new = copy.tree.nodes[Int(node.a)]
      new.b = copy.text(name == "performSelector" ? "perform" : "responds")
      return construct(copy.add(new), [name == "performSelector" ? .none : .named("to")], arguments, &copy)
    case "addObserver(_:selector:name:object:)":
      var arguments = arguments
      self.name(selectors: &arguments, &copy)
      arguments.values[2] = notificationName(arguments.values[2], &copy)
      return construct(node.a, arguments.labels, arguments, &copy)
    case "components(_:fromDate:toDate:options:)":
      var arguments = arguments
      arguments.values.removeLast()
      arguments.values[0] = listed(arguments.values[0], &copy)
      var new = copy.tree.nodes[Int(node.a)]
      new.b = copy.text("dateComponents")
      return construct(copy.add(new), [.none, .named("from"), .named("to")], arguments, &copy)
    default: return nil
    }
  }

  /// `text.startIndex.advancedBy(2)`: `text.index(text.startIndex, offsetBy: 2)`. Other indices than those that a
  /// collection is asked for do not tell whose they are.
  ///
  /// - Swift: indices are moved by their collections since SE-0065.
  private func moved(_ name: String, _ callee: TreeNode, _ arguments: Arguments, _ copy: inout TreeCopy) -> Int32? {
    let index = old.nodes[Int(callee.a)]
    let isMoved = name == "advancedBy" ? arguments.labels == [.none] : arguments.labels.isEmpty
    guard isMoved, ["advancedBy", "successor", "predecessor"].contains(name), index.kind == .member,
      ["startIndex", "endIndex"].contains(text(index.b))
    else { return nil }
    let place = copy.place(of: callee.a)
    let collection = copy.tree.nodes[Int(place)].a
    let method = copy.add(TreeNode(.member, a: collection, b: copy.text("index")))
    let list: [Int32]
    switch name {
    case "successor": list = [copy.text("after"), place]
    case "predecessor": list = [copy.text("before"), place]
    default: list = [-1, place, copy.text("offsetBy"), arguments.values[0]]
    }
    return copy.add(TreeNode(.call, a: method, b: copy.list(list)))
  }

  /// A set of one: a single option was one of several, where today there are sets.
  private func listed(_ value: Int32, _ copy: inout TreeCopy) -> Int32 {
    switch copy.tree.nodes[Int(value)].kind {
    case .implicitMember, .member: copy.add(TreeNode(.array, a: copy.list([value])))
    default: value
    }
  }
}
