import FlowModel

/// Names, members and cases.
extension Swift2File {
  /// A name that is no local and is not called.
  mutating func name(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let name = text(node.a)
    if own.types[name] != nil || own.globals[name] != nil { return copy.add(node) }
    if let today = Swift2Names.types[name] { return path(own.unmistakable(today), node, &copy) }
    if let constant = constant(name) {
      let type = path(constant.type, node, &copy)
      return copy.add(TreeNode(.member, a: type, b: copy.text(constant.name)))
    }
    guard let owner = types.owner(of: index), !former.isType(name) else { return copy.add(node) }
    let lineage = own.lineage(of: owner.name, former)
    if declares(name, lineage) { return copy.add(node) }
    guard let today = former.today(name, nil, of: lineage, isStatic: owner.isStatic), today.labels == nil else {
      return copy.add(node)
    }
    var node = node
    node.a = copy.text(today.name)
    return copy.add(node)
  }

  /// A name with dots.
  func path(_ name: String, _ node: TreeNode, _ copy: inout TreeCopy) -> Int32 {
    let parts = name.split(separator: ".").map(String.init)
    var new = node
    new.a = copy.text(parts[0])
    var place = copy.add(new)
    for part in parts.dropFirst() { place = copy.add(TreeNode(.member, a: place, b: copy.text(part))) }
    return place
  }

  /// Whether a type of the app's among some declares a member.
  func declares(_ name: String, _ lineage: [String]) -> Bool {
    lineage.contains { own.types[$0]?.names.contains(name) == true }
  }

  /// The type that has a constant today, and its name there.
  private func constant(_ name: String) -> (type: String, name: String)? {
    if let known = Swift2Names.constants[name] { return known }
    if name.hasSuffix("AttributeName"), name.hasPrefix("NS") {
      let key = NameWords.lowered(String(name.dropFirst(2).dropLast("AttributeName".count)))
      let type = "NSAttributedString.Key"
      return former.hasStatic(key, of: type) ? (type, key) : nil
    }
    for (prefix, type, word) in Swift2Names.ownersOfNotifications where name.hasPrefix(prefix) {
      let constant = word + name.dropFirst(prefix.count)
      return former.hasStatic(constant, of: type) ? (type, constant) : nil
    }
    // The longest type that the name begins with: `UITextFieldTextDidChangeNotification`, `UIFontWeightLight`.
    guard name.first?.isUppercase == true, name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    var end = name.index(before: name.endIndex)
    while end > name.index(name.startIndex, offsetBy: 2) {
      if name[end].isUppercase {
        let type = String(name[..<end])
        let today = former.catalog.aliases[type] ?? Swift2Names.types[type] ?? type
        let constant = NameWords.lowered(String(name[end...]))
        if former.hasStatic(constant, of: today) { return (today, constant) }
      }
      end = name.index(before: end)
    }
    return nil
  }

  /// A member that is not called.
  mutating func member(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let name = text(node.b)
    if name == "dynamicType" { return made("type", "of", node.a, &copy) }
    let base = types.type(of: old.nodes[Int(index)].a)
    if let base, base.isStatic { return constant(name, of: base.name, node, &copy) }
    let lineage = base.map { own.lineage(of: $0.name, former) }
    if lineage.map({ declares(name, $0) }) ?? own.names.contains(name) { return copy.add(node) }
    if let function = Swift2Names.calledProperties[name], !former.has(name, nil, of: lineage) {
      var new = node
      new.a = unwrapped(old.nodes[Int(index)].a, node.a, &copy)
      new.b = copy.text(function)
      let callee = copy.add(new)
      return copy.add(TreeNode(.call, extra: 0, a: callee, b: copy.list([])))
    }
    var new = node
    new.a = unwrapped(old.nodes[Int(index)].a, node.a, &copy)
    if base.map({ isForeign($0.name) }) != true, let today = property(name, lineage) { new.b = copy.text(today) }
    let place = copy.add(new)
    if base?.name == "NSNotification", name == "name" {
      return copy.add(TreeNode(.member, a: place, b: copy.text("rawValue")))
    }
    let isPart = base?.name == "NSDateComponents" && Self.parts.contains(name) && !targets.contains(index)
    return isPart ? copy.add(TreeNode(.forced, a: place)) : place
  }

  /// What of a date's components was an Int, and is an Optional today.
  ///
  /// - Foundation: `NSDateComponents` has Int for them, `DateComponents` has `Int?` (SE-0069).
  private static let parts: Set<String> = [
    "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal", "quarter",
    "weekOfMonth", "weekOfYear", "yearForWeekOfYear", "era",
  ]

  /// Whether a type is of code that is not here, which may have any names.
  func isForeign(_ type: String) -> Bool {
    let today = Swift2Names.types[type] ?? type
    return own.types[type] == nil && former.ancestry(of: today) == nil && former.catalog.aliases[today] == nil
      && !former.catalog.knows(today)
  }

  /// What a member is asked of where that is told to be optional: it was `T!` then, or this would not compile.
  func unwrapped(_ before: Int32, _ value: Int32, _ copy: inout TreeCopy) -> Int32 {
    let kind = old.nodes[Int(before)].kind
    guard kind == .member || kind == .name || kind == .call, types.type(of: before)?.isOptional == true else {
      return value
    }
    return copy.add(TreeNode(.forced, a: value))
  }

  private func property(_ name: String, _ lineage: [String]?) -> String? {
    if let known = Swift2Names.properties[name], !former.has(name, nil, of: lineage) { return known }
    return former.today(name, nil, of: lineage, isStatic: false)?.name
  }

  /// A constant or case of a type: `UIControlState.Normal`.
  private func constant(_ name: String, of type: String, _ node: TreeNode, _ copy: inout TreeCopy) -> Int32 {
    let lineage = own.lineage(of: type, former)
    if declares(name, lineage) { return copy.add(node) }
    let today = former.catalog.aliases[type] ?? Swift2Names.types[type] ?? type
    guard own.types[type] == nil, !former.hasStatic(name, of: today) else { return copy.add(node) }
    let types = former.ancestry(of: today) ?? [today]
    let renamed =
      former.today(name, nil, of: types, isStatic: true)?.name
      ?? (name.first?.isUppercase == true && !isType(name, in: today) ? self.case(name, of: today) : nil)
    guard let renamed else { return copy.add(node) }
    var new = node
    new.b = copy.text(renamed)
    return copy.add(new)
  }

  private func isType(_ name: String, in type: String) -> Bool {
    former.catalog.knows("\(type).\(name)") || former.catalog.aliases["\(type).\(name)"] != nil || name == "Type"
      || name == "Protocol"
  }

  // MARK: Cases

  /// A case as it is written today: in small letters, without the word that its type says.
  ///
  /// - Parameter type: nil where it is not known.
  func `case`(_ name: String, of type: String?) -> String {
    if let known = Swift2Names.cases[name] { return known }
    let lowered = NameWords.lowered(name)
    guard lowered.hasSuffix("Style"), !former.hasStatic(lowered, of: type) else { return lowered }
    let short = String(lowered.dropLast("Style".count))
    return former.hasStatic(short, of: type) ? short : lowered
  }

  mutating func implicitMember(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let name = text(node.b)
    guard name.first?.isUppercase == true, ofFramework.contains(index) || !own.names.contains(name) else {
      return copy.add(node)
    }
    var new = node
    new.b = copy.text(self.case(name, of: nil))
    return copy.add(new)
  }

  mutating func casePattern(_ node: TreeNode, _ index: Int32, _ copy: inout TreeCopy) -> Int32 {
    let name = text(node.b)
    let type = Swift2Declarations.written(old.nodes[Int(index)].a, in: old)
    guard name.first?.isUppercase == true, type.map({ own.types[$0.name] == nil }) ?? true,
      type != nil || ofFramework.contains(index) || !own.names.contains(name)
    else { return copy.add(node) }
    var new = node
    new.b = copy.text(self.case(name, of: nil))
    return copy.add(new)
  }

  /// Finds the cases that stand where a framework's type is asked for, whatever the app has of that name.
  mutating func noteCases() {
    for node in old.nodes {
      switch node.kind {
      case .assignment: note(node.b, against: node.a)
      case .binary where node.flag == TreeOperator.equal.rawValue || node.flag == TreeOperator.notEqual.rawValue:
        note(node.b, against: node.a)
        note(node.a, against: node.b)
      case .switch:
        guard isOfFramework(node.a) else { continue }
        for each in old.list(node.b) {
          let patterns = Array(old.list(old.nodes[Int(each)].a))
          for index in stride(from: 0, to: patterns.count, by: 2) { ofFramework.insert(patterns[index]) }
        }
      case .call: noteArguments(node)
      default: break
      }
    }
  }

  private mutating func note(_ value: Int32, against other: Int32) {
    guard old.nodes[Int(value)].kind == .implicitMember, isOfFramework(other) else { return }
    ofFramework.insert(value)
  }

  private func isOfFramework(_ node: Int32) -> Bool {
    guard let type = types.type(of: node), !type.isStatic else { return false }
    return own.types[type.name] == nil
  }

  private mutating func noteArguments(_ call: TreeNode) {
    let arguments = Array(old.list(call.b))
    let cases = stride(from: 1, to: arguments.count, by: 2).map { arguments[$0] }
      .filter { old.nodes[Int($0)].kind == .implicitMember }
    guard !cases.isEmpty, isCallOfFramework(call) else { return }
    ofFramework.formUnion(cases)
  }

  /// Whether what is called is surely a framework's.
  private func isCallOfFramework(_ call: TreeNode) -> Bool {
    let callee = old.nodes[Int(call.a)]
    switch callee.kind {
    case .name:
      let name = text(callee.a)
      let today = Swift2Names.types[name] ?? name
      return own.types[name] == nil && own.globals[name] == nil && former.ancestry(of: today) != nil
    case .member:
      let name = text(callee.b)
      guard let base = types.type(of: callee.a) else { return !own.names.contains(name) }
      return !declares(name, own.lineage(of: base.name, former))
    default: return false
    }
  }
}
