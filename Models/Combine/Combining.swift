/// The one subscription of an operator with several upstreams: what they give goes to its downstream.
final class Relay: Subscription {
  private var downstream: (any Subscriber)?
  private var upstreams: [any Subscription] = []
  private var waiting: [any Subscription] = []
  private var demand = Subscribers.Demand.none
  var isOver: Bool { downstream == nil }
  /// What happens when it is cancelled.
  var onCancel: (() -> Void)?

  init(_ downstream: any Subscriber) { self.downstream = downstream }

  /// A subscriber for one of the upstreams.
  func stage(
    value: ((Any) -> Void)? = nil, _ end: @escaping (Subscribers.Completion<Error>) -> Void
  ) -> Subscribers.Stage<Any, Error> {
    Subscribers.Stage(
      start: { self.add($0) },
      value: { given in
        if let value { value(given) } else { self.send(given) }
        return .none
      }, end: end)
  }

  private func add(_ subscription: any Subscription) {
    if isOver { return subscription.cancel() }
    upstreams.append(subscription)
    if demand.count > 0 { subscription.request(.unlimited) } else { waiting.append(subscription) }
  }

  func send(_ value: Any) { _ = downstream?.receive(value) }

  func finish(_ completion: Subscribers.Completion<Error>) {
    let downstream = self.downstream
    stop()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand = .unlimited
    let waiting = self.waiting
    self.waiting = []
    for subscription in waiting { subscription.request(.unlimited) }
  }

  /// Leaves the upstreams that there are.
  func drop() {
    let upstreams = self.upstreams
    self.upstreams = []
    for subscription in upstreams { subscription.cancel() }
  }

  func cancel() {
    onCancel?()
    stop()
  }

  private func stop() {
    downstream = nil
    onCancel = nil
    drop()
  }
}

enum Publishers {
  /// All that several publishers give, as it comes.
  static func merged(_ all: [any Publisher]) -> AnyPublisher<Any, Error> {
    AnyPublisher { downstream in
      let relay = Relay(downstream)
      var left = all.count
      downstream.receive(subscription: relay)
      if all.isEmpty { return relay.finish(.finished) }
      for publisher in all {
        publisher.receive(
          subscriber: relay.stage { completion in
            left -= 1
            switch completion {
            case .finished: if left == 0 { relay.finish(.finished) }
            case .failure: relay.finish(completion)
            }
          })
      }
    }
  }

  /// The latest values of several publishers, once each has given one.
  static func latest(_ all: [any Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Error> {
    AnyPublisher { downstream in
      let relay = Relay(downstream)
      var held: [[Any]] = Array(repeating: [], count: all.count)
      var left = all.count
      downstream.receive(subscription: relay)
      if all.isEmpty { return relay.finish(.finished) }
      for (index, publisher) in all.enumerated() {
        publisher.receive(
          subscriber: relay.stage(value: { value in
            held[index] = [value]
            if held.allSatisfy({ !$0.isEmpty }) { relay.send(join(firsts(of: held))) }
          }) { completion in
            left -= 1
            switch completion {
            case .finished: if left == 0 || held[index].isEmpty { relay.finish(.finished) }
            case .failure: relay.finish(completion)
            }
          })
      }
    }
  }

  /// The first values of several publishers together, then the second ones.
  static func paired(_ all: [any Publisher], _ join: @escaping ([Any]) -> Any) -> AnyPublisher<Any, Error> {
    AnyPublisher { downstream in
      let relay = Relay(downstream)
      var held: [[Any]] = Array(repeating: [], count: all.count)
      var isDone = Array(repeating: false, count: all.count)
      func isExhausted() -> Bool { all.indices.contains(where: { isDone[$0] && held[$0].isEmpty }) }
      downstream.receive(subscription: relay)
      for (index, publisher) in all.enumerated() {
        publisher.receive(
          subscriber: relay.stage(value: { value in
            held[index].append(value)
            if held.allSatisfy({ !$0.isEmpty }) {
              let values = firsts(of: held)
              for place in held.indices { held[place].removeFirst() }
              relay.send(join(values))
              if isExhausted() { relay.finish(.finished) }
            }
          }) { completion in
            isDone[index] = true
            switch completion {
            case .finished: if isExhausted() { relay.finish(.finished) }
            case .failure: relay.finish(completion)
            }
          })
      }
    }
  }

  static func CombineLatest(_ a: any Publisher, _ b: any Publisher) -> AnyPublisher<(Any, Any), Error> {
    latest([a, b]) { ($0[0], $0[1]) }
  }

  static func CombineLatest3(
    _ a: any Publisher, _ b: any Publisher, _ c: any Publisher
  ) -> AnyPublisher<(Any, Any, Any), Error> {
    latest([a, b, c]) { ($0[0], $0[1], $0[2]) }
  }

  static func CombineLatest4(
    _ a: any Publisher, _ b: any Publisher, _ c: any Publisher, _ d: any Publisher
  ) -> AnyPublisher<(Any, Any, Any, Any), Error> {
    latest([a, b, c, d]) { ($0[0], $0[1], $0[2], $0[3]) }
  }

  static func Zip(_ a: any Publisher, _ b: any Publisher) -> AnyPublisher<(Any, Any), Error> {
    paired([a, b]) { ($0[0], $0[1]) }
  }

  static func Zip3(
    _ a: any Publisher, _ b: any Publisher, _ c: any Publisher
  ) -> AnyPublisher<(Any, Any, Any), Error> {
    paired([a, b, c]) { ($0[0], $0[1], $0[2]) }
  }

  static func Merge(_ a: any Publisher, _ b: any Publisher) -> AnyPublisher<Any, Error> { merged([a, b]) }

  static func Merge3(
    _ a: any Publisher, _ b: any Publisher, _ c: any Publisher
  ) -> AnyPublisher<Any, Error> { merged([a, b, c]) }

  static func Merge4(
    _ a: any Publisher, _ b: any Publisher, _ c: any Publisher, _ d: any Publisher
  ) -> AnyPublisher<Any, Error> { merged([a, b, c, d]) }

  static func MergeMany(_ all: [any Publisher]) -> AnyPublisher<Any, Error> { merged(all) }

  static func MergeMany(_ all: any Publisher...) -> AnyPublisher<Any, Error> { merged(all) }

  static func Sequence(sequence: [Any]) -> AnyPublisher<Any, Error> { sequence.publisher }
}

extension Publisher {
  func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> { Publishers.merged([self, other]) }

  func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure> {
    Publishers.merged([self, b, c])
  }

  func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
    Publishers.latest([self, other]) { ($0[0], $0[1]) }
  }

  func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> {
    Publishers.latest([self, other]) { transform($0[0], $0[1]) }
  }

  func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure> {
    Publishers.latest([self, b, c]) { ($0[0], $0[1], $0[2]) }
  }

  func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> AnyPublisher<T, Failure> {
    Publishers.latest([self, b, c]) { transform($0[0], $0[1], $0[2]) }
  }

  func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure> {
    Publishers.latest([self, b, c, d]) { ($0[0], $0[1], $0[2], $0[3]) }
  }

  func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> {
    Publishers.paired([self, other]) { ($0[0], $0[1]) }
  }

  func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> {
    Publishers.paired([self, other]) { transform($0[0], $0[1]) }
  }

  func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> AnyPublisher<(Output, B.Output, C.Output), Failure> {
    Publishers.paired([self, b, c]) { ($0[0], $0[1], $0[2]) }
  }

  func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> {
    AnyPublisher { downstream in
      let relay = Relay(downstream)
      var running = 1
      let limit = maxPublishers.count
      var queue: [P] = []
      func begin(_ inner: P) {
        running += 1
        inner.receive(
          subscriber: relay.stage { completion in
            running -= 1
            switch completion {
            case .failure: relay.finish(completion)
            case .finished:
              if !queue.isEmpty { begin(queue.removeFirst()) } else if running == 0 { relay.finish(.finished) }
            }
          })
      }
      var isOpen = true
      downstream.receive(subscription: relay)
      receive(
        subscriber: relay.stage(value: { value in
          let inner = transform(value)
          if running - (isOpen ? 1 : 0) < limit { begin(inner) } else { queue.append(inner) }
        }) { completion in
          running -= 1
          isOpen = false
          switch completion {
          case .failure: relay.finish(completion)
          case .finished: if running == 0, queue.isEmpty { relay.finish(.finished) }
          }
        })
    }
  }

  func switchToLatest() -> AnyPublisher<Any, Failure> {
    AnyPublisher { downstream in
      let relay = Relay(downstream)
      var current: Subscribers.Stage<Any, Error>?
      var isOuterDone = false
      relay.onCancel = { current?.cancel() }
      downstream.receive(subscription: relay)
      receive(
        subscriber: relay.stage(value: { inner in
          current?.cancel()
          var own: Subscribers.Stage<Any, Error>?
          let stage = Subscribers.Stage<Any, Error>(
            start: { $0.request(.unlimited) },
            value: { value in
              relay.send(value)
              return .none
            },
            end: { completion in
              if current === own { current = nil }
              switch completion {
              case .failure: relay.finish(completion)
              case .finished: if isOuterDone, current == nil { relay.finish(.finished) }
              }
              own = nil
            })
          own = stage
          current = stage
          inner.receive(subscriber: stage)
        }) { completion in
          isOuterDone = true
          switch completion {
          case .failure:
            current?.cancel()
            relay.finish(completion)
          case .finished: if current == nil { relay.finish(.finished) }
          }
        })
    }
  }

  func append(_ values: Output...) -> AnyPublisher<Output, Failure> { concatenated(given(values)) }

  func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { given(values).concatenated(self) }

  /// Values, or one publisher of them. Whether one list is a value or the values hangs on the static type of the output,
  /// so that it is asked.
  private func given(_ values: [Any]) -> any Publisher {
    if values.count == 1, let publisher = values[0] as? any Publisher { return publisher }
    if values.count == 1, values[0] is [Any] { return whatIsAppended(values[0]) }
    return values.publisher
  }

  func concatenated(_ other: any Publisher) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let relay = Relay(downstream)
      downstream.receive(subscription: relay)
      receive(
        subscriber: relay.stage { completion in
          switch completion {
          case .failure: relay.finish(completion)
          case .finished: other.receive(subscriber: relay.stage { relay.finish($0) })
          }
        })
    }
  }

  func share() -> AnyPublisher<Output, Failure> {
    multicast(subject: PassthroughSubject<Output, Failure>()).autoconnect()
  }

  func multicast<S: Subject>(subject: S) -> Multicast<Output, Failure> {
    Multicast(AnyPublisher<Output, Failure>(self), subject)
  }

  func makeConnectable() -> Multicast<Output, Failure> {
    multicast(subject: PassthroughSubject<Output, Failure>())
  }
}

final class Multicast<Output, Failure: Error>: ConnectablePublisher {
  private let upstream: AnyPublisher<Output, Failure>
  private let subject: any Subject
  private var connection: AnyCancellable?

  init(_ upstream: AnyPublisher<Output, Failure>, _ subject: any Subject) {
    self.upstream = upstream
    self.subject = subject
  }

  func connect() -> any Cancellable {
    if let connection { return connection }
    let subject = self.subject
    let sink = Subscribers.Sink<Output, Failure>(
      end: { subject.send(completion: $0) }, value: { subject.send($0) })
    let made = AnyCancellable {
      sink.cancel()
      self.connection = nil
    }
    connection = made
    upstream.receive(subscriber: sink)
    return made
  }

  func receive<S: Subscriber>(subscriber: S) { subject.receive(subscriber: subscriber) }
}

extension ConnectablePublisher {
  func autoconnect() -> AnyPublisher<Output, Failure> {
    var count = 0
    var connection: (any Cancellable)?
    return AnyPublisher { downstream in
      func leave() {
        count -= 1
        if count == 0 {
          connection?.cancel()
          connection = nil
        }
      }
      receive(
        subscriber: Subscribers.Stage(
          start: { downstream.receive(subscription: HeardSubscription($0, request: nil, cancel: leave)) },
          value: { downstream.receive($0) },
          end: {
            leave()
            downstream.receive(completion: $0)
          }))
      count += 1
      if count == 1 { connection = connect() }
    }
  }
}
