// swift-format-ignore-file
// The files of Models/Combine as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let combineTexts: [(path: String, text: String)] = [
    (
      "Combine/Combining.swift",
      ##"""
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
"""##
    ),
    (
      "Combine/Demands.swift",
      ##"""
/// Demands are reckoned with: without limit stays so, and none is less than none (documentation of Subscribers.Demand).
extension Subscribers.Demand {
  private static func sum(_ one: Subscribers.Demand, _ other: Int) -> Subscribers.Demand {
    if one.max == nil || other == Int.max { return .unlimited }
    let (count, isTooLarge) = one.count.addingReportingOverflow(other)
    return isTooLarge ? .unlimited : Subscribers.Demand(count)
  }

  private static func difference(_ one: Subscribers.Demand, _ other: Int) -> Subscribers.Demand {
    if one.max == nil { return .unlimited }
    return Subscribers.Demand(one.count > other ? one.count - other : 0)
  }

  static func + (one: Subscribers.Demand, other: Subscribers.Demand) -> Subscribers.Demand { sum(one, other.count) }
  static func + (one: Subscribers.Demand, other: Int) -> Subscribers.Demand { sum(one, other) }
  static func - (one: Subscribers.Demand, other: Subscribers.Demand) -> Subscribers.Demand {
    difference(one, other.count)
  }
  static func - (one: Subscribers.Demand, other: Int) -> Subscribers.Demand { difference(one, other) }
  static func += (one: inout Subscribers.Demand, other: Subscribers.Demand) { one = sum(one, other.count) }
  static func += (one: inout Subscribers.Demand, other: Int) { one = sum(one, other) }
  static func -= (one: inout Subscribers.Demand, other: Subscribers.Demand) { one = difference(one, other.count) }
  static func -= (one: inout Subscribers.Demand, other: Int) { one = difference(one, other) }

  static func > (one: Subscribers.Demand, other: Int) -> Bool { one.max == nil || one.count > other }
  static func >= (one: Subscribers.Demand, other: Int) -> Bool { one.max == nil || one.count >= other }
  static func < (one: Subscribers.Demand, other: Int) -> Bool { one.max != nil && one.count < other }
  static func <= (one: Subscribers.Demand, other: Int) -> Bool { one.max != nil && one.count <= other }
  static func == (one: Subscribers.Demand, other: Int) -> Bool { one.max != nil && one.count == other }
  static func != (one: Subscribers.Demand, other: Int) -> Bool { one.max == nil || one.count != other }
  static func > (one: Int, other: Subscribers.Demand) -> Bool { other < one }
  static func < (one: Int, other: Subscribers.Demand) -> Bool { other > one }
}

extension Subscribers.Demand: Comparable {
  static func < (one: Subscribers.Demand, other: Subscribers.Demand) -> Bool { one.count < other.count }
}
"""##
    ),
    (
      "Combine/Merging.swift",
      ##"""
/// More than three publishers in one.
extension Publisher {
  func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> AnyPublisher<Output, Failure> { Publishers.merged([self, b, c, d]) }

  func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> AnyPublisher<Output, Failure> { Publishers.merged([self, b, c, d, e]) }
}
"""##
    ),
    (
      "Combine/OperatorMaking.swift",
      ##"""
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
"""##
    ),
    (
      "Combine/Operators.swift",
      ##"""
extension Publisher {
  // MARK: One value for each

  func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in pass(to: downstream) { downstream.receive(transform($0)) } }
  }

  func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, Error> {
    trying { value, downstream in downstream.receive(try transform(value)) }
  }

  func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in pass(to: downstream) { downstream.receive($0 ?? output) } }
  }

  func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      var result = initial
      pass(to: downstream) {
        result = next(result, $0)
        return downstream.receive(result)
      }
    }
  }

  func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, Error> {
    AnyPublisher { start in
      var result = initial
      let all: AnyPublisher<T, Error> = trying { value, downstream in
        result = try next(result, value)
        return downstream.receive(result)
      }
      all.receive(subscriber: start)
    }
  }

  func decode<T, Decoder>(type: T.Type, decoder: Decoder) -> AnyPublisher<T, Error> {
    trying { value, downstream in downstream.receive(try decoder.decode(type, from: value)) }
  }

  func encode<Encoder>(encoder: Encoder) -> AnyPublisher<Any, Error> {
    trying { value, downstream in downstream.receive(try encoder.encode(value)) }
  }

  // MARK: Some of them

  func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in pass(to: downstream) { isIncluded($0) ? downstream.receive($0) : .max(1) } }
  }

  func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, Error> {
    trying { value, downstream in try isIncluded(value) ? downstream.receive(value) : .max(1) }
  }

  func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { downstream in
      pass(to: downstream) {
        if let value = transform($0) { return downstream.receive(value) }
        return .max(1)
      }
    }
  }

  func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: { $0 == $1 }) }

  func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var last: [Output] = []
      pass(to: downstream) { value in
        if !last.isEmpty, predicate(last[0], value) { return .max(1) }
        last = [value]
        return downstream.receive(value)
      }
    }
  }

  func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var left = count
      pass(to: downstream) {
        if left == 0 { return downstream.receive($0) }
        left -= 1
        return .max(1)
      }
    }
  }

  func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var isDropping = true
      pass(to: downstream) {
        if isDropping, predicate($0) { return .max(1) }
        isDropping = false
        return downstream.receive($0)
      }
    }
  }

  func drop<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var isOpen = false
      let opening = other.prefix(1).sink(receiveCompletion: { _ in }, receiveValue: { _ in isOpen = true })
      pass(
        to: downstream, { isOpen ? downstream.receive($0) : .max(1) },
        end: {
          opening.cancel()
          downstream.receive(completion: $0)
        })
    }
  }

  func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var left = count
      cutting(downstream) { value, stop in
        left -= 1
        let demand = downstream.receive(value)
        if left <= 0 { stop() }
        return demand
      }
    }
  }

  func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      cutting(downstream) { value, stop in
        if predicate(value) { return downstream.receive(value) }
        stop()
        return .none
      }
    }
  }

  func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var closing: AnyCancellable?
      var stopping: (() -> Void)?
      var isStopped = false
      closing = other.prefix(1).sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in
          isStopped = true
          stopping?()
        })
      cutting(
        downstream, onStart: { stop in if isStopped { stop() } else { stopping = stop } },
        onEnd: { closing?.cancel() }
      ) { value, _ in downstream.receive(value) }
    }
  }

  func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }

  // MARK: At the end

  func last() -> AnyPublisher<Output, Failure> { ending([]) { [$1] } }

  func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { downstream in
      var held: [Output] = []
      pass(
        to: downstream,
        { value in
          held.append(value)
          if held.count < count { return .max(1) }
          let full = held
          held = []
          return downstream.receive(full)
        },
        end: { completion in
          if case .finished = completion, !held.isEmpty { _ = downstream.receive(held) }
          downstream.receive(completion: completion)
        })
    }
  }

  func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    ending([initial]) { [next($0[0], $1)] }
  }

  func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains(where: { $0 == output }) }

  func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    filter(predicate).prefix(1).map { _ in true }.replaceEmpty(with: false)
  }

  func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    filter { !predicate($0) }.prefix(1).map { _ in false }.replaceEmpty(with: true)
  }

  func ignoreOutput() -> AnyPublisher<Never, Failure> { filter { _ in false } }

  func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      var isEmpty = true
      pass(
        to: downstream,
        {
          isEmpty = false
          return downstream.receive($0)
        },
        end: { completion in
          if case .finished = completion, isEmpty { _ = downstream.receive(output) }
          downstream.receive(completion: completion)
        })
    }
  }

  // MARK: Errors

  func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { downstream in
      pass(
        to: downstream, { downstream.receive($0) },
        end: { completion in
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): downstream.receive(completion: .failure(transform(error)))
          }
        })
    }
  }

  func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> { AnyPublisher(self) }

  func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    AnyPublisher { downstream in
      pass(
        to: downstream, { downstream.receive($0) },
        end: { completion in
          switch completion {
          case .finished: downstream.receive(completion: .finished)
          case .failure(let error): fatalError("\(prefix)\(error)")
          }
        })
    }
  }

  func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { downstream in
      pass(
        to: downstream, { downstream.receive($0) },
        end: { completion in
          if case .failure = completion { _ = downstream.receive(output) }
          downstream.receive(completion: .finished)
        })
    }
  }

  func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, Error> {
    recovering { error, _ in handler(error) }
  }

  func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, Error> {
    recovering { error, _ in try handler(error) }
  }

  func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
    times <= 0 ? AnyPublisher(self) : recovering { _, _ in self.retry(times - 1) }
  }

  // MARK: Looking on

  func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      receive(
        subscriber: Subscribers.Stage(
          start: { subscription in
            receiveSubscription?(subscription)
            downstream.receive(
              subscription: HeardSubscription(subscription, request: receiveRequest, cancel: receiveCancel))
          },
          value: {
            receiveOutput?($0)
            return downstream.receive($0)
          },
          end: {
            receiveCompletion?($0)
            downstream.receive(completion: $0)
          }))
    }
  }

  /// What it prints is no concern of a flow's.
  func print(_ prefix: String = "", to stream: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  func breakpointOnError() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  func buffer(size: Int, prefetch: Any? = nil, whenFull: Any? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
"""##
    ),
    (
      "Combine/Publisher.swift",
      ##"""
/// What gives values over time.
protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S)
}

/// What receives them.
protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber {
  /// Of what hears nothing but that something happens.
  func receive() -> Subscribers.Demand { receive(()) }
}

protocol Cancellable {
  func cancel()
}

/// The way from a subscriber back to what it hears.
protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

enum Subscriptions {
  static var empty: any Subscription { EmptySubscription() }
}

final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A publisher whose subscribers wait until it is connected.
protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension Publisher {
  func subscribe<S: Subscriber>(_ subscriber: S) { receive(subscriber: subscriber) }

  func subscribe<S: Subject>(_ subject: S) -> AnyCancellable {
    let sink = Subscribers.Sink(end: { subject.send(completion: $0) }, value: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }

  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

struct AnyPublisher<Output, Failure: Error>: Publisher {
  let subscribing: (any Subscriber) -> Void

  init(subscribing: @escaping (any Subscriber) -> Void) { self.subscribing = subscribing }

  init<P: Publisher>(_ publisher: P) { subscribing = { publisher.receive(subscriber: $0) } }

  func receive<S: Subscriber>(subscriber: S) { subscribing(subscriber) }
}

struct AnySubscriber<Input, Failure: Error>: Subscriber {
  let start: ((any Subscription) -> Void)?
  let value: ((Input) -> Subscribers.Demand)?
  let end: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    start = receiveSubscription
    value = receiveValue
    end = receiveCompletion
  }

  func receive(subscription: any Subscription) { start?(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value?(input) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) { end?(completion) }
}

/// A subscription that ends when it dies.
final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  init(_ cancel: @escaping () -> Void) { action = cancel }

  init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }

  static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  func store(in set: inout Set<AnyCancellable>) { set.insert(asAny) }

  func store(in list: inout [AnyCancellable]) { list.append(asAny) }

  private var asAny: AnyCancellable { (self as? AnyCancellable) ?? AnyCancellable(self) }
}
"""##
    ),
    (
      "Combine/Schedulers.swift",
      ##"""
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
"""##
    ),
    (
      "Combine/Sessions.swift",
      ##"""
import Foundation

extension URLSession {
  /// What a server answers to one request, when it has.
  struct DataTaskPublisher: Publisher {
    typealias Output = (data: Data, response: URLResponse)
    typealias Failure = URLError
    let request: URLRequest
    let session: URLSession

    func receive<S: Subscriber>(subscriber: S) {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, request, session))
    }
  }

  func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

private final class DataTaskSubscription: Subscription {
  private var downstream: (any Subscriber)?
  private let request: URLRequest
  private let session: URLSession
  private var isUnderWay = false

  init(_ downstream: any Subscriber, _ request: URLRequest, _ session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    if isUnderWay || demand.count == 0 { return }
    isUnderWay = true
    session.dataTask(with: request) { data, response, error in
      let downstream = self.downstream
      self.downstream = nil
      if let data {
        _ = downstream?.receive((data: data, response: response.unsafelyUnwrapped))
        downstream?.receive(completion: .finished)
      } else {
        downstream?.receive(completion: .failure(error.unsafelyUnwrapped))
      }
    }.resume()
  }

  func cancel() { downstream = nil }
}
"""##
    ),
    (
      "Combine/Sources.swift",
      ##"""
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
"""##
    ),
    (
      "Combine/Subjects.swift",
      ##"""
/// A publisher that is told its values.
protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject {
  func send() { send(()) }
}

/// One subscription of several of a publisher.
final class Conduit<Output, Failure: Error>: Subscription, Hashable {
  private var downstream: (any Subscriber)?
  private var demand = 0
  private let start: (Conduit<Output, Failure>) -> Void
  private let leave: (Conduit<Output, Failure>) -> Void
  private var hasStarted = false

  init(
    _ downstream: any Subscriber, start: @escaping (Conduit<Output, Failure>) -> Void,
    leave: @escaping (Conduit<Output, Failure>) -> Void
  ) {
    self.downstream = downstream
    self.start = start
    self.leave = leave
  }

  func offer(_ value: Output) {
    guard let downstream, demand > 0 else { return }
    if demand != Int.max { demand -= 1 }
    add(downstream.receive(value))
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    if downstream == nil { return }
    add(demand)
    if hasStarted || self.demand == 0 { return }
    hasStarted = true
    start(self)
  }

  func cancel() {
    if downstream == nil { return }
    downstream = nil
    leave(self)
  }

  private func add(_ more: Subscribers.Demand) {
    demand = demand == Int.max || more.count == Int.max ? Int.max : demand + more.count
  }

  static func == (left: Conduit<Output, Failure>, right: Conduit<Output, Failure>) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The subscriptions of a publisher. Combine promises no order among them, as a set has none.
final class Conduits<Output, Failure: Error> {
  private var all: Set<Conduit<Output, Failure>> = []
  private var completion: Subscribers.Completion<Failure>?
  var isOver: Bool { completion != nil }

  func add(
    _ subscriber: any Subscriber, of owner: AnyObject?, start: @escaping (Conduit<Output, Failure>) -> Void
  ) {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = Conduit<Output, Failure>(
      subscriber, start: start,
      leave: { left in
        _ = owner
        self.all.remove(left)
      })
    all.insert(conduit)
    subscriber.receive(subscription: conduit)
  }

  func send(_ value: Output) {
    if completion != nil { return }
    for conduit in all { conduit.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    if self.completion != nil { return }
    self.completion = completion
    let all = self.all
    self.all = []
    for conduit in all { conduit.finish(completion) }
  }
}

final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()

  init() {}

  func send(_ value: Output) { conduits.send(value) }

  func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  func send(subscription: any Subscription) { subscription.request(.unlimited) }

  func receive<S: Subscriber>(subscriber: S) { conduits.add(subscriber, of: self, start: { _ in }) }
}

final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()
  private var current: Output

  init(_ value: Output) { current = value }

  var value: Output {
    get { current }
    set { send(newValue) }
  }

  func send(_ value: Output) {
    if conduits.isOver { return }
    current = value
    conduits.send(value)
  }

  func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

  func send(subscription: any Subscription) { subscription.request(.unlimited) }

  func receive<S: Subscriber>(subscriber: S) {
    conduits.add(subscriber, of: self, start: { $0.offer(self.current) })
  }
}

/// What `$name` of a published property is: it tells of a value before the property has it.
final class PublishedSubject<Output>: Publisher {
  typealias Failure = Never
  private let conduits = Conduits<Output, Never>()
  private(set) var value: Output
  /// Tells the object around the property, where somebody listens to that.
  var tell: (() -> Void)?
  var holds: [AnyCancellable] = []

  init(_ value: Output) { self.value = value }

  func send(_ value: Output) {
    conduits.send(value)
    self.value = value
  }

  /// What `assign(to: &$name)` gives, which the object hears of too.
  func assign(_ value: Output) {
    tell?()
    send(value)
  }

  func receive<S: Subscriber>(subscriber: S) {
    conduits.add(subscriber, of: self, start: { $0.offer(self.value) })
  }
}

/// A published property, whatever its value is.
protocol PublishedProperty: AnyObject {
  func hear(_ tell: @escaping () -> Void)
}

@propertyWrapper
final class Published<Value>: PublishedProperty {
  typealias Publisher = PublishedSubject<Value>
  let subject: PublishedSubject<Value>

  init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

  init(initialValue: Value) { subject = PublishedSubject(initialValue) }

  var wrappedValue: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  var projectedValue: PublishedSubject<Value> {
    get { subject }
    set {}
  }

  func hear(_ tell: @escaping () -> Void) { subject.tell = tell }

  static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].subject.value }
    set {
      ObjectChanges.tell(of: object)
      object[keyPath: storage].subject.send(newValue)
    }
  }
}

protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

final class ObservableObjectPublisher: Publisher {
  typealias Output = Void
  typealias Failure = Never
  private let conduits = Conduits<Void, Never>()

  init() {}

  func send() { conduits.send(()) }

  func receive<S: Subscriber>(subscriber: S) { conduits.add(subscriber, of: self, start: { _ in }) }
}

extension ObservableObject {
  var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}

/// The publishers of the objects that were asked for one.
enum ObjectChanges {
  final class Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()

    init(_ object: AnyObject) { self.object = object }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = entries[ObjectIdentifier(object)], known.object === object { return known.publisher }
    let entry = Entry(object)
    entries[ObjectIdentifier(object)] = entry
    for stored in Mirror(reflecting: object).storedProperties {
      if let property = stored.value as? PublishedProperty { property.hear { [weak entry] in entry?.publisher.send() } }
    }
    return entry.publisher
  }

  static func tell(of object: AnyObject) {
    if let known = entries[ObjectIdentifier(object)], known.object === object { known.publisher.send() }
  }
}
"""##
    ),
    (
      "Combine/Subscribers.swift",
      ##"""
enum Subscribers {
  /// How many values are wanted.
  struct Demand: Hashable, CustomStringConvertible {
    let count: Int

    var description: String { count == Int.max ? "unlimited" : "max(\(count))" }

    init(_ count: Int) { self.count = count }

    static let unlimited = Demand(Int.max)
    static let none = Demand(0)
    static func max(_ value: Int) -> Demand { Demand(value) }
    var max: Int? { count == Int.max ? nil : count }
  }

  enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// What `sink` subscribes with: it wants all there is.
  final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    private var value: ((Input) -> Void)?
    private var upstream: (any Subscription)?
    private var isOver = false

    init(end: ((Subscribers.Completion<Failure>) -> Void)?, value: ((Input) -> Void)?) {
      self.end = end
      self.value = value
    }

    init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      end = receiveCompletion
      value = receiveValue
    }

    func receive(subscription: any Subscription) {
      if isOver || upstream != nil { return subscription.cancel() }
      upstream = subscription
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      if !isOver, let value { value(input) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if isOver { return }
      let end = self.end
      stop()
      upstream = nil
      end?(completion)
    }

    func cancel() {
      if isOver { return }
      let upstream = self.upstream
      stop()
      self.upstream = nil
      upstream?.cancel()
    }

    private func stop() {
      isOver = true
      end = nil
      value = nil
    }
  }

  /// Between an operator's upstream and its downstream.
  final class Stage<Input, Failure: Error>: Subscriber, Subscription {
    private let start: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void
    private var upstream: (any Subscription)?
    private var isOver = false

    init(
      start: @escaping (any Subscription) -> Void, value: @escaping (Input) -> Subscribers.Demand,
      end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      self.start = start
      self.value = value
      self.end = end
    }

    func receive(subscription: any Subscription) {
      if isOver { return subscription.cancel() }
      upstream = subscription
      start(self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { isOver ? .none : value(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
      if isOver { return }
      isOver = true
      upstream = nil
      end(completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
      isOver = true
      let upstream = self.upstream
      self.upstream = nil
      upstream?.cancel()
    }
  }
}

extension Publisher {
  /// Subscribes for an operator that passes subscription and end on.
  func pass<T>(to downstream: any Subscriber, _ value: @escaping (Output) -> Subscribers.Demand) {
    receive(
      subscriber: Subscribers.Stage(
        start: { downstream.receive(subscription: $0) }, value: value, end: { downstream.receive(completion: $0) }))
  }

  /// Subscribes for an operator that passes the subscription on.
  func pass(
    to downstream: any Subscriber, _ value: @escaping (Output) -> Subscribers.Demand,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    receive(
      subscriber: Subscribers.Stage(start: { downstream.receive(subscription: $0) }, value: value, end: end))
  }

  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(end: receiveCompletion, value: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }

  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let sink = Subscribers.Sink(end: nil, value: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }

  func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let sink = Subscribers.Sink(end: nil, value: { object[keyPath: keyPath] = $0 })
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }

  func assign(to published: inout Published<Output>.Publisher) {
    let subject = published
    weak var target = subject
    let sink = Subscribers.Sink(end: nil, value: { target?.assign($0) })
    subject.holds.append(AnyCancellable { sink.cancel() })
    receive(subscriber: sink)
  }
}
"""##
    ),
  ]
}
