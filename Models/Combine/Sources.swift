import Foundation

/// A subscription that gives a list of values, as many as are wanted, and then ends.
final class ListSubscription<Output, Failure: Error>: Subscription {
  private var downstream: (any Subscriber)?
  private var rest: [Output]
  private let completion: Subscribers.Completion<Failure>
  private var demand = 0
  private var isGiving = false

  init(_ downstream: any Subscriber, _ values: [Output], _ completion: Subscribers.Completion<Failure>) {
    self.downstream = downstream
    rest = values
    self.completion = completion
  }

  func request(_ demand: Subscribers.Demand) {
    add(demand)
    if isGiving { return }
    isGiving = true
    while let downstream, !rest.isEmpty, self.demand > 0 {
      if self.demand != Int.max { self.demand -= 1 }
      add(downstream.receive(rest.removeFirst()))
    }
    isGiving = false
    if rest.isEmpty { end() }
  }

  /// Ends at once where there is nothing to give.
  func endIfEmpty() { if rest.isEmpty { end() } }

  func cancel() { downstream = nil }

  private func end() {
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }

  private func add(_ more: Subscribers.Demand) {
    demand = demand == Int.max || more.count == Int.max ? Int.max : demand + more.count
  }
}

struct Just<Output>: Publisher {
  typealias Failure = Never
  let output: Output

  init(_ output: Output) { self.output = output }

  func receive<S: Subscriber>(subscriber: S) {
    subscriber.receive(subscription: ListSubscription<Output, Never>(subscriber, [output], .finished))
  }
}

struct Empty<Output, Failure: Error>: Publisher {
  let completeImmediately: Bool

  init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  func receive<S: Subscriber>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

struct Fail<Output, Failure: Error>: Publisher {
  let error: Failure

  init(error: Failure) { self.error = error }

  init(outputType: Output.Type, failure: Failure) { error = failure }

  func receive<S: Subscriber>(subscriber: S) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

struct Deferred<Made: Publisher>: Publisher {
  let createPublisher: () -> Made

  init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

  func receive<S: Subscriber>(subscriber: S) { createPublisher().receive(subscriber: subscriber) }
}

final class Future<Output, Failure: Error>: Publisher {
  typealias Promise = (Result<Output, Failure>) -> Void
  private let conduits = Conduits<Output, Failure>()
  private var values: [Output] = []
  private var failures: [Failure] = []

  init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    if !values.isEmpty || !failures.isEmpty { return }
    switch result {
    case .success(let value):
      values = [value]
      conduits.send(value)
      conduits.finish(.finished)
    case .failure(let error):
      failures = [error]
      conduits.finish(.failure(error))
    }
  }

  func receive<S: Subscriber>(subscriber: S) {
    if !values.isEmpty {
      subscriber.receive(subscription: ListSubscription<Output, Failure>(subscriber, values, .finished))
    } else {
      conduits.add(subscriber, of: self, start: { _ in })
    }
  }
}

extension Sequence {
  var publisher: AnyPublisher<Element, Never> {
    let values = Array(self)
    return AnyPublisher { downstream in
      let subscription = ListSubscription<Element, Never>(downstream, values, .finished)
      downstream.receive(subscription: subscription)
      subscription.endIfEmpty()
    }
  }
}

extension Optional {
  var publisher: AnyPublisher<Wrapped, Never> {
    var values: [Wrapped] = []
    if let value = self { values = [value] }
    return values.publisher
  }
}

extension Result {
  var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): return Just(value).eraseToAnyPublisher()
    case .failure(let error): return Fail(error: error).eraseToAnyPublisher()
    }
  }
}

extension NotificationCenter {
  func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    let center = self
    return AnyPublisher { downstream in
      var token: NSObjectProtocol?
      let conduit = Conduit<Notification, Never>(
        downstream, start: { _ in }, leave: { _ in if let token { center.removeObserver(token) } })
      token = center.addObserver(forName: name, object: object, queue: nil) { conduit.offer($0) }
      downstream.receive(subscription: conduit)
    }
  }
}

/// What `Timer.publish` gives: it runs while it is connected.
final class TimerPublisher: ConnectablePublisher {
  typealias Output = Date
  typealias Failure = Never
  private let conduits = Conduits<Date, Never>()
  private let interval: Double
  private var timer: Timer?

  init(_ interval: Double) { self.interval = interval }

  func connect() -> any Cancellable {
    timer?.invalidate()
    let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [conduits] _ in
      conduits.send(Date())
    }
    self.timer = timer
    return AnyCancellable { timer.invalidate() }
  }

  func receive<S: Subscriber>(subscriber: S) { conduits.add(subscriber, of: self, start: { _ in }) }
}

extension Timer {
  typealias TimerPublisher = Combine.TimerPublisher

  static func publish(
    every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval)
  }
}
