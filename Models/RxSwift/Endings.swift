/// How a completable ends.
enum CompletableEvent {
  case error(Error)
  case completed
}

/// An end, or an error.
final class Completable: ObservableConvertibleType {
  private let source: Observable<Never>

  init(_ source: Observable<Never>) { self.source = source }

  static func create(subscribe: @escaping (@escaping (CompletableEvent) -> Void) -> any Disposable) -> Completable {
    Completable(
      Observable<Never>(subscribing: { observer in
        subscribe { event in
          switch event {
          case .completed: observer.onCompleted()
          case .error(let error): observer.onError(error)
          }
        }
      }))
  }

  static func empty() -> Completable { Completable(Observable<Never>.empty()) }
  static func error(_ error: Error) -> Completable { Completable(Observable<Never>.error(error)) }
  static func never() -> Completable { Completable(Observable<Never>.never()) }

  func asObservable() -> Observable<Never> { source }
  func asCompletable() -> Completable { self }

  func subscribe(_ completable: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(onCompleted: { completable(.completed) }, onError: { completable(.error($0)) })
  }

  func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: nil, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed) }

  func andThen<T: ObservableConvertibleType>(_ second: T) -> T {
    let both = Many.concat([source, second.asObservable()])
    if second is Completable { return Completable(both) as! T }
    if second is Single { return Single(both) as! T }
    if second is Maybe { return Maybe(both) as! T }
    return both as! T
  }

  func observe(on scheduler: any SchedulerType) -> Completable { Completable(source.observe(on: scheduler)) }
  func observeOn(_ scheduler: any SchedulerType) -> Completable { observe(on: scheduler) }
  func subscribe(on scheduler: any SchedulerType) -> Completable { Completable(source.subscribe(on: scheduler)) }
  func subscribeOn(_ scheduler: any SchedulerType) -> Completable { subscribe(on: scheduler) }
}

/// How a maybe ends.
enum MaybeEvent<Element> {
  case success(Element)
  case error(Error)
  case completed
}

/// One value, an end without one, or an error.
final class Maybe<Element>: ObservableConvertibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  static func create(
    subscribe: @escaping (@escaping (MaybeEvent<Element>) -> Void) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      Observable<Element>(subscribing: { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      }))
  }

  static func just(_ element: Element) -> Maybe<Element> { Maybe(Observable<Element>.just(element)) }
  static func empty() -> Maybe<Element> { Maybe(Observable<Element>.empty()) }
  static func error(_ error: Error) -> Maybe<Element> { Maybe(Observable<Element>.error(error)) }
  static func never() -> Maybe<Element> { Maybe(Observable<Element>.never()) }

  func asObservable() -> Observable<Element> { source }

  func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var hasValue = false
    return source.subscribe(
      onNext: {
        hasValue = true
        onSuccess?($0)
      }, onError: onError, onCompleted: { if !hasValue { onCompleted?() } }, onDisposed: onDisposed)
  }

  func map<T>(_ transform: @escaping (Element) throws -> T) -> Maybe<T> { Maybe<T>(source.map(transform)) }
  func observe(on scheduler: any SchedulerType) -> Maybe<Element> { Maybe(source.observe(on: scheduler)) }
  func subscribe(on scheduler: any SchedulerType) -> Maybe<Element> { Maybe(source.subscribe(on: scheduler)) }
}
