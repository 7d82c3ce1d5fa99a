/// How operators are made.
extension Publisher {
  /// One whose closure may throw, which ends it.
  func trying<T>(
    _ body: @escaping (Output, any Subscriber) throws -> Subscribers.Demand
  ) -> AnyPublisher<T, Error> {
    AnyPublisher { downstream in
      var stage: Subscribers.Stage<Output, Failure>?
      let made = Subscribers.Stage<Output, Failure>(
        start: { downstream.receive(subscription: $0) },
        value: { value in
          do {
            return try body(value, downstream)
          } catch {
            stage?.cancel()
            stage = nil
            downstream.receive(completion: .failure(error))
            return .none
          }
        },
        end: {
          stage = nil
          downstream.receive(completion: $0)
        })
      stage = made
      receive(subscriber: made)
    }
  }

  /// One that may end before its upstream does.
  func cutting(
    _ downstream: any Subscriber, onStart: ((@escaping () -> Void) -> Void)? = nil, onEnd: (() -> Void)? = nil,
    _ body: @escaping (Output, @escaping () -> Void) -> Subscribers.Demand
  ) {
    var stage: Subscribers.Stage<Output, Failure>?
    let stop = {
      stage?.cancel()
      stage = nil
      onEnd?()
      downstream.receive(completion: .finished)
    }
    let made = Subscribers.Stage<Output, Failure>(
      start: {
        downstream.receive(subscription: $0)
        onStart?(stop)
      }, value: { body($0, stop) },
      end: {
        stage = nil
        onEnd?()
        downstream.receive(completion: $0)
      })
    stage = made
    receive(subscriber: made)
  }

  /// One that gives its values when its upstream has finished.
  func ending<T>(_ initial: [T], _ next: @escaping ([T], Output) -> [T]) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      var held = initial
      receive(
        subscriber: Subscribers.Stage(
          start: { subscription in
            downstream.receive(subscription: HeldSubscription(subscription))
          },
          value: {
            held = next(held, $0)
            return .none
          },
          end: { completion in
            if case .finished = completion { for value in held { _ = downstream.receive(value) } }
            downstream.receive(completion: completion)
          }))
    }
  }

  /// One that goes on with another publisher where its upstream fails.
  func recovering<P: Publisher, E: Error>(_ handler: @escaping (Failure, Int) throws -> P) -> AnyPublisher<Output, E> {
    AnyPublisher { downstream in
      let relay = Relay(downstream)
      downstream.receive(subscription: relay)
      receive(
        subscriber: relay.stage { completion in
          switch completion {
          case .finished: relay.finish(.finished)
          case .failure(let error):
            do {
              try handler(error, 0).receive(subscriber: relay.stage { relay.finish($0) })
            } catch {
              relay.finish(.failure(error))
            }
          }
        })
    }
  }
}

/// A subscription that asks its upstream for all at once.
final class HeldSubscription: Subscription {
  private let base: any Subscription
  private var hasAsked = false

  init(_ base: any Subscription) { self.base = base }

  func request(_ demand: Subscribers.Demand) {
    if hasAsked { return }
    hasAsked = true
    base.request(.unlimited)
  }

  func cancel() { base.cancel() }
}

/// A subscription whose events are looked at.
final class HeardSubscription: Subscription {
  private let base: any Subscription
  private let requested: ((Subscribers.Demand) -> Void)?
  private let cancelled: (() -> Void)?

  init(_ base: any Subscription, request: ((Subscribers.Demand) -> Void)?, cancel: (() -> Void)?) {
    self.base = base
    requested = request
    cancelled = cancel
  }

  func request(_ demand: Subscribers.Demand) {
    requested?(demand)
    base.request(demand)
  }

  func cancel() {
    cancelled?()
    base.cancel()
  }
}

extension Publishers {
  /// The first of each list; one that is nil stays one among the others.
  static func firsts(of held: [[Any]]) -> [Any] {
    var values: [Any] = []
    for each in held { values.append(each[0]) }
    return values
  }
}
