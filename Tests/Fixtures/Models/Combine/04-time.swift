import Combine
import Foundation

var bag = Set<AnyCancellable>()
print("-- receive on main")
let subject = PassthroughSubject<Int, Never>()
subject.receive(on: DispatchQueue.main).sink { print("received", $0) }.store(in: &bag)
subject.send(1)
print("sent")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
bag.removeAll()

print("-- debounce")
let typed = PassthroughSubject<String, Never>()
typed.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main)
  .sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("search", $0) }).store(in: &bag)
typed.send("a")
typed.send("ab")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
typed.send("abc")
typed.send("abcd")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
typed.send("lost?")
typed.send(completion: .finished)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
bag.removeAll()

print("-- delay")
[1, 2].publisher.delay(for: .seconds(0.1), scheduler: DispatchQueue.main)
  .sink(receiveCompletion: { print("end", $0) }, receiveValue: { print("late", $0) }).store(in: &bag)
print("subscribed")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
bag.removeAll()

print("-- subscribe on")
Deferred { () -> Just<Int> in
  print("made"); return Just(3)
}.subscribe(on: DispatchQueue.main)
  .sink { print("got", $0) }.store(in: &bag)
print("asked")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
bag.removeAll()

print("-- notifications")
let name = Notification.Name("done")
var token: AnyCancellable? = NotificationCenter.default.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }
  .sink { print("notified", $0) }
NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1])
NotificationCenter.default.post(name: name, object: nil, userInfo: ["m": 1])
token = nil
NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2])

print("-- timer")
var ticks = 0
var timer: AnyCancellable?
timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().sink { _ in
  ticks += 1
  print("tick", ticks)
  if ticks == 3 { timer?.cancel() }
}
RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))

print("-- cancelled before it comes")
let later = PassthroughSubject<Int, Never>()
var waiting: AnyCancellable? = later.receive(on: DispatchQueue.main).sink { print("never", $0) }
later.send(1)
waiting = nil
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))

print("-- future later")
func load(_ text: String) -> AnyPublisher<String, Never> {
  Future { promise in
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { promise(.success(text.uppercased())) }
  }
  .eraseToAnyPublisher()
}
load("abc").sink { print($0) }.store(in: &bag)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))

print("-- throttle")
let quick = PassthroughSubject<Int, Never>()
quick.throttle(for: .milliseconds(200), scheduler: DispatchQueue.main, latest: true).sink { print("throttled", $0) }
  .store(in: &bag)
quick.send(1)
quick.send(2)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
quick.send(3)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
quick.send(4)
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
