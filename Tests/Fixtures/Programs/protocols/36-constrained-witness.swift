// A requirement is met by the function of an extension whose constraints ask for most.
protocol Reducing: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  func mutate(action: Action) -> [Mutation]
  func reduce(mutation: Mutation)
}

extension Reducing {
  func mutate(action: Action) -> [Mutation] { [] }
  func send(_ action: Action) { for each in mutate(action: action) { reduce(mutation: each) } }
  func describe() -> String { "any" }
  func told() -> String { describe() }
}

extension Reducing where Action == Mutation {
  func mutate(action: Action) -> [Mutation] { [action] }
  func describe() -> String { "plain" }
}

final class Inferred: Reducing {
  enum Action { case up }
  func reduce(mutation: Action) { print("inferred", mutation) }
}

final class Named: Reducing {
  enum Action { case up }
  typealias Mutation = Action
  func reduce(mutation: Mutation) { print("named", mutation) }
}

final class Different: Reducing {
  typealias Action = Int
  func reduce(mutation: String) { print("different", mutation) }
}

final class Own: Reducing {
  typealias Action = Int
  func mutate(action: Int) -> [Int] { [action, action + 1] }
  func reduce(mutation: Int) { print("own", mutation) }
}

func send<R: Reducing>(_ action: R.Action, to reducing: R) { reducing.send(action) }

Inferred().send(.up)
Named().send(.up)
Different().send(1)
Own().send(1)
send(.up, to: Inferred())
print(Inferred().mutate(action: .up).count, Different().mutate(action: 1).count)
// No requirement: what is seen where the call is written.
print(Inferred().describe(), Inferred().told(), Different().describe())
