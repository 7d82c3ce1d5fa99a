import FlowModel
import Foundation

extension Notification.Name: FoundationValue { package static var bridgedName: String { "Notification.Name" } }

/// A notification with the app's values.
final class NotificationBox: NativeBox {
  let name: Notification.Name
  let object: Value
  let userInfo: Value
  init(_ name: Notification.Name, _ object: Value, _ userInfo: Value) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
  override var typeName: String { "Notification" }
}

/// `NotificationCenter`: tells its observers in the order in which they came.
final class SimulatedCenter: FoundationClass {
  package static var bridgedName: String { "NotificationCenter" }
  static var keepsArguments: Bool { true }

  /// What an observer is told by.
  enum Receiver {
    case closure(Closure)
    /// A method of an object, which is held weakly.
    case selector(WeakReference, String)
  }

  final class Observation: NativeBox {
    let name: Notification.Name?
    let object: Value?
    let receiver: Receiver
    /// Whether it is told on a queue of its own, whoever posts.
    let hasQueue: Bool
    /// Whether it was removed: a post that is under way passes over it.
    fileprivate(set) var isRemoved = false
    init(_ name: Notification.Name?, _ object: Value?, _ receiver: Receiver, hasQueue: Bool = false) {
      self.name = name
      self.object = object
      self.receiver = receiver
      self.hasQueue = hasQueue
    }
    override var typeName: String { "NSObjectProtocol" }
    override var isReference: Bool { true }
  }

  private var observations: [Observation] = []

  func add(_ observation: Observation) { observations.append(observation) }

  func remove(_ observer: Value, _ name: Notification.Name?, _ object: Value?, _ interpreter: Interpreter) {
    observations.removeAll { each in
      let isMine: Bool =
        switch (each.receiver, observer) {
        case (.selector(let target, _), _): target.value.map { interpreter.areIdentical($0, observer) } ?? true
        case (.closure, .native(let box)): box === each
        default: false
        }
      guard isMine, name == nil || each.name == name else { return false }
      each.isRemoved = object == nil || each.object.map { interpreter.areIdentical($0, object!) } ?? false
      return each.isRemoved
    }
  }

  /// Whether one is told of notifications of a name.
  func hasObserver(of name: Notification.Name) -> Bool {
    observations.contains { each in
      guard !each.isRemoved, each.name == nil || each.name == name else { return false }
      if case .selector(let target, _) = each.receiver { return target.value != nil }
      return true
    }
  }

  func post(_ notification: NotificationBox, _ interpreter: Interpreter, _ location: TreeLocation) throws {
    for each in observations {
      guard !each.isRemoved, each.name == nil || each.name == notification.name else { continue }
      if each.object != nil, case .unknown(let unknown)? = notification.object.flattened {
        throw Stop(reason: "whether an observer is told of \(unknown.what)", location: location)
      }
      if let object = each.object, !interpreter.areIdentical(object, notification.object) { continue }
      switch each.receiver {
      case .closure(let closure):
        if each.hasQueue, interpreter.loop.isOffMainThread {
          throw Stop(reason: "when an observer on a queue is told of \(notification.name.rawValue)", location: location)
        }
        _ = try interpreter.call(closure, [.native(notification)], at: location)
      case .selector(let target, let selector):
        guard let target = target.value else { continue }
        _ = try interpreter.send(selector, to: target, [.native(notification)], at: location)
      }
    }
  }
}

/// The center of an app.
private final class DefaultCenter {
  let center = SimulatedCenter()
  private(set) lazy var value = center.bridged
}

extension Interpreter {
  /// Posts a notification of a framework's to the observers of the app's center.
  ///
  /// - Parameter userInfo: what it says, by keys; nil where it says nothing.
  package func post(_ name: String, from object: Value, userInfo: KeyValuePairs<String, Value>?) throws {
    let info = userInfo.map { pairs in
      var table = Table()
      for (key, value) in pairs { table[HashedValue(.string(key))] = value }
      return Value.dictionary(DictionaryBox(table, key: nil, element: nil))
    }
    try kept(DefaultCenter.init).center.post(
      NotificationBox(Notification.Name(name), object, .optional(info)), self, start)
  }
}

extension Interpreter {
  /// Whether the app's center has observers of a notification.
  package func hasObserver(of name: String) -> Bool {
    kept(DefaultCenter.init).center.hasObserver(of: Notification.Name(name))
  }
}

extension LibraryBuilder {
  mutating func addNotifications() {
    staticProperty("NotificationCenter", "default") { call in call.interpreter.kept(DefaultCenter.init).value }
    makes(SimulatedCenter.self, "()") { SimulatedCenter() }
    makes(Notification.Name.self, "(_:)") { (name: String) in Notification.Name(name) }
    makes(Notification.Name.self, "(rawValue:)") { (name: String) in Notification.Name(name) }
    reads("rawValue") { (this: Notification.Name) in this.rawValue }
    expects("Notification", "init", nil, nil, "[AnyHashable: Any]?")
    initializer("Notification", "(name:object?:userInfo?:)") { call in
      .native(NotificationBox(try call.argument(0), call["object"] ?? .none, call["userInfo"] ?? .none))
    }
    for (name, read) in [
      ("name", { $0.name.bridged }), ("object", { $0.object.numberBoxed }), ("userInfo", { $0.userInfo }),
    ] as [(String, (NotificationBox) -> Value)] {
      property("Notification", name) { call in
        guard case .native(let box as NotificationBox) = call.value else { throw call.stop("a notification") }
        return read(box)
      }
    }
    addPosting()
    method("NotificationCenter", "addObserver(_:selector:name:object:)") { call in
      guard case .selector(let selector) = call[1],
        case .native(let target as WeakReference) = WeakReference.held(call[0])
      else {
        throw call.stop("an observer with a selector")
      }
      let name = try call.argument(2, Notification.Name?.self)
      try call.this(SimulatedCenter.self).add(.init(name, call.observed(3), .selector(target, selector.text)))
      return .void
    }
    method("NotificationCenter", "addObserver(forName:object:queue:using:)") { call in
      call.interpreter.left -= Interpreter.statementsOfObject
      let observation = SimulatedCenter.Observation(
        try call.argument(0, Notification.Name?.self), call.observed(1), .closure(try call.requiredClosure(call[3])),
        hasQueue: call[2].flattened != nil)
      try call.this(SimulatedCenter.self).add(observation)
      return .native(observation)
    }
    method("NotificationCenter", "notifications(named:object?:)") { call in
      let type = "NotificationCenter.Notifications"
      let stream = StreamState(type, call.interpreter, call.location)
      let closure = Closure(native: type) { _, arguments in stream.add(arguments[0].value) }
      let observation = SimulatedCenter.Observation(
        try call.argument(0, Notification.Name.self), call["object"]?.flattened, .closure(closure))
      try call.this(SimulatedCenter.self).add(observation)
      return .native(StreamBox(type, stream))
    }
    method("NotificationCenter", "removeObserver(_:name?:object?:)") { call in
      let name = try call.argument("name", Notification.Name?.self) ?? nil
      guard let observer = call[0].flattened else { throw call.stop("an observer") }
      try call.this(SimulatedCenter.self).remove(observer, name, call["object"]?.flattened, call.interpreter)
      return .void
    }
  }

  private mutating func addPosting() {
    expects("NotificationCenter", "post", nil, nil, "[AnyHashable: Any]?")
    method("NotificationCenter", "post(name:object:userInfo?:)") { call in
      let notification = NotificationBox(
        try call.argument(0), .optional(call[1].flattened), call["userInfo"].map { .optional($0.flattened) } ?? .none)
      try call.this(SimulatedCenter.self).post(notification, call.interpreter, call.location)
      return .void
    }
    method("NotificationCenter", "post(_:)") { call in
      guard case .native(let box as NotificationBox) = call[0] else { throw call.stop("a notification is asked for") }
      try call.this(SimulatedCenter.self).post(box, call.interpreter, call.location)
      return .void
    }
  }
}

extension Library.Call {
  /// The object whose notifications alone are asked for.
  fileprivate func observed(_ index: Int) -> Value? { self[index].flattened }
}
