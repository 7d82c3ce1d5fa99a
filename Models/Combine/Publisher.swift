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
