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
    let receiver: Receiver
    let hasNew: Bool
    let hasOld: Bool
    var isEnded = false

    init(_ object: Instance, _ property: Symbol, _ receiver: Receiver, hasNew: Bool, hasOld: Bool) {
      self.object = object.identity
      self.property = property
      self.receiver = receiver
      self.hasNew = hasNew
      self.hasOld = hasOld
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
  deinit { observation.isEnded = true }
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
    for each in observers.all where !each.isEnded && each.object === identity && each.property == property {
      try tell(each, object, before, after)
    }
  }

  func tell(
    _ observation: KeyValueObservers.Observation, _ object: Instance, _ before: Value?, _ after: Value
  ) throws {
    let new = observation.hasNew ? after : nil
    let old = observation.hasOld ? before : nil
    switch observation.receiver {
    case .closure(let closure):
      let change = ObservedChangeBox(new: new, old: old)
      _ = try call(closure, [.object(object), .native(change)], at: start)
    case .object(let reference, let path, let context):
      guard let observer = reference.value else { return }
      var changes: [(Value, Value)] = [(.string("kind"), .int(1))]
      if let new { changes.append((.string("new"), new.flattened ?? .none)) }
      if let old { changes.append((.string("old"), old.flattened ?? .none)) }
      let change = Value.dictionary(changes, types.library("NSKeyValueChangeKey"), types.any)
      _ = try callMethod(
        observer, named: "observeValue",
        [
          Argument("forKeyPath", .optional(.string(path))), Argument("of", .optional(.object(object))),
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
      try call.native(call.value, ObservationBox.self).observation.isEnded = true
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
      guard case .object(let object)? = call.value.flattened else {
        return try call.interpreter.unreadCall(
          "\(call.interpreter.typeOf(call.value).name).removeObserver(…)", at: call.location,
          handed: [call.value] + call.arguments.map(\.value))
      }
      let observer = call[0].flattened ?? .void
      for each in call.interpreter.kept(KeyValueObservers.init).all.reversed() where !each.isEnded {
        guard each.object === object.identity, case .object(let reference, path, _) = each.receiver,
          let target = reference.value, call.interpreter.areIdentical(target, observer)
        else { continue }
        each.isEnded = true
        return .void
      }
      guard call.interpreter.observes(path, of: object) != nil else {
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
  fileprivate func observes(_ name: String, of object: Instance) -> Field? {
    guard framework != nil, let nominal = object.type.nominal, nominal.unreadInLineage == nil,
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
    guard case .object(let object)? = value.flattened,
      let field = interpreter.observes(interpreter.program.symbols.text(of: symbol), of: object),
      !self.options(options, have: "prior")
    else { return nil }
    let made = KeyValueObservers.Observation(
      object, symbol, receiver, hasNew: self.options(options, have: "new"), hasOld: self.options(options, have: "old"))
    interpreter.kept(KeyValueObservers.init).add(made)
    if self.options(options, have: "initial") {
      try interpreter.tell(made, object, nil, object.fields[field.index])
    }
    return made
  }
}
