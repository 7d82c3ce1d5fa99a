enum Event<Element> {
  case next(Element)
  case error(Error)
  case completed

  var element: Element? { if case .next(let value) = self { value } else { nil } }
  var error: Error? { if case .error(let error) = self { error } else { nil } }
  var isCompleted: Bool { if case .completed = self { true } else { false } }
  var isStopEvent: Bool { if case .next = self { false } else { true } }
}

extension Event: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

protocol Disposable {
  func dispose()
}

protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

/// Something to be done once, when a subscription ends.
final class AnonymousDisposable: Cancelable {
  private var action: (() -> Void)?

  init(_ action: (() -> Void)?) { self.action = action }

  var isDisposed: Bool { action == nil }

  func dispose() {
    let action = self.action
    self.action = nil
    action?()
  }
}

enum Disposables {
  static func create() -> any Cancelable { AnonymousDisposable {} }

  static func create(with dispose: @escaping () -> Void) -> any Cancelable { AnonymousDisposable(dispose) }

  static func create(_ a: any Disposable, _ b: any Disposable) -> any Cancelable {
    AnonymousDisposable {
      a.dispose()
      b.dispose()
    }
  }

  static func create(_ all: [any Disposable]) -> any Cancelable {
    AnonymousDisposable { for each in all { each.dispose() } }
  }
}

final class DisposeBag {
  private var all: [any Disposable] = []

  init() {}

  func insert(_ disposables: Any...) { all += Many.listed(disposables) }

  deinit { for each in all { each.dispose() } }
}

final class CompositeDisposable: Cancelable {
  private var all: [any Disposable] = []
  private(set) var isDisposed = false

  init() {}

  func insert(_ disposable: any Disposable) {
    if isDisposed { disposable.dispose() } else { all.append(disposable) }
  }

  func dispose() {
    isDisposed = true
    let all = self.all
    self.all = []
    for each in all { each.dispose() }
  }
}

final class SerialDisposable: Cancelable {
  private(set) var isDisposed = false
  private var current: (any Disposable)?

  init() {}

  var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let before = current
      current = newValue
      before?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  func dispose() {
    isDisposed = true
    let current = self.current
    self.current = nil
    current?.dispose()
  }
}

/// A subscription: as long as it is not over, it and who hears of it live, whoever holds them.
final class Subscription: Cancelable {
  private(set) var isDisposed = false
  private var observer: Any?
  private var inner: (any Disposable)?

  init() {}

  func hold(_ observer: Any, _ inner: any Disposable) {
    if isDisposed { return inner.dispose() }
    self.observer = observer
    self.inner = inner
  }

  func dispose() {
    isDisposed = true
    let inner = self.inner
    self.inner = nil
    observer = nil
    inner?.dispose()
  }
}

extension Disposable {
  func disposed(by bag: DisposeBag) { bag.insert(self) }
}

protocol ObserverType {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  func onNext(_ element: Element) { on(.next(element)) }
  func onCompleted() { on(.completed) }
  func onError(_ error: Error) { on(.error(error)) }
  func asObserver() -> AnyObserver<Element> { AnyObserver { self.on($0) } }
}

struct AnyObserver<Element>: ObserverType {
  let handler: (Event<Element>) -> Void

  init(eventHandler: @escaping (Event<Element>) -> Void) { handler = eventHandler }

  func on(_ event: Event<Element>) { handler(event) }
}

protocol ObservableConvertibleType {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

protocol ObservableType: ObservableConvertibleType {}

class Observable<Element>: ObservableType {
  private let subscribing: (AnyObserver<Element>) -> any Disposable

  init(subscribing: @escaping (AnyObserver<Element>) -> any Disposable) { self.subscribing = subscribing }

  func asObservable() -> Observable<Element> { self }

  /// Subscribes: what is given after an end, or after the subscription was disposed of, is not heard.
  func run(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    let whole = Subscription()
    var isOver = false
    let observer = AnyObserver<Element> { event in
      if isOver || whole.isDisposed { return }
      if event.isStopEvent {
        isOver = true
        handler(event)
        whole.dispose()
      } else {
        handler(event)
      }
    }
    whole.hold(observer, subscribing(observer))
    return whole
  }

  // MARK: Making

  static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Observable(subscribing: subscribe)
  }

  static func just(_ element: Element) -> Observable<Element> { from([element]) }

  static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

  static func from(_ elements: [Element]) -> Observable<Element> {
    Observable(subscribing: { observer in
      var isDisposed = false
      for element in elements where !isDisposed { observer.onNext(element) }
      observer.onCompleted()
      return Disposables.create { isDisposed = true }
    })
  }

  static func from(optional: Element?) -> Observable<Element> {
    if let optional { return from([optional]) }
    return empty()
  }

  static func empty() -> Observable<Element> { from([]) }

  static func never() -> Observable<Element> { Observable(subscribing: { _ in Disposables.create() }) }

  static func error(_ error: Error) -> Observable<Element> {
    Observable(subscribing: { observer in
      observer.onError(error)
      return Disposables.create()
    })
  }

  static func deferred(_ factory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    Observable(subscribing: { observer in
      do {
        return try factory().run { observer.on($0) }
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    })
  }

  /// What a resource gives that lives as long as the subscription.
  static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable(subscribing: { observer in
      do {
        let resource = try resourceFactory()
        let subscription = try observableFactory(resource).run { event in
          if event.isStopEvent { resource.dispose() }
          observer.on(event)
        }
        return Disposables.create(subscription, resource)
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    })
  }

  static func repeatElement(_ element: Element) -> Observable<Element> {
    Observable(subscribing: { observer in
      var isDisposed = false
      while !isDisposed { observer.onNext(element) }
      return Disposables.create { isDisposed = true }
    })
  }

  static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Int> {
    timer(period, period: period, scheduler: scheduler)
  }

  static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Int> {
    Observable<Int>(subscribing: { observer in
      let whole = SerialDisposable()
      func next(_ number: Int, after time: RxTimeInterval) {
        whole.disposable = scheduler.later(time) {
          observer.onNext(number)
          if let period { next(number + 1, after: period) } else { observer.onCompleted() }
        }
      }
      next(0, after: dueTime)
      return whole
    })
  }

  static func merge(_ sources: Observable<Element>...) -> Observable<Element> { Many.merge(Many.listed(sources)) }

  static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { Many.merge(sources) }

  static func concat(_ sources: Observable<Element>...) -> Observable<Element> { Many.concat(Many.listed(sources)) }

  static func concat(_ sources: [Observable<Element>]) -> Observable<Element> { Many.concat(sources) }
}

extension ObservableType {
  /// What is given is a closure, or an observer.
  func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    if let observer = on as? any ObserverType { return asObservable().run { observer.on($0) } }
    return asObservable().run(on)
  }

  func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let subscription = asObservable().run { event in
      switch event {
      case .next(let value): onNext?(value)
      case .error(let error):
        onError?(error)
        onDisposed?()
      case .completed:
        onCompleted?()
        onDisposed?()
      }
    }
    guard let onDisposed else { return subscription }
    return Disposables.create {
      let was = (subscription as? any Cancelable)?.isDisposed ?? false
      subscription.dispose()
      if !was { onDisposed() }
    }
  }

  func subscribe<Owner: AnyObject>(
    with object: Owner, onNext: ((Owner, Element) -> Void)? = nil, onError: ((Owner, Error) -> Void)? = nil,
    onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil
  ) -> any Disposable {
    asObservable().run { [weak object] event in
      guard let object else { return }
      switch event {
      case .next(let value): onNext?(object, value)
      case .error(let error): onError?(object, error)
      case .completed: onCompleted?(object)
      }
    }
  }
}
