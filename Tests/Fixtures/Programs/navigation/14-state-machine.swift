struct StateMachine<State: Hashable, Event: Hashable> {
  private struct Key: Hashable { let state: State; let event: Event }
  private var table: [Key: State] = [:]
  private(set) var state: State
  private(set) var history: [State]
  var onEnter: [State: () -> Void] = [:]
  var onExit: [State: () -> Void] = [:]
  init(_ initial: State) {
    state = initial
    history = [initial]
  }
  mutating func on(_ event: Event, from states: State..., to target: State) {
    for state in states { table[Key(state: state, event: event)] = target }
  }
  @discardableResult
  mutating func send(_ event: Event) -> Bool {
    guard let target = table[Key(state: state, event: event)] else { return false }
    onExit[state]?()
    state = target
    history.append(target)
    onEnter[target]?()
    return true
  }
  func can(_ event: Event) -> Bool { table[Key(state: state, event: event)] != nil }
}
enum Download: String { case idle, running, paused, done, failed }
enum Command: CaseIterable { case start, pause, resume, complete, fail, reset }
var machine = StateMachine<Download, Command>(.idle)
machine.on(.start, from: .idle, to: .running)
machine.on(.pause, from: .running, to: .paused)
machine.on(.resume, from: .paused, to: .running)
machine.on(.complete, from: .running, to: .done)
machine.on(.fail, from: .running, .paused, to: .failed)
machine.on(.reset, from: .done, .failed, to: .idle)
var starts = 0
machine.onEnter[.running] = { starts += 1 }
machine.onExit[.paused] = { print("leaving pause") }
machine.onEnter[.done] = { print("done after \(starts) starts") }
for command in [Command.pause, .start, .start, .pause, .resume, .complete, .fail, .reset] {
  print(command, machine.send(command), machine.state)
}
print(machine.history.map(\.rawValue).joined(separator: " > "))
print(Command.allCases.filter(machine.can))
var copy = machine
copy.send(.start)
print(copy.state, machine.state, starts)

final class Elevator {
  enum State: Equatable { case stopped(floor: Int), moving(from: Int, to: Int), broken }
  private(set) var state = State.stopped(floor: 0) {
    didSet { if state != oldValue { print(oldValue, "->", state) } }
  }
  private var calls: [Int] = []
  func call(to floor: Int) {
    calls.append(floor)
    step()
  }
  func step() {
    switch (state, calls.first) {
    case (.stopped(let floor), let target?) where floor == target:
      calls.removeFirst()
      print("doors open at", floor)
    case (.stopped(let floor), let target?): state = .moving(from: floor, to: target)
    case (.moving(_, let to), _): state = .stopped(floor: to)
    case (.stopped, nil), (.broken, _): break
    }
  }
  func breakDown() { state = .broken }
}
let elevator = Elevator()
elevator.call(to: 3)
elevator.step()
elevator.step()
elevator.call(to: 1)
elevator.breakDown()
elevator.step()
