import Foundation

/// What sets something of an object as long as the object is there.
struct Binder<Value>: ObserverType {
  let setting: (Value) -> Void

  init<Target: AnyObject>(
    _ target: Target, scheduler: Any? = nil, binding: @escaping (Target, Value) -> Void
  ) {
    weak var weakTarget = target
    setting = { value in if let target = weakTarget { binding(target, value) } }
  }

  func on(_ event: Event<Value>) {
    switch event {
    case .next(let value): setting(value)
    case .error(let error): BindingError(error).endsADebugBuild()
    case .completed: break
    }
  }
}

/// An error that comes where none may: RxCocoa ends the app there in a debug build and prints it in others, so that
/// `endsADebugBuild`, which nobody declares, leaves open what follows.
final class BindingError {
  let error: Error
  init(_ error: Error) { self.error = error }
}

extension ObservableType {
  func bind(to observers: Any...) -> any Disposable { bind(all: observers) }

  func bind<R>(to binder: (Observable<Element>) -> R) -> R { binder(asObservable()) }

  func bind<R>(
    to binder: (Observable<Element>) -> (Any) -> R, curriedArgument: @escaping (Any, Any, Any) -> Any
  ) -> R {
    binder(asObservable())(curriedArgument)
  }

  func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { BindingError($0).endsADebugBuild() })
  }

  func bind<Owner: AnyObject>(with object: Owner, onNext: @escaping (Owner, Element) -> Void) -> any Disposable {
    subscribe(with: object, onNext: onNext, onError: { _, error in BindingError(error).endsADebugBuild() })
  }

  /// Gives each value to relays and observers.
  func bind(all observers: [Any]) -> any Disposable {
    asObservable().run { event in
      for observer in observers {
        if let relay = observer as? any Accepting {
          switch event {
          case .next(let value): relay.accept(value)
          case .error(let error): BindingError(error).endsADebugBuild()
          case .completed: break
          }
        } else {
          observer.on(event)
        }
      }
    }
  }
}

/// What a table or collection shows of what an observable gives.
struct RxViewBinder {
  private let show: (Any) -> any Disposable

  init(_ show: @escaping (Any) -> any Disposable) { self.show = show }

  func callAsFunction(_ source: Any) -> any Disposable { show(source) }
}

extension ObservableType {
  func bind(to binder: RxViewBinder) -> any Disposable { binder(asObservable()) }
}

extension SharedSequence {
  func drive(_ binder: RxViewBinder) -> any Disposable { binder(asObservable()) }
}

/// A relay.
protocol Accepting {
  associatedtype Element
  func accept(_ event: Element)
}

extension PublishRelay: Accepting {}
extension BehaviorRelay: Accepting {}

/// What an object has under `rx`.
@dynamicMemberLookup
struct Reactive<Base> {
  let base: Base

  init(_ base: Base) { self.base = base }

  subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> {
    Binder(base) { target, value in target[keyPath: keyPath] = value }
  }
}

/// Tells of the end of the object that it hangs on.
private final class DeallocationWatch {
  static var key = 0
  let ended = PublishSubject<Void>()

  deinit {
    ended.onNext(())
    ended.onCompleted()
  }
}

extension Reactive where Base: AnyObject {
  var deallocated: Observable<Void> {
    if let known = objc_getAssociatedObject(base, &DeallocationWatch.key) as? DeallocationWatch {
      return known.ended.asObservable()
    }
    let watch = DeallocationWatch()
    objc_setAssociatedObject(base, &DeallocationWatch.key, watch, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return watch.ended.asObservable()
  }
}

protocol ReactiveCompatible {}

extension ReactiveCompatible {
  var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

/// What a control tells of; it gives no error.
class ControlEvent<Element>: Observable<Element> {
  init(events: Observable<Element>) { super.init(subscribing: { observer in events.run { observer.on($0) } }) }

  func asControlEvent() -> ControlEvent<Element> { self }
  func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { SharedSequence(self) }
  func asSignal() -> SharedSequence<SignalSharingStrategy, Element> { SharedSequence(self) }
}

/// A value of a control, which can be set and tells of the user's changes.
final class ControlProperty<Element>: Observable<Element>, ObserverType {
  private let setting: (Element) -> Void
  private let values: Observable<Element>

  init(values: Observable<Element>, setting: @escaping (Element) -> Void) {
    self.setting = setting
    self.values = values
    super.init(subscribing: { observer in values.run { observer.on($0) } })
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): setting(value)
    case .error(let error): BindingError(error).endsADebugBuild()
    case .completed: break
    }
  }

  var changed: ControlEvent<Element> { ControlEvent(events: values.skip(1)) }
  var orEmpty: ControlProperty<String> {
    ControlProperty<String>(values: values.map { $0 ?? "" }, setting: setting)
  }
  func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { SharedSequence(self) }
}

extension NotificationCenter {
  func rxNotification(_ name: Notification.Name?, object: AnyObject?) -> Observable<Notification> {
    Observable<Notification>(subscribing: { observer in
      let token = self.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
      return Disposables.create { self.removeObserver(token) }
    })
  }
}

extension Reactive where Base: NotificationCenter {
  func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    base.rxNotification(name, object: object)
  }
}
