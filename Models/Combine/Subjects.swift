/// A publisher that is told its values.
protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject {
  func send() { send(()) }
}

/// One subscription of several of a publisher.
final class Conduit<Output, Failure: Error>: Subscription, Hashable {
  private var downstream: (any Subscriber)?
  private var demand = 0
  private let start: (Conduit<Output, Failure>) -> Void
  private let leave: (Conduit<Output, Failure>) -> Void
  private var hasStarted = false

  init(
    _ downstream: any Subscriber, start: @escaping (Conduit<Output, Failure>) -> Void,
    leave: @escaping (Conduit<Output, Failure>) -> Void
  ) {
    self.downstream = downstream
    self.start = start
    self.leave = leave
  }

  func offer(_ value: Output) {
    guard let downstream, demand > 0 else { return }
    if demand != Int.max { demand -= 1 }
    add(downstream.receive(value))
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    if downstream == nil { return }
    add(demand)
    if hasStarted || self.demand == 0 { return }
    hasStarted = true
    start(self)
  }

  func cancel() {
    if downstream == nil { return }
    downstream = nil
    leave(self)
  }

  private func add(_ more: Subscribers.Demand) {
    demand = demand == Int.max || more.count == Int.max ? Int.max : demand + more.count
  }

  static func == (left: Conduit<Output, Failure>, right: Conduit<Output, Failure>) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The subscriptions of a publisher. Combine promises no order among them, as a set has none.
final class Conduits<Output, Failure: Error> {
  private var all: Set<Conduit<Output, Failure>> = []
  private var completion: Subscribers.Completion<Failure>?
  var isOver: Bool { completion != nil }

  func add(
    _ subscriber: any Subscriber, of owner: AnyObject?, start: @escaping (Conduit<Output, Failure>) -> Void
  ) {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = Conduit<Output, Failure>(
      subscriber, start: start,
      leave: { left in
        _ = owner
        self.all.remove(left)
      })
    all.insert(conduit)
    subscriber.receive(subscription: conduit)
  }

  func send(_ value: Output) {
    if completion != nil { return }
    for conduit in all { conduit.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    if self.completion != nil { return }
    self.completion = completion
    let all = self.all
    self.all = []
    for conduit in all { conduit.finish(completion) }
  }
}

final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()

  init() {}

  func send(_ value: Output) { conduits.send(value) }

  func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  func send(subscription: any Subscription) { subscription.request(.unlimited) }

  func receive<S: Subscriber>(subscriber: S) { conduits.add(subscriber, of: self, start: { _ in }) }
}

final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()
  private var current: Output

  init(_ value: Output) { current = value }

  var value: Output {
    get { current }
    set { send(newValue) }
  }

  func send(_ value: Output) {
    if conduits.isOver { return }
    current = value
    conduits.send(value)
  }

  func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  func send(subscription: any Subscription) { subscription.request(.unlimited) }

  func receive<S: Subscriber>(subscriber: S) {
    conduits.add(subscriber, of: self, start: { $0.offer(self.current) })
  }
}

/// What `$name` of a published property is: it tells of a value before the property has it.
final class PublishedSubject<Output>: Publisher {
  typealias Failure = Never
  private let conduits = Conduits<Output, Never>()
  private(set) var value: Output
  /// Tells the object around the property, where somebody listens to that.
  var tell: (() -> Void)?
  var holds: [AnyCancellable] = []

  init(_ value: Output) { self.value = value }

  func send(_ value: Output) {
    conduits.send(value)
    self.value = value
  }

  /// What `assign(to: &$name)` gives, which the object hears of too.
  func assign(_ value: Output) {
    tell?()
    send(value)
  }

  func receive<S: Subscriber>(subscriber: S) {
    conduits.add(subscriber, of: self, start: { $0.offer(self.value) })
  }
}

/// A published property, whatever its value is.
protocol PublishedProperty: AnyObject {
  func hear(_ tell: @escaping () -> Void)
}

@propertyWrapper
final class Published<Value>: PublishedProperty {
  typealias Publisher = PublishedSubject<Value>
  let subject: PublishedSubject<Value>

  init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

  init(initialValue: Value) { subject = PublishedSubject(initialValue) }

  var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  var projectedValue: PublishedSubject<Value> {
    get { subject }
    set {}
  }

  func hear(_ tell: @escaping () -> Void) { subject.tell = tell }

  static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      ObjectChanges.tell(of: object)
      object[keyPath: storage].subject.send(newValue)
    }
  }
}

protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

final class ObservableObjectPublisher: Publisher {
  typealias Output = Void
  typealias Failure = Never
  private let conduits = Conduits<Void, Never>()

  init() {}

  func send() { conduits.send(()) }

  func receive<S: Subscriber>(subscriber: S) { conduits.add(subscriber, of: self, start: { _ in }) }
}

extension ObservableObject {
  var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}

/// The publishers of the objects that were asked for one.
enum ObjectChanges {
  final class Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()

    init(_ object: AnyObject) { self.object = object }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = entries[ObjectIdentifier(object)], known.object === object { return known.publisher }
    let entry = Entry(object)
    entries[ObjectIdentifier(object)] = entry
    for stored in Mirror(reflecting: object).storedProperties {
      if let property = stored.value as? PublishedProperty { property.hear { [weak entry] in entry?.publisher.send() } }
    }
    return entry.publisher
  }

  static func tell(of object: AnyObject) {
    if let known = entries[ObjectIdentifier(object)], known.object === object { known.publisher.send() }
  }
}
