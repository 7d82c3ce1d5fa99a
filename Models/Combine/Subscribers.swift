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
