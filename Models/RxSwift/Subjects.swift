/// Those who hear a subject, in the order in which they came.
final class Listeners<Element> {
  private var all: [(number: Int, handler: (Event<Element>) -> Void)] = []
  private var next = 0
  private(set) var end: Event<Element>?
  var isEmpty: Bool { all.isEmpty }

  func add(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    if let end {
      handler(end)
      return Disposables.create()
    }
    next += 1
    let number = next
    all.append((number, handler))
    return Disposables.create { self.all.removeAll { $0.number == number } }
  }

  func tell(_ event: Event<Element>) {
    if end != nil { return }
    let all = self.all
    if event.isStopEvent {
      end = event
      self.all = []
    }
    for each in all { each.handler(event) }
  }
}

protocol SubjectType: ObservableType, ObserverType {}

final class PublishSubject<Element>: Observable<Element>, SubjectType {
  private let listeners: Listeners<Element>

  init() {
    let listeners = Listeners<Element>()
    self.listeners = listeners
    super.init(subscribing: { observer in listeners.add { observer.on($0) } })
  }

  var hasObservers: Bool { !listeners.isEmpty }

  func asObserver() -> PublishSubject<Element> { self }

  func on(_ event: Event<Element>) { listeners.tell(event) }
}

/// What a subject remembers.
final class Memory<Element> {
  var values: [Element] = []
  let limit: Int

  init(limit: Int) { self.limit = limit }

  func add(_ value: Element) {
    values.append(value)
    if values.count > limit { values.removeFirst() }
  }
}

final class BehaviorSubject<Element>: Observable<Element>, SubjectType {
  private let listeners: Listeners<Element>
  private let memory: Memory<Element>

  init(value: Element) {
    let listeners = Listeners<Element>()
    let memory = Memory<Element>(limit: 1)
    memory.add(value)
    self.listeners = listeners
    self.memory = memory
    super.init(subscribing: { observer in
      if listeners.end == nil { observer.onNext(memory.values[0]) }
      return listeners.add { observer.on($0) }
    })
  }

  func value() throws -> Element {
    if case .error(let error)? = listeners.end { throw error }
    return memory.values[0]
  }

  var hasObservers: Bool { !listeners.isEmpty }

  func asObserver() -> BehaviorSubject<Element> { self }

  func on(_ event: Event<Element>) {
    if listeners.end == nil, case .next(let value) = event { memory.add(value) }
    listeners.tell(event)
  }
}

final class ReplaySubject<Element>: Observable<Element>, SubjectType {
  private let listeners: Listeners<Element>
  private let memory: Memory<Element>

  init(limit: Int) {
    let listeners = Listeners<Element>()
    let memory = Memory<Element>(limit: limit)
    self.listeners = listeners
    self.memory = memory
    super.init(subscribing: { observer in
      for value in memory.values { observer.onNext(value) }
      return listeners.add { observer.on($0) }
    })
  }

  static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(limit: bufferSize) }

  static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: Int.max) }

  func asObserver() -> ReplaySubject<Element> { self }

  func on(_ event: Event<Element>) {
    if listeners.end == nil, case .next(let value) = event { memory.add(value) }
    listeners.tell(event)
  }
}

final class PublishRelay<Element>: Observable<Element> {
  private let listeners: Listeners<Element>

  init() {
    let listeners = Listeners<Element>()
    self.listeners = listeners
    super.init(subscribing: { observer in listeners.add { observer.on($0) } })
  }

  func accept(_ event: Element) { listeners.tell(.next(event)) }

  func asSignal() -> SharedSequence<SignalSharingStrategy, Element> { SharedSequence(self) }
}

final class BehaviorRelay<Element>: Observable<Element> {
  private let listeners: Listeners<Element>
  private let memory: Memory<Element>

  init(value: Element) {
    let listeners = Listeners<Element>()
    let memory = Memory<Element>(limit: 1)
    memory.add(value)
    self.listeners = listeners
    self.memory = memory
    super.init(subscribing: { observer in
      observer.onNext(memory.values[0])
      return listeners.add { observer.on($0) }
    })
  }

  var value: Element { memory.values[0] }

  func accept(_ event: Element) {
    memory.add(event)
    listeners.tell(.next(event))
  }

  func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { SharedSequence(self) }
}
