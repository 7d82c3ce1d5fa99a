/// A framework whose objects are not the interpreter's own: UIKit's, of which an app's classes inherit.
package protocol Framework: AnyObject {
  /// What it declares: names of types, what inherits from what.
  var catalog: FrameworkCatalog { get }
  /// Swift's library with its members.
  var tables: LibraryTables { get }
  /// Makes the framework's object of an object of the app's: `super.init(…)` is called with these arguments.
  ///
  /// - Returns: nil where the framework's initialiser gives nil.
  func makeObject(
    of instance: Instance, _ arguments: [Argument], _ interpreter: Interpreter, at location: TreeLocation
  ) throws -> AnyObject?
  /// The arguments of the initialisers that another one of a framework's class calls in turn on the object that it makes,
  /// where an app's class may override them.
  func designated(_ arguments: [Argument], of name: String) -> [[Argument]]
  /// Does what an initialiser does after the one that it calls, by its own arguments.
  func complete(_ object: AnyObject, _ arguments: [Argument], at location: TreeLocation) throws
  /// The property behind a key of key-value observing whose changes the framework tells of; nil where nobody knows who
  /// changes it.
  func observedProperty(_ key: String, of object: AnyObject) -> String?
  /// The exception that it raises where a key is read of an object; nil for none.
  func refusal(ofKey key: String, of value: Value) -> (name: String, reason: String)?
  /// Whether an object of the framework may have nothing behind a key that is none of its properties.
  func mayLack(_ key: String, of value: Value) -> Bool
  /// Sets by key-value coding what no header declares; false where nothing is known of the key.
  func setValue(_ value: Value, forKey key: String, of target: Value, _ call: Library.Call) throws -> Bool
  /// What such a key gives; nil where nothing is known of it.
  func value(forKey key: String, of target: Value) -> Value?
  /// Whether an object of a library is always as it was made.
  func neverChanges(_ object: AnyObject) -> Bool
  /// The class of which a document makes an object, where that is not read, so that an object of the framework's stands
  /// for it.
  func unreadClass(of value: Value) -> String?
  /// A property of something that is not known, where that is known all the same.
  func property(_ name: String, of unknown: Unknown, at location: TreeLocation) throws -> Value?
  /// The object of the framework's that stands for something that is not known, where it is surely one with a member.
  ///
  /// - Parameters:
  ///   - member: the member's name.
  ///   - isOfModel: whether a model of a library declares it for the framework's class, rather than the app.
  func standIn(for unknown: Unknown, with member: String, isOfModel: Bool?) -> Value?
  /// The class of the framework's whose objects stand for what is not known.
  var standInClass: String? { get }
  /// Whether observers of a notification that the library posts are told where its cause is, in this run; nil where that
  /// is not tried both ways.
  func tellsAtOnce(of notification: String) -> Bool?
  /// What calling a member of an object of the framework's changes.
  func effect(of member: String, on value: Value, at location: TreeLocation) -> MemberEffect
}

/// The types that a framework declares.
package struct FrameworkCatalog: Sendable {
  /// The classes, each with its superclass: "" for a root.
  package var classes: [String: String] = [:]
  /// The protocols of a class, beside those of its superclass.
  package var conformances: [String: [String]] = [:]
  package var protocols: Set<String> = []
  /// Structures, enums and option sets.
  package var values: Set<String> = []
  /// Other names of types: `UIStackView.Axis`.
  package var aliases: [String: String] = [:]
  /// The signatures that methods had in earlier versions of Swift, and the ones that they have now.
  package var formerMembers: [String: String] = [:]

  package init() {}

  /// A class with its superclasses.
  package func lineage(of name: String) -> [String] {
    var names = [name]
    while let parent = classes[names[names.count - 1]], !parent.isEmpty { names.append(parent) }
    return names
  }
}

extension LibraryCatalog {
  /// With what a framework declares; a class counts as one of the types that it conforms to.
  func with(_ framework: FrameworkCatalog?) -> LibraryCatalog {
    guard let framework else { return self }
    var conformances = conformances.merging(framework.conformances) { $1 }
    for (name, parent) in framework.classes {
      conformances[name] = (parent.isEmpty ? [] : [parent]) + (framework.conformances[name] ?? [])
    }
    return LibraryCatalog(
      protocols: protocols.union(framework.protocols), types: types.union(framework.values),
      classes: classes.union(framework.classes.keys), conformances: conformances,
      complete: complete.union(framework.protocols), foundationTypes: foundationTypes,
      frameworkClasses: Set(framework.classes.keys), frameworkProtocols: framework.protocols, aliases: framework.aliases
    )
  }
}

extension Interpreter {
  /// An object of a class of the app, with nothing stored yet.
  func newObject(_ type: RuntimeType, at location: TreeLocation) throws -> Instance {
    let nominal = type.nominal!
    let fields = ContiguousArray(repeating: Value.absent, count: nominal.fields.count)
    guard framework != nil, nominal.hasFrameworkObjects else {
      let object = Instance(type, fields: fields)
      noteMade(object)
      return object
    }
    let object = Instance(of: Part(type, fields: fields), nil)
    // A class without a superclass of the framework's calls no initialiser of it.
    if nominal.frameworkClass == nil { _ = try makeLive(object, [], at: location) }
    return object
  }

  /// `Type(…)` with an initialiser that is inherited from the framework, or with Swift's own.
  func constructInherited(_ type: RuntimeType, _ arguments: [Argument], _ node: Int32, _ frame: Frame) throws -> Value {
    let location = frame.tree.location(of: node)
    if let made = try constructDesignated(type, arguments, node, frame) { return made }
    let object = try newObject(type, at: location)
    for each in type.nominal!.lineage { try setInitialValues(each, .object(object), node, frame) }
    guard try makeLive(object, arguments, at: location) else { return .nothing(Unmanaged.passUnretained(type)) }
    return .object(object)
  }

  /// Makes an object with the app's initialiser that overrides the one which the framework's calls: `Card()` with that of
  /// `init(frame:)`; nil where there is none.
  private func constructDesignated(
    _ type: RuntimeType, _ arguments: [Argument], _ node: Int32, _ frame: Frame
  ) throws -> Value? {
    guard let (given, _) = designated(arguments, of: type) else { return nil }
    let made = try construct(type, given, node, frame)
    if case .object(let object) = made { try complete(object, arguments, at: frame.tree.location(of: node)) }
    return made
  }

  /// The first of the initialisers that the framework's calls in turn that the app's class overrides, with what it is
  /// handed.
  private func designated(_ arguments: [Argument], of type: RuntimeType) -> (arguments: [Argument], code: Code)? {
    guard let framework, let nominal = type.nominal, let name = nominal.frameworkClass else { return nil }
    return framework.designated(arguments, of: name).lazy.compactMap { given in
      self.overriding(given, in: nominal).map { (given, $0) }
    }.first
  }

  private func complete(_ object: Instance, _ arguments: [Argument], at location: TreeLocation) throws {
    guard !arguments.isEmpty, let live = object.live else { return }
    try framework?.complete(live, arguments, at: location)
  }

  /// The app's initialiser that takes arguments as they are labelled.
  private func overriding(_ arguments: [Argument], in nominal: Nominal) -> Code? {
    let labels = arguments.map { $0.label.map { program.symbols[$0] } }
    return initializers(of: nominal).first {
      $0.labels == labels && !$0.function.flags.contains(.isConvenience)
    }
  }

  /// `self.init(…)` of a convenience initialiser where the framework's calls one that the app overrides.
  ///
  /// - Returns: whether it does.
  func delegateToDesignated(
    _ object: Instance, _ arguments: [Argument], _ node: Int32, _ frame: Frame
  ) throws -> Bool {
    guard let (given, code) = designated(arguments, of: object.type) else { return false }
    let this = Value.object(object)
    for each in object.type.nominal!.lineage {
      try setInitialValues(each, this, node, frame)
      if each === code.owner { break }
    }
    let location = frame.tree.location(of: node)
    let bound = try bind(given, to: code, isLabelled: true, generics: nil, this: this, at: location)
    var after: Value?
    _ = try call(
      code, this: this, bound.values, captures: [], generics: bound.generics, at: location, thisType: object.type,
      initializing: code.owner, after: &after)
    try complete(object, arguments, at: location)
    return true
  }

  /// `super.init(…)` where the superclass, or the one above, is the framework's.
  func delegateToFramework(
    _ object: Instance, _ arguments: [Argument], _ node: Int32, _ frame: Frame
  ) throws {
    guard try makeLive(object, arguments, at: frame.tree.location(of: node)) else {
      frame.result = .nothing(Unmanaged.passUnretained(object.type))
      throw DelegationFailed()
    }
  }

  /// What a framework's class has by this name, in spite of the app's override; nil where it has nothing.
  func superProperty(ofFramework name: String, _ this: Value, at location: TreeLocation) throws -> Value? {
    try asSuper(name, of: this) { try library.property(name, of: this, self, location) }
  }

  /// Has the framework make its object, where the app's class is one of its.
  ///
  /// - Returns: false where the framework's initialiser gives nil.
  func makeLive(_ instance: Instance, _ arguments: [Argument], at location: TreeLocation) throws -> Bool {
    guard instance.part != nil, instance.live == nil, let framework else { return true }
    guard let object = try framework.makeObject(of: instance, arguments, self, at: location) else { return false }
    instance.live = object
    return true
  }

  /// Does something as the superclass would, although the app overrides it.
  func asSuper<Result>(_ name: String, of value: Value, _ body: () throws -> Result) rethrows -> Result {
    guard case .object(let object) = value, let part = object.part else { return try body() }
    part.superCall = name
    defer { part.superCall = nil }
    return try body()
  }

  /// Sets what a framework's class has by this name, in spite of the app's override.
  ///
  /// - Returns: whether it has such a property.
  func setSuperProperty(
    ofFramework name: String, _ base: inout Value, to value: Value, at location: TreeLocation
  ) throws -> Bool {
    guard case .object(let object) = base, let part = object.part else { return false }
    part.superCall = name
    defer { part.superCall = nil }
    return try library.setProperty(name, of: &base, to: value, self, location)
  }

  // MARK: Asked by the framework

  /// The name of a member whose type is not written: `.automatic`.
  package func name(of member: ImplicitBox) -> String { program.symbols.text(of: member.name) }

  /// What makes the object of a framework's class for an app's class that calls `super.init` with such arguments.
  package func maker(of name: String, _ arguments: [Argument]) -> Library.Method? {
    library.entry(library.makers[name], arguments)
  }

  /// The app's function behind a method of the framework's that it overrides or implements: `viewWillAppear(_:)`.
  ///
  /// What stands in an extension of a protocol is Swift's alone: Objective-C, which calls such methods, does not see it.
  package func implementation(of name: String, in type: RuntimeType) -> Code? {
    if let known = type.implementations[name] { return known }
    let codes = allImplementations(of: name, in: type)
    // An overload for other types is the type's own: what UIKit calls overrides, or is a protocol's.
    let named = codes.filter { $0.labelledName == name }
    let code = named.first { $0.function.flags.contains(.isOverride) } ?? named.first ?? codes.first
    type.implementations[name] = .some(code)
    return code
  }

  /// The same of a name that several of the framework's protocols have, for what it is handed first: Objective-C tells
  /// such methods apart.
  package func implementation(of name: String, in type: RuntimeType, taking argument: Value) -> Code? {
    allImplementations(of: name, in: type).first { code in
      guard let parameter = code.function.parameters.first, parameter.type >= 0 else { return true }
      let wanted = program.type(parameter.type, in: code.tree, TypeScope(owner: code.owner, generics: nil, this: nil))
      return program.conforms(typeOf(argument), to: wanted) != false
    }
  }

  private func allImplementations(of name: String, in type: RuntimeType) -> [Code] {
    let symbol = program.symbols[String(name.prefix { $0 != "(" })]
    return candidates(symbol, of: type, isStatic: false).compactMap { candidate -> Code? in
      if candidate.isDefault { return nil }
      return switch candidate.member {
      case .method(let code):
        (code.labelledName == name || code.overriddenName == name
          || framework?.catalog.formerMembers[code.labelledName] == name) && !standsBeside(candidate, code)
          && !isOfUnstatedProtocol(code) ? code : nil
      case .computed(let getter, _, _): name.contains("(") ? nil : getter
      default: nil
      }
    }
  }

  /// Whether a method of an extension of a framework's class stands beside the class's own of that name, for arguments of
  /// other types: one for the same ones would not compile.
  private func standsBeside(_ candidate: Candidate, _ code: Code) -> Bool {
    candidate.owner.kind == .library && !code.function.flags.contains(.isOverride)
      && library.hasMember(program.symbols.text(of: code.symbol), of: candidate.owner.name, program)
  }

  /// The type that a property of an app's class itself names: `layerClass`; nil where the class has none of the name.
  package func classProperty(_ name: String, of type: RuntimeType) throws -> RuntimeType? {
    guard let code = candidates(program.symbols[name], of: type, isStatic: true).lazy.compactMap(\.member.code).first
    else { return nil }
    if case .type(let named) = try call(code, on: .type(type), []) { return named }
    return types.unknown(name)
  }

  /// Calls a method without arguments of an object of the framework's own.
  ///
  /// - Returns: whether it has such a method.
  package func send(_ name: String, toFrameworksObject value: Value) throws -> Bool {
    guard let code = program.anyCode else { return false }
    return try library.call(name, on: value, [], nil, self, code.location) != nil
  }

  /// Whether an object may inherit a method of a selector from a class of the framework's.
  package func mayInherit(_ selector: String, _ value: Value) -> Bool {
    library.mayHaveMethod(selected: selector, value, self)
  }

  /// Whether the app's class computes or observes a property of the framework's.
  package func overridesSetting(of name: String, in type: RuntimeType) -> Bool {
    candidates(program.symbols[name], of: type, isStatic: false).contains { candidate in
      switch candidate.member {
      case .computed, .observed: !candidate.isDefault
      default: false
      }
    }
  }

  /// Makes an object of a class of the app's or of the framework's.
  package func make(_ type: RuntimeType, _ arguments: [Argument]) throws -> Value {
    try construct(type, arguments, at: start)
  }

  /// Whether the app's class has a property: stored, computed or observed.
  package func hasProperty(_ name: String, in type: RuntimeType) -> Bool {
    candidates(program.symbols[name], of: type, isStatic: false).contains { candidate in
      switch candidate.member {
      case .stored, .computed, .observed: true
      default: false
      }
    }
  }

  /// Reads a property as the app's code does.
  package func get(_ name: String, of object: Instance) throws -> Value {
    guard let code = program.anyCode, let frame = stack.push(code) else { return .void }
    defer { stack.pop(frame) }
    return try property(program.symbols[name], of: .object(object), at: start, frame)
  }

  /// All functions of the app's classes of a name.
  package func methods(named name: String) -> [Code] {
    let symbol = program.symbols[name]
    return program.nominals.values.joined().flatMap { ($0.members[symbol] ?? []).compactMap(\.code) }
  }

  /// Sets a property as the app's code does.
  package func set(_ name: String, of object: Instance, to value: Value) throws {
    guard let code = program.anyCode, let frame = stack.push(code) else { return }
    defer { stack.pop(frame) }
    var base = Value.object(object)
    try setProperty(program.symbols[name], of: &base, to: value, -1, frame)
  }

  /// Calls a function of the app's with as many of the arguments as it takes.
  package func call(_ code: Code, on this: Value, _ arguments: [Value]) throws -> Value {
    let location = code.location
    let given = arguments.prefix(code.function.parameters.count).map { Argument(nil, $0) }
    let bound = try bind(given, to: code, isLabelled: false, generics: nil, this: this, at: location)
    return try call(code, this: this, bound.values, captures: [], generics: bound.generics, at: location)
  }

  /// The same on an object of the app's.
  package func call(_ code: Code, on object: Instance, _ arguments: [Value]) throws -> Value {
    try call(code, on: .object(object), arguments)
  }

  /// The setter of a property that an extension of the app's gives a framework's class, and that Objective-C knows.
  package func extensionSetter(of property: String, inFrameworkClass name: String) -> Code? {
    let symbol = program.symbols[property]
    for each in framework?.catalog.lineage(of: name) ?? [] {
      for member in program.libraryNominals[each]?.members[symbol] ?? [] {
        if case .computed(_, let setter?, let property) = member,
          !property.flags.isDisjoint(with: [.isInspectable, .isExposed])
        {
          return setter
        }
      }
    }
    return nil
  }
}
