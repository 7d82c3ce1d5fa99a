import FlowModel

extension ReachedApp {
  /// Reads what a function does, closures in it included: blocks that never run, and what stands behind a `return`, are
  /// left out.
  func read(_ one: FunctionID) {
    var reader = RunningCode(self, one)
    let function = index.function(one)
    reader.read(function.body, in: one.index)
    for value in function.parameters.map(\.defaultValue) where value >= 0 {
      reader.read(reader.tree.functions[Int(value)].body, in: one.index)
    }
  }

  /// Takes a name that stands alone: of a member of the object itself, of something outside of types, or of a type.
  func use(_ name: String, by one: FunctionID, _ call: CallShape?, at place: SourceLocation) {
    let arrival = Arrival(from: .function(one), location: place)
    let tree = index.tree(of: one)
    let own = index.owner(of: one)
    if own.map({ [.enum, .extension].contains($0.kind) }) == true { makeCase(name) }
    for candidate in candidates(name, call) {
      guard let owner = index.owner(of: candidate) else {
        if isVisible(candidate, from: tree.path), index.function(candidate).owner < 0 { run(candidate, arrival) }
        continue
      }
      guard let own, isInScope(candidate, of: owner, from: own) else { continue }
      runMember(candidate, of: owner, arrival)
    }
    note(name, by: one, at: place)
    if let type = code.type(name, in: own, near: tree.path), type.kind != .extension, call?.isCall == true {
      make(type, call, arrival)
    }
  }

  /// Whether code of a type may name a member of another without a receiver.
  private func isInScope(_ member: FunctionID, of owner: CodeType, from own: CodeType) -> Bool {
    switch (own.kind, owner.kind) {
    // Its own lineage has what protocols and extensions declare.
    case (_, .protocol), (.protocol, .class): return true
    case (.class, .extension) where FrameworkAncestry.classes[owner.shortName] != nil:
      return code.isKind(own, of: owner.shortName) != false
    case (_, .extension): return true
    case (.class, .class): return code.areRelated(owner, own)
    // What is inside of a class sees what belongs to that as such.
    case (_, .class):
      let function = index.function(member)
      return own.name.hasPrefix(owner.name + ".")
        && (function.flags.contains(.isStatic) || function.flags.contains(.isClassMember))
    default: return owner === own
    }
  }

  /// Takes a name that is asked of a value.
  func use(
    member name: String, of receiver: WrittenType, by one: FunctionID, _ call: CallShape?, at place: SourceLocation
  ) {
    let arrival = Arrival(from: .function(one), location: place)
    note(name, by: one, at: place)
    for candidate in candidates(name, call) {
      guard let owner = index.owner(of: candidate), isVisible(candidate, from: place.file), mayHave(receiver, owner)
      else { continue }
      runMember(candidate, of: owner, arrival)
    }
  }

  /// Takes a static member, an initialiser or a nested type that is asked of a type by its name.
  func use(static name: String, of type: CodeType, by one: FunctionID, _ call: CallShape?, at place: SourceLocation) {
    let arrival = Arrival(from: .function(one), location: place)
    note(name, by: one, at: place)
    makeCase(name)
    classes[type.shortName, default: []].append(Use(by: .function(one), location: place, member: name))
    if name == "init" { return make(type, call, arrival) }
    if call?.isCall == true, let nested = code.type("\(type.name).\(name)", near: place.file), nested.kind != .extension
    {
      return make(nested, call, arrival)
    }
    if name == "allCases" { useAllCases(of: type, by: one, at: place) }
    for candidate in candidates(name, call) {
      guard let owner = index.owner(of: candidate), mayHave(.app(type), owner) else { continue }
      run(candidate, arrival)
    }
  }

  /// Takes a name that is asked of a type which is not written: `.shared`, a case of an enum.
  func use(implicit name: String, by one: FunctionID, _ call: CallShape?, at place: SourceLocation) {
    note(name, by: one, at: place)
    makeCase(name)
    for candidate in candidates(name, call) where index.function(candidate).flags.contains(.isStatic) {
      run(candidate, Arrival(from: .function(one), location: place))
    }
  }

  /// Takes the selector of a method, as a text.
  ///
  /// - Parameter isOwn: whether the object itself is sent it.
  func use(selector text: String, isOwn: Bool, by one: FunctionID, at place: SourceLocation) {
    let own = isOwn ? index.owner(of: one) : nil
    let base = String(text.prefix { $0 != ":" })
    let names = [base, base.range(of: "With").map { String(base[..<$0.lowerBound]) }].compactMap(\.self)
    for candidate in names.flatMap({ index.functions[$0] ?? [] }) {
      guard let owner = index.owner(of: candidate), isVisible(candidate, from: place.file),
        own.map({ code.areRelated($0, owner) }) ?? true
      else { continue }
      runMember(candidate, of: owner, Arrival(from: .function(one), location: place))
    }
  }

  /// Runs a member of a type, as soon as there is an object that has it.
  func runMember(_ one: FunctionID, of owner: CodeType, _ arrival: Arrival) {
    let function = index.function(one)
    guard owner.kind == .class, !function.flags.contains(.isStatic), !function.flags.contains(.isClassMember),
      function.kind != .initializer, !hasObjects(owner)
    else { return run(one, arrival) }
    waitingForObjects[owner.id, default: []].append((one, arrival))
  }

  /// What a name may run, with the arguments that a call of it has.
  private func candidates(_ name: String, _ call: CallShape?) -> [FunctionID] {
    let functions = (index.functions[name] ?? []).filter { call?.fits(index.function($0)) ?? true }
    return functions + (index.accessors[name] ?? [])
  }

  private func isVisible(_ one: FunctionID, from file: String) -> Bool {
    code.mayUse(code.modules(of: index.tree(of: one).path), from: code.modules(of: file))
  }

  /// Whether a value of a type may have what a type declares.
  private func mayHave(_ receiver: WrittenType, _ owner: CodeType) -> Bool {
    switch receiver {
    case .unknown: true
    case .others: owner.kind == .extension || owner.kind == .protocol
    case .app(let type):
      switch (type.kind, owner.kind) {
      case (_, .extension), (_, .protocol): true
      case (.class, .class): code.areRelated(type, owner)
      case (.protocol, _): code.sources(of: owner).contains { $0 === type } || owner === type
      default: owner === type
      }
    }
  }

  private func note(_ name: String, by one: FunctionID, at place: SourceLocation) {
    let use = Use(by: .function(one), location: place)
    members[name, default: []].append(use)
    for value in index.cases[name] ?? [] {
      if let value {
        run(value, Arrival(from: .function(one), location: place))
      } else {
        texts[name, default: []].append(use)
      }
    }
  }

  /// All cases of an enum, which a list of them or a raw value makes.
  func useAllCases(of type: CodeType, by one: FunctionID, at place: SourceLocation) {
    for name in type.cases.map(\.name) {
      note(name, by: one, at: place)
      makeCase(name)
    }
  }

  /// Takes a name that may be that of a case of an enum, which is made then.
  func makeCase(_ name: String) {
    guard madeCases.insert(name).inserted, let blocks = waitingForCases.removeValue(forKey: name) else { return }
    readyBlocks += blocks
  }
}

/// The labels of a call's arguments.
struct CallShape {
  let labels: [String?]
  /// How many of them are trailing closures, which stand without their labels.
  let trailing: Int
  /// Whether it is a call, rather than a value that is asked for a member.
  var isCall = true

  /// A value that is asked for a member: no function is one.
  static let value = CallShape(labels: [], trailing: 0, isCall: false)

  /// Whether a function may be called so.
  func fits(_ function: TreeFunction) -> Bool {
    guard function.kind == .function || function.kind == .initializer else { return true }
    guard isCall else { return false }
    guard labels.count <= function.parameters.count || function.parameters.contains(where: \.isVariadic) else {
      return false
    }
    let known = Set(function.parameters.compactMap(\.label))
    let required = function.parameters.filter { $0.defaultValue < 0 && !$0.isVariadic }
    return labels.count >= required.count - trailing
      && labels.dropLast(trailing).allSatisfy { $0.map(known.contains) ?? true }
  }
}
