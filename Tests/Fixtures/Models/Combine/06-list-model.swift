import Combine
import Foundation

struct Item: Equatable { let id: Int; let title: String }
enum LoadError: Error { case offline, decoding }
protocol ItemLoading { func load(page: Int) -> AnyPublisher<[Item], LoadError> }

final class Remote: ItemLoading {
  var pages: [[Item]] = [[Item(id: 1, title: "a"), Item(id: 2, title: "b")], [Item(id: 3, title: "c")]]
  func load(page: Int) -> AnyPublisher<[Item], LoadError> {
    guard page < pages.count else {
      return Fail<[Item], LoadError>(error: .offline).eraseToAnyPublisher()
    }
    return Just(pages[page]).setFailureType(to: LoadError.self).eraseToAnyPublisher()
  }
}

final class ListModel {
  enum State: Equatable { case idle, loading, loaded([Item]), failed(String) }
  struct Input { let load: AnyPublisher<Void, Never>; let select: AnyPublisher<Int, Never> }
  struct Output { let state: AnyPublisher<State, Never>; let route: AnyPublisher<Item, Never> }
  private let loader: ItemLoading
  private let items = CurrentValueSubject<[Item], Never>([])
  private var page = 0
  private var bag = Set<AnyCancellable>()
  init(loader: ItemLoading) { self.loader = loader }
  func transform(_ input: Input) -> Output {
    let states = PassthroughSubject<State, Never>()
    input.load
      .handleEvents(receiveOutput: { states.send(.loading) })
      .flatMap { [unowned self] _ -> AnyPublisher<Result<[Item], LoadError>, Never> in
        self.loader.load(page: self.page)
          .map { Result<[Item], LoadError>.success($0) }
          .catch { error -> AnyPublisher<Result<[Item], LoadError>, Never> in
            Just(Result<[Item], LoadError>.failure(error)).eraseToAnyPublisher()
          }
          .eraseToAnyPublisher()
      }
      .sink { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(let items):
          self.page += 1
          self.items.value += items
          states.send(.loaded(self.items.value))
        case .failure(let error): states.send(.failed("\(error)"))
        }
      }
      .store(in: &bag)
    let route = input.select.compactMap { [weak self] index in self?.items.value[index] }.eraseToAnyPublisher()
    return Output(state: states.prepend(.idle).removeDuplicates().eraseToAnyPublisher(), route: route)
  }
}

let load = PassthroughSubject<Void, Never>()
let select = PassthroughSubject<Int, Never>()
let model = ListModel(loader: Remote())
let output = model.transform(.init(load: load.eraseToAnyPublisher(), select: select.eraseToAnyPublisher()))
var bag: [AnyCancellable] = []
output.state.sink { state in
  switch state {
  case .idle: print("idle")
  case .loading: print("loading")
  case .loaded(let items): print("loaded", items.map(\.title))
  case .failed(let message): print("failed", message)
  }
}.store(in: &bag)
output.route.map(\.title).sink { print("show", $0) }.store(in: &bag)
load.send()
load.send(())
load.send()
select.send(2)

func doubled<P: Publisher>(_ publisher: P) -> AnyPublisher<Int, P.Failure> where P.Output == Int {
  publisher.map { $0 * 2 }.eraseToAnyPublisher()
}
doubled([1, 2].publisher).sink { print("doubled", $0) }.store(in: &bag)

func numbers() -> some Publisher<Int, Never> { [3, 4].publisher.map { $0 + 1 } }
numbers().sink { print("opaque", $0) }.store(in: &bag)

struct Form { var name = "", age = 0 }
let form = CurrentValueSubject<Form, Never>(Form())
form.map(\.name).removeDuplicates().sink { print("name [\($0)]") }.store(in: &bag)
form.value.name = "A"
form.value.age = 3
form.value.name = "B"

final class Coordinator {
  var children: [String: AnyCancellable] = [:]
  let finished = PassthroughSubject<String, Never>()
  func start(_ name: String, _ events: PassthroughSubject<Int, Never>) {
    children[name] = events.first().map { "\(name) \($0)" }.sink { [weak self] in
      self?.finished.send($0)
      self?.children[name] = nil
    }
  }
}
let coordinator = Coordinator()
coordinator.finished.sink { print("finished", $0) }.store(in: &bag)
let flow = PassthroughSubject<Int, Never>()
coordinator.start("login", flow)
flow.send(1)
flow.send(2)
print(coordinator.children.count)

let a = CurrentValueSubject<Bool, Never>(false)
let cancel = a.dropFirst().sink(receiveValue: { print("a", $0) })
a.send(true)
cancel.cancel()
a.send(false)
bag.forEach { $0.cancel() }
load.send()
print("end")
