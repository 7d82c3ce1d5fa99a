import Combine
import Foundation

// A view model with inputs and outputs, a service behind a protocol and a view that binds.
struct User: Equatable { let name: String }
enum ServiceError: Error, Equatable { case wrong }

protocol Service { func login(_ name: String, _ password: String) -> AnyPublisher<User, ServiceError> }

final class FakeService: Service {
  private(set) var calls = 0
  func login(_ name: String, _ password: String) -> AnyPublisher<User, ServiceError> {
    calls += 1
    guard password == "secret" else { return Fail(error: ServiceError.wrong).eraseToAnyPublisher() }
    return Just(User(name: name)).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
  }
}

final class LoginViewModel: ObservableObject {
  @Published var name = ""
  @Published var password: String = ""
  @Published private(set) var isLoading = false
  @Published private(set) var user: User?
  @Published private(set) var message: String? = nil
  @Published var items: [String] = []
  let events = PassthroughSubject<String, Never>()
  private let service: Service
  private var cancellables: Set<AnyCancellable> = []

  var isValid: AnyPublisher<Bool, Never> {
    $name.map { !$0.isEmpty }.removeDuplicates().eraseToAnyPublisher()
  }

  init(service: Service) {
    self.service = service
    $items.map(\.count).dropFirst().sink { [weak self] in self?.events.send("\($0) items") }.store(in: &cancellables)
  }

  func login() {
    isLoading = true
    service.login(name, password)
      .handleEvents(receiveCompletion: { [weak self] _ in self?.isLoading = false })
      .sink { [weak self] completion in
        if case .failure(let error) = completion { self?.message = "failed: \(error)" }
      } receiveValue: { [weak self] user in
        self?.user = user
      }
      .store(in: &cancellables)
  }
}

final class Label { var text: String?; var isEnabled = false }
final class Screen {
  let model: LoginViewModel
  let label = Label()
  var bag = [AnyCancellable]()
  init(_ model: LoginViewModel) {
    self.model = model
    model.$message.assign(to: \.text, on: label).store(in: &bag)
    model.isValid.assign(to: \.isEnabled, on: label).store(in: &bag)
    model.$user.compactMap { $0 }.map { "Hello \($0.name)" }.sink { [weak self] in
      self?.label.text = $0
      print("shown:", $0)
    }.store(in: &bag)
    model.$isLoading.dropFirst().sink { print("loading", $0) }.store(in: &bag)
    model.events.sink { print("event:", $0) }.store(in: &bag)
  }
  deinit { print("screen gone") }
}

let service = FakeService()
let model = LoginViewModel(service: service)
var screen: Screen? = Screen(model)
print(screen!.label.isEnabled)
model.name = "Anna"
print(screen!.label.isEnabled)
model.login()
print(screen!.label.text ?? "nil", service.calls)
model.password = "secret"
model.login()
print(screen!.label.text ?? "nil", service.calls)
model.items.append("one")
model.items += ["two", "three"]
model.items.removeAll()
screen = nil
model.name = ""
model.items.append("unheard")

// A chain of custom publishers and subscribers.
struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int
  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: CountdownSubscription(subscriber, start))
  }
}
final class CountdownSubscription<S: Subscriber>: Subscription where S.Input == Int {
  private var subscriber: S?
  private var left: Int
  init(_ subscriber: S, _ start: Int) { self.subscriber = subscriber; left = start }
  func request(_ demand: Subscribers.Demand) {
    while left > 0, let subscriber {
      _ = subscriber.receive(left)
      left -= 1
    }
    subscriber?.receive(completion: .finished)
    subscriber = nil
  }
  func cancel() { subscriber = nil }
}
_ = Countdown(start: 3).map { "T-\($0)" }.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })

final class Printer: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  func receive(subscription: Subscription) { subscription.request(.max(2)) }
  func receive(_ input: Int) -> Subscribers.Demand { print("printer", input); return input == 2 ? .max(1) : .none }
  func receive(completion: Subscribers.Completion<Never>) { print("printer", completion) }
}
[1, 2, 3, 4].publisher.subscribe(Printer())

extension Publisher where Failure == Never {
  func weakAssign<T: AnyObject>(to path: ReferenceWritableKeyPath<T, Output>, on object: T) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: path] = value }
  }
}
let target = Label()
let t = Just("x").map { Optional($0) }.weakAssign(to: \.text, on: target)
print(target.text ?? "nil")

final class Store: ObservableObject {
  var plain = 0 { willSet { objectWillChange.send() } }
  @Published var published = 0
}
let store = Store()
let watching = store.objectWillChange.sink { print("store changes") }
store.plain = 1
store.published = 2

final class Mirror1 { @Published var copy = 0 }
let mirror = Mirror1()
store.$published.assign(to: &mirror.$copy)
store.published = 8
print(mirror.copy)
