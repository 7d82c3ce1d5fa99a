import Combine

var bag = Set<AnyCancellable>()
print("-- combining")
let left = PassthroughSubject<Int, Never>()
let right = PassthroughSubject<String, Never>()
left.combineLatest(right).sink(
  receiveCompletion: { print("latest end", $0) }, receiveValue: { print("latest", $0, $1) }
).store(in: &bag)
left.send(1)
left.send(2)
right.send("a")
left.send(3)
right.send("b")
left.send(completion: .finished)
right.send("c")
right.send(completion: .finished)
let one = PassthroughSubject<Int, Never>()
let two = PassthroughSubject<Int, Never>()
Publishers.Merge(one, two).sink(receiveCompletion: { print("merge end", $0) }, receiveValue: { print("merge", $0) })
  .store(in: &bag)
one.send(1); two.send(2); one.send(completion: .finished); two.send(3); two.send(completion: .finished)
let three = PassthroughSubject<Int, Never>()
let four = PassthroughSubject<String, Never>()
three.zip(four).sink(receiveCompletion: { print("zip end", $0) }, receiveValue: { print("zip", $0.0, $0.1) }).store(
  in: &bag)
three.send(1); three.send(2); four.send("a"); three.send(completion: .finished); four.send("b"); four.send("c")
