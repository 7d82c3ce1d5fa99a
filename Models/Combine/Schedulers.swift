import Foundation

/// Where and when things are done.
protocol Scheduler {
  associatedtype SchedulerTimeType
  func enqueue(_ action: @escaping () -> Void)
  func enqueue(after seconds: Double, _ action: @escaping () -> Void)
}

/// A time between two events: `.milliseconds(300)`, `0.3`.
struct SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let timeInterval: Double

  init(_ seconds: Double) { timeInterval = seconds }
  init(floatLiteral value: Double) { timeInterval = value }
  init(integerLiteral value: Int) { timeInterval = Double(value) }

  static func seconds(_ value: Double) -> SchedulerStride { SchedulerStride(value) }
  static func milliseconds(_ value: Int) -> SchedulerStride { SchedulerStride(Double(value) / 1_000) }
  static func microseconds(_ value: Int) -> SchedulerStride { SchedulerStride(Double(value) / 1_000_000) }
  static func nanoseconds(_ value: Int) -> SchedulerStride { SchedulerStride(Double(value) / 1_000_000_000) }
}

struct ImmediateScheduler: Scheduler {
  static let shared = ImmediateScheduler()

  func enqueue(_ action: @escaping () -> Void) { action() }
  func enqueue(after seconds: Double, _ action: @escaping () -> Void) { action() }
}

extension DispatchQueue: Scheduler {
  struct SchedulerTimeType {
    typealias Stride = SchedulerStride
  }

  func enqueue(_ action: @escaping () -> Void) { self.async { action() } }

  func enqueue(after seconds: Double, _ action: @escaping () -> Void) {
    self.asyncAfter(deadline: DispatchTime.now() + seconds) { action() }
  }
}

extension RunLoop: Scheduler {
  struct SchedulerTimeType {
    typealias Stride = SchedulerStride
  }

  func enqueue(_ action: @escaping () -> Void) { self.perform { action() } }

  func enqueue(after seconds: Double, _ action: @escaping () -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in action() }
  }
}

extension OperationQueue: Scheduler {
  struct SchedulerTimeType {
    typealias Stride = SchedulerStride
  }

  func enqueue(_ action: @escaping () -> Void) { self.addOperation { action() } }

  func enqueue(after seconds: Double, _ action: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + seconds) { self.addOperation { action() } }
  }
}

/// Events that wait for their turn, and are dropped when the subscription is cancelled.
final class WaitingSubscription: Subscription {
  private let base: any Subscription
  private(set) var isCancelled = false

  init(_ base: any Subscription) { self.base = base }

  func request(_ demand: Subscribers.Demand) { base.request(demand) }

  func cancel() {
    isCancelled = true
    base.cancel()
  }
}

extension Publisher {
  func receive<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    waiting { scheduler.enqueue($0) }
  }

  func delay<S: Scheduler>(
    for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S, options: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    waiting { scheduler.enqueue(after: interval.timeInterval, $0) }
  }

  private func waiting(_ enqueue: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var subscription: WaitingSubscription?
      receive(
        subscriber: Subscribers.Stage(
          start: {
            let made = WaitingSubscription($0)
            subscription = made
            downstream.receive(subscription: made)
          },
          value: { value in
            enqueue { if subscription?.isCancelled == false { _ = downstream.receive(value) } }
            return .none
          },
          end: { completion in
            enqueue { if subscription?.isCancelled == false { downstream.receive(completion: completion) } }
          }))
    }
  }

  func subscribe<S: Scheduler>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in scheduler.enqueue { self.receive(subscriber: downstream) } }
  }

  func debounce<S: Scheduler>(
    for dueTime: SchedulerStride, scheduler: S, options: Any? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var number = 0
      var subscription: WaitingSubscription?
      receive(
        subscriber: Subscribers.Stage(
          start: {
            let made = WaitingSubscription($0)
            subscription = made
            downstream.receive(subscription: made)
          },
          value: { value in
            number += 1
            let own = number
            scheduler.enqueue(after: dueTime.timeInterval) {
              if own == number, subscription?.isCancelled == false { _ = downstream.receive(value) }
            }
            return .none
          },
          end: {
            number += 1
            downstream.receive(completion: $0)
          }))
    }
  }

  func throttle<S: Scheduler>(
    for interval: SchedulerStride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var held: [Output] = []
      var isResting = false
      var isPending = false
      var subscription: WaitingSubscription?
      func emit() {
        isPending = false
        if subscription?.isCancelled != false || held.isEmpty { return }
        let value = held[0]
        held = []
        isResting = true
        scheduler.enqueue(after: interval.timeInterval) {
          isResting = false
          emit()
        }
        _ = downstream.receive(value)
      }
      receive(
        subscriber: Subscribers.Stage(
          start: {
            let made = WaitingSubscription($0)
            subscription = made
            downstream.receive(subscription: made)
          },
          value: { value in
            if latest || held.isEmpty { held = [value] }
            if !isResting, !isPending {
              isPending = true
              scheduler.enqueue { emit() }
            }
            return .none
          },
          end: { completion in
            if !held.isEmpty, subscription?.isCancelled == false { _ = downstream.receive(held[0]) }
            held = []
            downstream.receive(completion: completion)
          }))
    }
  }

  func timeout<S: Scheduler>(
    _ interval: SchedulerStride, scheduler: S, options: Any? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let relay = Relay(downstream)
      var number = 0
      func wait() {
        number += 1
        let own = number
        scheduler.enqueue(after: interval.timeInterval) {
          if own != number || relay.isOver { return }
          if let customError { relay.finish(.failure(customError())) } else { relay.finish(.finished) }
        }
      }
      downstream.receive(subscription: relay)
      wait()
      receive(
        subscriber: relay.stage(value: { value in
          wait()
          relay.send(value)
        }) { completion in
          number += 1
          relay.finish(completion)
        })
    }
  }
}
