import Foundation

typealias RxTimeInterval = DispatchTimeInterval

protocol SchedulerType {
  func soon(_ action: @escaping () -> Void)
  func later(_ time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable
}

/// A scheduler of a queue.
class QueueScheduler: SchedulerType {
  let queue: DispatchQueue

  init(_ queue: DispatchQueue) { self.queue = queue }

  func soon(_ action: @escaping () -> Void) { queue.async { action() } }

  func later(_ time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable {
    var isDisposed = false
    queue.asyncAfter(deadline: DispatchTime.now() + time) { if !isDisposed { action() } }
    return Disposables.create { isDisposed = true }
  }
}

/// What runs at once where it is on the main thread already.
final class MainScheduler: QueueScheduler {
  private let isImmediate: Bool

  init() {
    isImmediate = true
    super.init(DispatchQueue.main)
  }

  init(isImmediate: Bool) {
    self.isImmediate = isImmediate
    super.init(DispatchQueue.main)
  }

  static let instance = MainScheduler(isImmediate: true)
  static let asyncInstance = MainScheduler(isImmediate: false)

  static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
  static func ensureRunningOnMainThread(errorMessage: String? = nil) {}

  override func soon(_ action: @escaping () -> Void) {
    if isImmediate, Thread.isMainThread { action() } else { queue.async { action() } }
  }
}

typealias ConcurrentMainScheduler = MainScheduler

final class SerialDispatchQueueScheduler: QueueScheduler {
  init(qos: DispatchQoS, internalSerialQueueName: String = "rx") {
    super.init(DispatchQueue(label: internalSerialQueueName))
  }
  init(queue: DispatchQueue, internalSerialQueueName: String) { super.init(queue) }
  init(internalSerialQueueName: String) { super.init(DispatchQueue(label: internalSerialQueueName)) }
}

final class ConcurrentDispatchQueueScheduler: QueueScheduler {
  init(qos: DispatchQoS) { super.init(DispatchQueue.global()) }
  init(queue: DispatchQueue) { super.init(queue) }
}

final class CurrentThreadScheduler: SchedulerType {
  static let instance = CurrentThreadScheduler()
  func soon(_ action: @escaping () -> Void) { action() }
  func later(_ time: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable {
    MainScheduler.instance.later(time, action)
  }
}

extension ObservableType {
  func observe(on scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      var isDisposed = false
      let inner = source.run { event in scheduler.soon { if !isDisposed { observer.on(event) } } }
      return Disposables.create {
        isDisposed = true
        inner.dispose()
      }
    })
  }

  func observeOn(_ scheduler: any SchedulerType) -> Observable<Element> { observe(on: scheduler) }

  func subscribe(on scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = SerialDisposable()
      scheduler.soon { if !whole.isDisposed { whole.disposable = source.run { observer.on($0) } } }
      return whole
    })
  }

  func subscribeOn(_ scheduler: any SchedulerType) -> Observable<Element> { subscribe(on: scheduler) }

  func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = CompositeDisposable()
      whole.insert(
        source.run { event in
          if case .error = event { return observer.on(event) }
          whole.insert(scheduler.later(dueTime) { observer.on(event) })
        })
      return whole
    })
  }

  func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = SerialDisposable()
      whole.disposable = scheduler.later(dueTime) { whole.disposable = source.run { observer.on($0) } }
      return whole
    })
  }

  func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = CompositeDisposable()
      let waiting = SerialDisposable()
      var held: [Element] = []
      whole.insert(waiting)
      whole.insert(
        source.run { event in
          switch event {
          case .next(let value):
            held = [value]
            waiting.disposable = scheduler.later(dueTime) {
              held = []
              observer.onNext(value)
            }
          case .error: observer.on(event)
          case .completed:
            if !held.isEmpty { observer.onNext(held[0]) }
            observer.onCompleted()
          }
        })
      return whole
    })
  }

  func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>(subscribing: { observer in
      let whole = CompositeDisposable()
      var held: [Element] = []
      var isResting = false
      var isOver = false
      func rest() {
        isResting = true
        whole.insert(
          scheduler.later(dueTime) {
            isResting = false
            if !held.isEmpty {
              let value = held[0]
              held = []
              if !isOver { rest() }
              observer.onNext(value)
            }
            if isOver { observer.onCompleted() }
          })
      }
      whole.insert(
        source.run { event in
          switch event {
          case .next(let value):
            if !isResting {
              rest()
              observer.onNext(value)
            } else if latest {
              held = [value]
            }
          case .error: observer.on(event)
          case .completed:
            isOver = true
            if held.isEmpty { observer.onCompleted() }
          }
        })
      return whole
    })
  }
}
