import FlowModel

/// What a call may change.
extension EffectReader {
  /// A call: what may be called, and what is written inside of it.
  func readCall(_ each: TreeNode, _ node: Int32, _ context: Context) {
    var callee = each.a
    while [.question, .forced, .optionalChain].contains(context.tree.nodes[Int(callee)].kind) {
      callee = context.tree.nodes[Int(callee)].a
    }
    let called = context.tree.nodes[Int(callee)]
    for (number, argument) in context.tree.list(each.b).enumerated() where number % 2 == 1 {
      handsElements =
        context.tree.nodes[Int(argument)].kind == .closure && called.kind == .member && isOfElement(called.a, context)
      read(argument, context)
    }
    handsElements = false
    switch called.kind {
    case .name: callNamed(called, node, context)
    case .member:
      if context.tree.nodes[Int(called.a)].kind != .superReference { read(called.a, context) }
      callMember(called, node, context)
    case .implicitMember:
      // A case or a factory of the type that the place asks for.
      let symbol = context.tree.symbols[Int(called.b)]
      for code in index.functions[symbol] ?? [] { follow(Context(code, this: .none)) }
      if context.tree.text(called.b) == "init" { leaveOpen(node, context) }
    case .closure: read(callee, context)
    case .typeExpression: break
    case .local, .boxed:
      // A function inside the function, which is looked through where it is declared.
      if !context.isOwn(Int(called.a)) || !isLocalFunction(Int(called.a), context) { leaveOpen(node, context) }
    default: leaveOpen(node, context)
    }
  }

  private func isLocalFunction(_ slot: Int, _ context: Context) -> Bool {
    var open = [context.code.function.body]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      let each = context.tree.nodes[Int(next)]
      if each.kind == .localFunction, Int(each.a) == slot { return true }
      open += context.tree.tree.nodesInside(each)
    }
    return false
  }

  private func callNamed(_ called: TreeNode, _ node: Int32, _ context: Context) {
    let symbol = context.tree.symbols[Int(called.a)]
    let name = context.tree.text(called.a)
    let codes = index.functions[symbol] ?? []
    for code in codes { follow(Context(code, this: code.owner == nil ? .none : implicitThis(called, context))) }
    if EffectTables.writing.contains(name) || name == "String" { readDescriptions() }
    if name.first?.isUppercase == true { return construct(name, node, context) }
    if codes.isEmpty, !EffectTables.functions.contains(name), !passes(name) { leaveOpen(node, context) }
    // A member of the library's, called on `self`.
    if !codes.isEmpty, interpreter.library.hasFunction(name), !EffectTables.functions.contains(name) {
      leaveOpen(node, context)
    }
  }

  private func callMember(_ called: TreeNode, _ node: Int32, _ context: Context) {
    let symbol = context.tree.symbols[Int(called.b)]
    let name = context.tree.text(called.b)
    let base = context.tree.nodes[Int(called.a)]
    if name == "init" {
      // The initialisers of a class are looked through together where it is made.
      if base.kind == .superReference || context.code.function.kind == .initializer { return }
      return leaveOpen(node, context)
    }
    let codes = index.functions[symbol] ?? []
    if base.kind == .superReference {
      // The framework's own draws nothing.
      guard passing != nil, name == "draw" else { return leaveOpen(node, context) }
      for code in codes { follow(Context(code, this: context.this)) }
      return
    }
    // `set()` of a colour.
    if passes(name), name != "set" || context.tree.list(context.tree.nodes[Int(node)].b).isEmpty { return }
    for code in codes { follow(Context(code, this: code.isStatic ? .none : this(called.a, context))) }
    if name.first?.isUppercase == true { return construct(name, node, context) }
    let library = interpreter.library
    let changes = library.mutatingNames.contains(name)
    if changes { change(inside: called.a, .element, context) }
    let isKnown = library.hasMethod(name)
    if isKnown, !library.isQuiet(name, program) { return leaveOpen(node, context) }
    // A case with a payload, and what neither the app nor a library here declares.
    if !isKnown, !changes, codes.isEmpty, !index.cases.contains(symbol), !isApart(called.a, node, context) {
      leaveOpen(node, context)
    }
  }

  /// Whether a call of what is not read reaches no object of the app's or of a framework: it is a member of what the code
  /// made itself or of a type that is not here, and handed plain values.
  private func isApart(_ base: Int32, _ node: Int32, _ context: Context) -> Bool {
    let each = context.tree.nodes[Int(base)]
    if each.kind == .name, EffectTables.looks.contains(context.tree.text(each.a)) { return true }
    guard this(base, context) == .fresh || isOfUnreadType(base, context) else { return false }
    return isHandedPlainValues(context.tree.nodes[Int(node)], context)
  }

  private func isHandedPlainValues(_ call: TreeNode, _ context: Context) -> Bool {
    context.tree.list(call.b).enumerated().allSatisfy { $0 % 2 == 0 || isPlainValue($1, context) }
  }

  /// Whether an expression is a type that is not here, or what one gives out that was handed plain values alone:
  /// `AVAudioSession.sharedInstance()`, or a local that holds it.
  ///
  /// - Parameter asked: the locals that are asked for already: `data = data.next()` holds what it held before.
  private func isOfUnreadType(_ node: Int32, _ context: Context, asked: Set<Int32> = []) -> Bool {
    let each = context.tree.nodes[Int(node)]
    switch each.kind {
    case .name:
      let type = context.tree.text(each.a)
      return type.first?.isUppercase == true && !declares(type)
    case .member: return isOfUnreadType(each.a, context, asked: asked)
    case .call:
      let callee = context.tree.nodes[Int(each.a)]
      return callee.kind == .member && isOfUnreadType(callee.a, context, asked: asked)
        && isHandedPlainValues(each, context)
    case .local:
      if asked.contains(each.a) { return true }
      let slots = FreshLocals.slots(of: context.code) { node, _ in
        self.isOfUnreadType(node, context, asked: asked.union([each.a]))
      }
      return slots.contains(Int(each.a))
    default: return false
    }
  }

  private func declares(_ type: String) -> Bool {
    program.nominals[type] != nil || program.catalog.knows(type) || index.nested[type] != nil
  }

  /// Whether an expression is plainly a value without objects in it.
  private func isPlainValue(_ node: Int32, _ context: Context) -> Bool {
    let each = context.tree.nodes[Int(node)]
    switch each.kind {
    case .integer, .decimal, .boolean, .text, .interpolation, .nothing, .selector: return true
    case .implicitMember: return true
    case .local, .boxed:
      guard let parameter = context.code.function.parameters.first(where: { $0.slot == each.a }), parameter.type >= 0
      else { return false }
      let type = context.tree.nodes[Int(parameter.type)]
      let named = type.kind == .optionalType ? context.tree.nodes[Int(type.a)] : type
      return named.kind == .namedType && EffectTables.plainValues.contains(context.tree.text(named.a))
    case .member: return EffectTables.counts.contains(context.tree.text(each.b))
    case .prefix: return isPlainValue(each.a, context)
    case .binary: return isPlainValue(each.a, context) && isPlainValue(each.b, context)
    case .array: return context.tree.list(each.a).allSatisfy { isPlainValue($0, context) }
    case .call:
      let callee = context.tree.nodes[Int(each.a)]
      guard
        callee.kind == .implicitMember
          || callee.kind == .name
            && EffectTables.plainValues.contains(
              context.tree.text(callee.a))
      else { return false }
      return context.tree.list(each.b).enumerated().allSatisfy { $0 % 2 == 0 || isPlainValue($1, context) }
    default: return false
    }
  }

  /// `Name(…)`: a type of the app's with all its initialisers, or one of a library.
  private func construct(_ name: String, _ node: Int32, _ context: Context) {
    let nominals = (program.nominals[name] ?? []) + (program.localNominals[name] ?? []) + (index.nested[name] ?? [])
    for nominal in nominals {
      for each in nominal.lineage {
        for code in each.initializers.compactMap(\.code) { follow(Context(code, this: .fresh)) }
        for field in each.fields {
          if let code = field.initialValue, !field.isLazy { follow(Context(code, this: .fresh)) }
        }
      }
    }
    if !nominals.isEmpty { return }
    if passing != nil, DrawingNames.types.contains(name) { return }
    guard program.catalog.knows(name) || program.libraryNominals[name] != nil || EffectTables.values.contains(name)
    else { return leaveOpen(node, context) }
    if EffectTables.working.contains(name) { return leaveOpen(node, context) }
    for code in program.libraryNominals[name]?.initializers.compactMap(\.code) ?? [] {
      follow(Context(code, this: .fresh))
    }
  }

  /// A property is read: what runs then.
  func readName(_ symbol: Symbol, _ this: This, _ node: Int32, _ context: Context) {
    for code in index.reads[symbol] ?? [] {
      follow(Context(code, this: code.owner == nil || code.isStatic ? .none : this))
    }
    if EffectTables.loading.contains(program.symbols.text(of: symbol)) { leaveOpen(node, context) }
  }
}

/// What is known of the names of libraries.
enum EffectTables {
  /// Classes of a framework whose own methods give a look and change nothing: `UIFont.fontNames(forFamilyName:)`.
  static let looks: Set<String> = ["UIColor", "UIFont"]
  /// Functions of Swift's and Foundation's that change nothing.
  static let functions: Set<String> = [
    "abs", "arc4random", "arc4random_uniform", "assert", "atan2", "ceil", "cos", "debugPrint", "exp", "floor", "fmod",
    "hypot", "log", "log10", "log2", "max", "min", "NSLocalizedString", "NSStringFromClass", "pow", "precondition",
    "print", "round", "sequence", "sin", "sqrt", "stride", "tan", "type", "zip",
  ]
  /// Functions that write: what they are handed is written once or not at all.
  static let writing: Set<String> = ["print", "debugPrint"]
  /// Members that put a piece of work in line, or name a line.
  static let puttingInLine: Set<String> = [
    "DispatchQueue.async", "DispatchQueue.asyncAfter", "DispatchQueue.global", "DispatchQueue.main", "Task.",
    "Task.detached",
  ]
  /// Types whose making sets something off.
  static let working: Set<String> = ["Task", "Thread", "Timer"]
  /// Values of Swift's that the catalog does not list by name.
  static let values: Set<String> = [
    "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Set",
    "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  /// Types of values that hold no object.
  static let plainValues: Set<String> = values.subtracting(["Array", "Dictionary", "Set"]).union([
    "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "Decimal", "IndexPath", "Locale", "NSRange",
    "TimeInterval", "TimeZone", "UIEdgeInsets", "URL", "UUID",
  ])
  /// Properties that are numbers, whatever they belong to.
  static let counts: Set<String> = ["count", "length"]
  /// Properties of controllers whose reading loads their view.
  static let loading: Set<String> = ["collectionView", "tableView", "view"]
  /// Members that may throw an error, initialisers by their types.
  static let throwing: Set<String> = [
    "Data", "String", "contentsOfDirectory", "copyItem", "createDirectory", "data", "decode", "decodeIfPresent",
    "encode", "encodeIfPresent", "get", "jsonObject", "moveItem", "NSRegularExpression", "NSString", "Regex",
    "removeItem", "url", "write", "archivedData", "unarchivedObject", "unarchivedArrayOfObjects",
    "unarchiveTopLevelObjectWithData",
  ]
  /// Functions that write files.
  static let filing: Set<String> = ["archiveRootObject", "write"]
  /// Those of them whose objects only keep what they are handed.
  static let stores: Set<String> = ["FileManager", "NSCache", "UserDefaults"]
  /// How the names of their methods begin that keep something, or keep it no longer.
  static let storing = ["copy", "create", "move", "register", "remove", "set"]
  /// Classes of a framework whose objects are texts: changing one changes nothing else.
  static let texts: Set<String> = ["NSMutableAttributedString", "NSMutableString"]
  /// Types of libraries whose methods do more than give a value or change their own: they set work off, keep what they
  /// are handed, tell observers, go on to the next element.
  static let workingTypes: Set<String> = [
    "AnyIterator", "IndexingIterator", "AsyncIterator", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream",
    "BlockOperation", "CheckedContinuation", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchSource",
    "DispatchWorkItem", "Encodable", "Encoder", "FileManager", "Hashable", "Hasher", "IteratorProtocol",
    "KeyedEncodingContainer", "MainActor", "NSCache", "NSCondition", "NSLock", "NSObject", "NSRecursiveLock",
    "NotificationCenter", "Operation", "OperationQueue", "RunLoop", "SingleValueEncodingContainer", "Task",
    "TaskGroup", "TaskLocal", "Thread", "ThrowingTaskGroup", "Timer", "UnkeyedDecodingContainer",
    "UnkeyedEncodingContainer", "UnsafeContinuation", "UserDefaults", "os_unfair_lock",
  ]
  /// Methods of `Bundle` that change nothing.
  static let lookingForFiles: Set<String> = ["path", "url"]
}

extension Library {
  /// Whether a type's methods only give a value or change the one that they are called on.
  func isPlain(_ type: String, _ program: Program) -> Bool {
    !EffectTables.workingTypes.contains(type) && !program.catalog.frameworkClasses.contains(type)
      && !program.catalog.isOfFramework(type) && !type.hasPrefix("Lazy")
  }

  /// The same of one member: a bundle only looks for its files.
  func isPlain(_ type: String, _ name: String, _ program: Program) -> Bool {
    isPlain(type, program) || type == "Bundle" && EffectTables.lookingForFiles.contains(name)
  }

  /// Whether a type of a library has a method of this name.
  func hasMethod(_ name: String) -> Bool { methodOwners[name] != nil }

  /// Whether methods of this name change nothing, or what they are called on where they are known to change that.
  func isQuiet(_ name: String, _ program: Program) -> Bool {
    let changes = mutatingNames.contains(name)
    return methodOwners[name]?.allSatisfy {
      isPlain($0, program) || changes && EffectTables.texts.contains($0)
    } ?? false
  }
}
