/// How a single ends; `error` is the older name of a failure.
enum SingleEvent<Element> {
  case success(Element)
  case failure(Error)
  case error(Error)
}

/// One value, or an error.
final class Single<Element>: ObservableConvertibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  static func create(subscribe: @escaping (@escaping (SingleEvent<Element>) -> Void) -> any Disposable) -> Single<
    Element
  > {
    Single(
      Observable<Element>(subscribing: { observer in
        subscribe { event in
          switch event {
          case .success(let value):
            observer.onNext(value)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          case .error(let error): observer.onError(error)
          }
        }
      }))
  }

  static func just(_ element: Element) -> Single<Element> { Single(Observable<Element>.just(element)) }
  static func error(_ error: Error) -> Single<Element> { Single(Observable<Element>.error(error)) }
  static func never() -> Single<Element> { Single(Observable<Element>.never()) }

  func asObservable() -> Observable<Element> { source }

  func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.run { event in
      switch event {
      case .next(let value): onSuccess?(value)
      case .error(let error): onFailure?(error)
      case .completed: onDisposed?()
      }
    }
  }

  func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)?) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: nil)
  }

  func map<T>(_ transform: @escaping (Element) throws -> T) -> Single<T> { Single<T>(source.map(transform)) }

  func flatMap<T>(_ transform: @escaping (Element) throws -> Single<T>) -> Single<T> {
    Single<T>(source.flatMap(transform))
  }

  func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, onError: ((Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(source.do(onNext: onSuccess, onError: onError, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  func observe(on scheduler: any SchedulerType) -> Single<Element> { Single(source.observe(on: scheduler)) }
  func observeOn(_ scheduler: any SchedulerType) -> Single<Element> { observe(on: scheduler) }
  func subscribe(on scheduler: any SchedulerType) -> Single<Element> { Single(source.subscribe(on: scheduler)) }
  func subscribeOn(_ scheduler: any SchedulerType) -> Single<Element> { subscribe(on: scheduler) }
  func catchAndReturn(_ element: Element) -> Single<Element> { Single(source.catchAndReturn(element)) }
  func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }
  func retry(_ count: Int) -> Single<Element> { Single(source.retry(count)) }

  func asDriver(onErrorJustReturn element: Element) -> SharedSequence<DriverSharingStrategy, Element> {
    source.asDriver(onErrorJustReturn: element)
  }

  func asDriver(
    onErrorDriveWith other: SharedSequence<DriverSharingStrategy, Element>
  ) -> SharedSequence<DriverSharingStrategy, Element> { source.asDriver(onErrorDriveWith: other) }
}

struct DriverSharingStrategy {}
struct SignalSharingStrategy {}

typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// What cannot fail and is heard on the main thread: a driver, which repeats its last value, or a signal.
/// What gives a shared sequence: an indicator of work, a tracker of errors.
protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  associatedtype SharingStrategy
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
  func asDriver() -> SharedSequence<SharingStrategy, Element> { asSharedSequence() }
  func asSignal() -> SharedSequence<SharingStrategy, Element> { asSharedSequence() }
}

final class SharedSequence<SharingStrategy, Element>: ObservableConvertibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source.share(replay: 1) }

  init(plain source: Observable<Element>) { self.source = source }

  func asObservable() -> Observable<Element> { source }
  func asDriver() -> SharedSequence<DriverSharingStrategy, Element> { SharedSequence(plain: source) }

  static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.just(element))
  }

  static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.from(elements))
  }

  static func from(_ elements: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.from(elements))
  }

  static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.empty())
  }

  static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(plain: Observable<Element>.never())
  }

  static func merge(_ all: Any...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Many.merge(Many.listed(all)))
  }

  static func combineLatest(_ a: Any, _ b: Any) -> SharedSequence<SharingStrategy, (Any, Any)> {
    SharedSequence<SharingStrategy, (Any, Any)>(Many.latest([a, b]) { ($0[0], $0[1]) })
  }

  static func combineLatest<T>(
    _ a: Any, _ b: Any, resultSelector: @escaping (Any, Any) -> T
  ) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(Many.latest([a, b]) { resultSelector($0[0], $0[1]) })
  }

  func map<T>(_ transform: @escaping (Element) -> T) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(source.map(transform))
  }

  func compactMap<T>(_ transform: @escaping (Element) -> T?) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(source.compactMap(transform))
  }

  func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.filter(predicate))
  }

  func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged())
  }

  func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { SharedSequence(source.skip(count)) }

  func scan<T>(_ seed: T, accumulator: @escaping (T, Element) -> T) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(source.scan(seed, accumulator: accumulator))
  }

  func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.startWith(element))
  }

  func `do`(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.do(onNext: onNext, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
  }

  func flatMap<T>(
    _ transform: @escaping (Element) -> SharedSequence<SharingStrategy, T>
  ) -> SharedSequence<SharingStrategy, T> { SharedSequence<SharingStrategy, T>(source.flatMap(transform)) }

  func flatMapLatest<T>(
    _ transform: @escaping (Element) -> SharedSequence<SharingStrategy, T>
  ) -> SharedSequence<SharingStrategy, T> { SharedSequence<SharingStrategy, T>(source.flatMapLatest(transform)) }

  func withLatestFrom<O: ObservableConvertibleType>(
    _ other: O
  ) -> SharedSequence<SharingStrategy, O.Element> {
    SharedSequence<SharingStrategy, O.Element>(source.withLatestFrom(other))
  }

  func withLatestFrom<O: ObservableConvertibleType, T>(
    _ other: O, resultSelector: @escaping (Element, O.Element) -> T
  ) -> SharedSequence<SharingStrategy, T> {
    SharedSequence<SharingStrategy, T>(source.withLatestFrom(other, resultSelector: resultSelector))
  }

  func debounce(_ time: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.debounce(time, scheduler: MainScheduler.instance))
  }

  func throttle(_ time: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.throttle(time, latest: latest, scheduler: MainScheduler.instance))
  }

  func delay(_ time: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.delay(time, scheduler: MainScheduler.instance))
  }

  func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

  func drive<Owner: AnyObject>(
    with object: Owner, onNext: ((Owner, Element) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil
  ) -> any Disposable { source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted) }

  /// What is given is an observer, or a function of the observable: a closure that is written out is `onNext`.
  func drive(_ observer: Any, _ others: Any...) -> Any {
    if let transformation = observer as? (Observable<Element>) -> Any { return transformation(source) }
    return source.bind(all: [observer] + others)
  }

  func drive<R>(
    _ with: (Observable<Element>) -> (Any) -> R, curriedArgument: @escaping (Any, Any, Any) -> Any
  ) -> R {
    with(source)(curriedArgument)
  }

  func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable { drive(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }

  func emit<Owner: AnyObject>(
    with object: Owner, onNext: ((Owner, Element) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil
  ) -> any Disposable { drive(with: object, onNext: onNext, onCompleted: onCompleted) }

  func emit(to observers: Any...) -> any Disposable { source.bind(all: observers) }
}
