import Combine
import Foundation

enum Fault: Error { case bad(Int) }

print("-- just, empty, fail")
_ = Just(1).sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("value", $0) })
_ = Empty<Int, Never>().sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("value", $0) })
_ = Fail<Int, Fault>(error: .bad(3)).sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("value", $0) })

print("-- sequence operators")
let numbers = [1, 2, 2, 3, 4, 4, 5]
_ = numbers.publisher.filter { $0 % 2 == 0 }.map { "n\($0)" }.removeDuplicates().sink { print($0) }
_ = numbers.publisher.compactMap { $0 > 3 ? $0 * 10 : nil }.collect().sink { print($0) }
_ = numbers.publisher.dropFirst(2).prefix(3).sink(receiveCompletion: { print("end", $0) }, receiveValue: { print($0) })
_ = numbers.publisher.scan(0, +).sink { print($0, terminator: " ") }
print()
_ = numbers.publisher.reduce(0, +).sink { print("sum", $0) }
_ = numbers.publisher.first(where: { $0 > 2 }).sink { print("first", $0) }
_ = numbers.publisher.last().sink { print("last", $0) }
_ = numbers.publisher.count().sink { print("count", $0) }
_ = numbers.publisher.contains(3).sink { print("contains", $0) }
_ = numbers.publisher.collect(3).sink { print($0) }
_ = numbers.publisher.prefix(while: { $0 < 3 }).sink(
  receiveCompletion: { print("end", $0) }, receiveValue: { print($0) })
_ = numbers.publisher.drop(while: { $0 < 4 }).sink { print($0) }

print("-- subject")
let subject = PassthroughSubject<Int, Fault>()
subject.send(0)
var bag = Set<AnyCancellable>()
subject.sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("value", $0) }).store(in: &bag)
subject.send(1)
subject.send(2)
subject.send(completion: .failure(.bad(9)))
subject.send(3)
subject.sink(receiveCompletion: { print("late end", $0) }, receiveValue: { print("late value", $0) }).store(in: &bag)

print("-- current value")
let current = CurrentValueSubject<String, Never>("a")
var token: AnyCancellable? = current.sink { print("current", $0, current.value) }
current.send("b")
current.value = "c"
token = nil
current.send("d")
print(current.value)
current.send(completion: .finished)
current.send("e")
print(current.value)

print("-- try and catch")
_ = [1, 2, 3].publisher.tryMap { n -> Int in
  if n == 2 { throw Fault.bad(n) }; return n
}
.sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("value", $0) })
_ = [1, 2, 3].publisher.tryMap { n -> Int in
  if n == 2 { throw Fault.bad(n) }; return n
}
.catch { _ in Just(100) }
.sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("value", $0) })
_ = [1, 2, 3].publisher.tryMap { n -> Int in
  if n == 2 { throw Fault.bad(n) }; return n
}
.replaceError(with: -1)
.sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("value", $0) })
_ = Empty<Int, Never>().replaceEmpty(with: 7).sink { print("empty", $0) }

print("-- flat map and switch")
let outer = PassthroughSubject<Int, Never>()
outer.flatMap { n in [n, n * 10].publisher }.sink(
  receiveCompletion: { print("flat end", $0) }, receiveValue: { print("flat", $0) }
).store(in: &bag)
outer.send(1); outer.send(2); outer.send(completion: .finished)
let inners = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
let chooser = PassthroughSubject<Int, Never>()
chooser.map { inners[$0] }.switchToLatest().sink(
  receiveCompletion: { print("switch end", $0) }, receiveValue: { print("switch", $0) }
).store(in: &bag)
chooser.send(0); inners[0].send("a"); chooser.send(1); inners[0].send("b"); inners[1].send("c")
chooser.send(completion: .finished); inners[1].send("d"); inners[1].send(completion: .finished)

print("-- future and deferred")
let future = Future<Int, Never> { promise in
  print("made"); promise(.success(5))
}
_ = future.sink { print("future", $0) }
_ = future.sink { print("again", $0) }
let deferred = Deferred { () -> Just<Int> in
  print("deferred"); return Just(6)
}
_ = deferred.sink { print($0) }

print("-- prepend, append, events")
_ = [3].publisher.prepend(1, 2).append(4, 5).sink { print($0, terminator: " ") }
print()
_ = [1, 2].publisher.handleEvents(
  receiveSubscription: { _ in print("subscribed") }, receiveOutput: { print("output", $0) },
  receiveCompletion: { print("completed", $0) }, receiveCancel: { print("cancelled") },
  receiveRequest: { print("request", $0) }
).sink { print("sink", $0) }
let shared = PassthroughSubject<Int, Never>()
let share = shared.handleEvents(
  receiveSubscription: { _ in print("one upstream") }, receiveCancel: { print("upstream cancelled") }
).map { $0 * 2 }.share()
var a: AnyCancellable? = share.sink { print("a", $0) }
shared.send(1)
a = nil
let optional = PassthroughSubject<Int?, Never>()
optional.replaceNil(with: 0).sink { print("nil", $0) }.store(in: &bag)
optional.send(1)
optional.send(nil)
enum Reason: Error { case none, some(String) }
func ask(_ n: Int) -> Future<Int, Reason> {
  Future { promise in
    if n > 0 { promise(.success(n)) } else { promise(.failure(.some("too small"))) }
  }
}
_ = ask(1).sink(
  receiveCompletion: { if case .failure(.some(let text)) = $0 { print(text) } else { print("fine") } },
  receiveValue: { print($0) })
_ = ask(0).sink(
  receiveCompletion: { if case .failure(.some(let text)) = $0 { print(text) } else { print("fine") } },
  receiveValue: { print($0) })
_ = ask(0).mapError { "\($0)" == "" ? Fault.bad(0) : Fault.bad(1) }.sink(
  receiveCompletion: { print($0) }, receiveValue: { print($0) })
