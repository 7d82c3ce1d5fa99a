import FlowModel

/// Who observes properties of the app's objects.
final class KeyValueObservers {
  /// One that is told of one property of one object.
  final class Observation {
    enum Receiver {
      case closure(Closure)
      /// An object with `observeValue(forKeyPath:of:change:context:)`, which is not held.
      case object(WeakReference, path: String, context: Value)
    }

    /// What is the same for all references to the object.
    private(set) weak var object: AnyObject?
    let property: Symbol
    /// The properties that it hangs on, of a computed one.
    let sources: Set<Symbol>
    /// Nil of one that ended with its last reference.
    private(set) var receiver: Receiver?
    let hasNew: Bool
    let hasOld: Bool
    private(set) var isEnded = false

    /// - Parameter object: what is the same for all references to the object.
    init(
      _ object: AnyObject, _ property: Symbol, sources: Set<Symbol> = [], _ receiver: Receiver, hasNew: Bool,
      hasOld: Bool
    ) {
      self.object = object
      self.sources = sources
      self.property = property
      self.receiver = receiver
      self.hasNew = hasNew
      self.hasOld = hasOld
    }

    /// Is told no more.
    func end() { isEnded = true }

    /// Is told no more, and lets go of whom it told.
    func letGo() {
      isEnded = true
      receiver = nil
    }
  }

  private(set) var all: [Observation] = []

  func add(_ observation: Observation) {
    all.removeAll { $0.isEnded }
    all.append(observation)
  }
}

/// `NSKeyValueObservation`: it ends with its last reference.
final class ObservationBox: NativeBox {
  let observation: KeyValueObservers.Observation
  init(_ observation: KeyValueObservers.Observation) { self.observation = observation }
  override var typeName: String { "NSKeyValueObservation" }
  override var isReference: Bool { true }
  deinit { observation.letGo() }
}

/// `NSKeyValueObservedChange`.
final class ObservedChangeBox: NativeBox {
  let new: Value?
  let old: Value?
  init(new: Value?, old: Value?) {
    self.new = new
    self.old = old
  }
  override var typeName: String { "NSKeyValueObservedChange" }
  override var isPrintable: Bool { false }
}

extension Interpreter {
  /// Tells the observers of a property that was set.
  func tellObservers(of property: Symbol, of object: Instance, _ before: Value, _ after: Value) throws {
    guard framework != nil else { return }
    let observers = kept(KeyValueObservers.init)
    guard !observers.all.isEmpty else { return }
    let identity = object.identity
    let told = observers.all.filter {
      !$0.isEnded && $0.object === identity && ($0.property == property || $0.sources.contains(property))
    }
    guard told.allSatisfy({ $0.property == told[0].property }) else {
      let name = program.symbols.text(of: property)
      throw Stop(reason: "who is told first that observes '\(name)' or what hangs on it", location: start)
    }
    for each in told where !each.isEnded {
      guard !each.sources.isEmpty else {
        try tell(each, .object(object), before, after)
        continue
      }
      try tell(each, .object(object), nil, try self.property(each.property, of: .object(object), at: start))
    }
  }

  func tell(
    _ observation: KeyValueObservers.Observation, _ object: Value, _ before: Value?, _ after: Value
  ) throws {
    let new = observation.hasNew ? after : nil
    let old = observation.hasOld ? before : nil
    switch observation.receiver {
    case nil: return
    case .closure(let closure):
      let change = ObservedChangeBox(new: new, old: old)
      _ = try call(closure, [object, .native(change)], at: start)
    case .object(let reference, let path, let context):
      guard let observer = reference.value else { return }
      var changes: [(Value, Value)] = [(.string("kind"), .int(1))]
      if let new { changes.append((.string("new"), new.flattened ?? .none)) }
      if let old { changes.append((.string("old"), old.flattened ?? .none)) }
      let change = Value.dictionary(changes, types.library("NSKeyValueChangeKey"), types.any)
      _ = try callMethod(
        observer, named: "observeValue",
        [
          Argument("forKeyPath", .optional(.string(path))), Argument("of", .optional(object)),
          Argument("change", .optional(change)), Argument("context", context),
        ], at: start)
    }
  }
}

extension LibraryBuilder {
  /// Key-value observing.
  mutating func addKeyValueObserving() {
    for key in ["new", "old", "kind", "indexes", "notificationIsPrior"] {
      staticProperty("NSKeyValueChangeKey", key == "notificationIsPrior" ? key + "Key" : "\(key)Key") { _ in
        .string(key)
      }
    }
    let type = "NSObject"
    method(type, "observe(_:options?:changeHandler:)") { call in
      guard case .keyPath(let path) = call[0], path.components.count == 1,
        case .member(let symbol) = path.components[0],
        let made = try call.observation(of: symbol, .closure(try call.lastClosure()), call["options"])
      else {
        return try call.interpreter.unreadCall(
          "\(call.interpreter.typeOf(call.value).name).observe(…)", at: call.location,
          handed: [call.value] + call.arguments.map(\.value))
      }
      return .native(ObservationBox(made))
    }
    method("NSKeyValueObservation", "invalidate()") { call in
      try call.native(call.value, ObservationBox.self).observation.end()
      return .void
    }
    for (name, read) in [
      ("newValue", { $0.new }), ("oldValue", { $0.old }),
    ] as [(String, (ObservedChangeBox) -> Value?)] {
      property("NSKeyValueObservedChange", name) { call in
        guard let value = read(try call.native(call.value, ObservedChangeBox.self)) else { return .none }
        switch value.flattened {
        // What Foundation makes of nil and of enums of Objective-C differs by version.
        case nil, .enumeration?:
          return .unknown(Unknown("NSKeyValueObservedChange.\(name)", call.location))
        default: return .some(SomeBox(value))
        }
      }
    }
    let context = ["context": "\(AddressBox.name)?"]
    asks(type, ["addObserver": context, "removeObserver": context])
    method(type, "addObserver(_:forKeyPath:options?:context:)") { call in
      let path = try call.text(1)
      guard case .native(let reference as WeakReference) = WeakReference.held(call[0]),
        let made = try call.observation(
          of: call.interpreter.program.symbols[path],
          .object(reference, path: path, context: call["context"] ?? .none), call["options"])
      else {
        return try call.interpreter.unreadCall(
          "\(call.interpreter.typeOf(call.value).name).addObserver(…)", at: call.location,
          handed: [call.value] + call.arguments.map(\.value))
      }
      _ = made
      return .void
    }
    // Of a superclass that observes nothing.
    method(type, "observeValue(forKeyPath:of:change:context:)") { call in
      throw call.exception(
        "NSInternalInconsistencyException",
        "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.")
    }
    method(type, "removeObserver(_:forKeyPath:context?:)") { call in
      let path = try call.text(1)
      let observer = call[0].flattened ?? .void
      for each in call.interpreter.kept(KeyValueObservers.init).all.reversed() where !each.isEnded {
        guard let object = each.object, call.identities.contains(where: { $0 === object }),
          case .object(let reference, path, let context) = each.receiver,
          reference.value.map({ call.interpreter.areIdentical($0, observer) }) ?? reference.isOfGone(observer),
          call["context"].map({ $0.isUnknown || context.isUnknown || Equality.areEqual($0, context) }) ?? true
        else { continue }
        each.end()
        return .void
      }
      guard
        call.frameworkObject(told: path) != nil
          || call.value.object.flatMap({ call.interpreter.observes(path, of: $0) }) != nil
      else {
        return try call.interpreter.unreadCall(
          "\(call.interpreter.typeOf(call.value).name).removeObserver(…)", at: call.location, handed: [call.value])
      }
      throw call.exception(
        ExceptionName.range,
        "Cannot remove an observer for the key path \"\(path)\" because it is not registered as an observer.")
    }
  }
}

extension Interpreter {
  /// The property of an app's object that observers of a key hear of; nil where that is not known.
  func observes(_ name: String, of object: Instance) -> Field? {
    guard framework != nil, let nominal = object.type.nominal, nominal.hasReadMembers,
      let field = nominal.fieldsBySymbol[program.symbols[name]],
      isReachedByKey(name, of: object.type) == true
    else { return nil }
    return field
  }
}

extension Library.Call {
  /// Observes a property of the object that a method is called on; nil where what tells of it is not read.
  fileprivate func observation(
    of symbol: Symbol, _ receiver: KeyValueObservers.Observation.Receiver, _ options: Value?
  ) throws -> KeyValueObservers.Observation? {
    guard !self.options(options, have: "prior"), let value = value.flattened else { return nil }
    let name = interpreter.program.symbols.text(of: symbol)
    let (identity, property, now): (AnyObject, Symbol, () throws -> Value?)
    var sources: Set<Symbol> = []
    let hasOld = self.options(options, have: "old")
    if let object = value.object, let field = interpreter.observes(name, of: object) {
      (identity, property, now) = (object.identity, symbol, { object.fields[field.index] })
    } else if let object = value.object, !hasOld,
      let found = try interpreter.sources(of: name, of: object, at: location)
    {
      (identity, property, sources) = (object.identity, symbol, found)
      now = { try interpreter.property(symbol, of: value, at: location) }
    } else if let (object, own) = frameworkObject(told: name) {
      (identity, property) = (object, interpreter.program.symbols[own])
      now = { try interpreter.frameworkProperty(own, of: value, at: location) }
    } else {
      return nil
    }
    let made = KeyValueObservers.Observation(
      identity, property, sources: sources, receiver, hasNew: self.options(options, have: "new"), hasOld: hasOld)
    interpreter.kept(KeyValueObservers.init).add(made)
    if self.options(options, have: "initial"), let now = try now() { try interpreter.tell(made, value, nil, now) }
    return made
  }
}

// MARK: Properties of a framework's

extension Library.Call {
  /// The framework's object that a method is called on, and its property behind a key, where the framework tells of its
  /// changes.
  fileprivate func frameworkObject(told key: String) -> (AnyObject, String)? {
    guard let object = value.flattened?.frameworkObject,
      let property = interpreter.framework?.observedProperty(key, of: object)
    else { return nil }
    return (object, property)
  }

  /// What observations know the object by that a method is called on.
  fileprivate var identities: [AnyObject] {
    guard let value = value.flattened else { return [] }
    return [value.object?.identity, value.frameworkObject].compactMap(\.self)
  }
}

extension Value {
  fileprivate var object: Instance? { if case .object(let object) = self { object } else { nil } }

  fileprivate var frameworkObject: AnyObject? {
    switch self {
    case .object(let object): object.live
    case .native(let box as ObjectBox): box.object
    default: nil
    }
  }
}

extension Interpreter {
  /// Whether code observes a property of a framework's object.
  package func observes(_ property: String, ofFrameworkObject object: AnyObject) -> Bool {
    let symbol = program.symbols[property]
    return kept(KeyValueObservers.init).all.contains { !$0.isEnded && $0.object === object && $0.property == symbol }
  }

  /// Tells the observers of a property of a framework's object that was set.
  ///
  /// - Parameters:
  ///   - value: the object.
  ///   - before: what it held before, where that was asked for.
  package func tellObservers(
    of property: String, ofFrameworkObject object: AnyObject, _ value: Value, before: Value?, at location: TreeLocation
  ) throws {
    let symbol = program.symbols[property]
    for each in kept(KeyValueObservers.init).all
    where !each.isEnded && each.object === object && each.property == symbol {
      let after = try frameworkProperty(property, of: value, at: location)
      let unknown = Value.unknown(Unknown("what '\(property)' was", location))
      try tell(each, value, before ?? unknown, after ?? unknown)
    }
  }

  /// What a framework's object holds.
  package func frameworkProperty(_ name: String, of value: Value, at location: TreeLocation) throws -> Value? {
    try library.property(name, of: value, self, location)
  }
}
