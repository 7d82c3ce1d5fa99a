// Arguments that are evaluated when the function asks for them: defaults, generic ones, literals of their types.

func log(_ text: @autoclosure () -> String = "none", _ isOn: Bool = true) { if isOn { print(text()) } }
log()
log("a")
log("b", false)
func make() -> String {
  print("made")
  return "default"
}
func check(_ isOn: Bool, _ text: @autoclosure () -> String = make()) { print(isOn ? text() : "off") }
check(true)
check(false)
check(true, "own")

func isSame<T: Equatable>(_ one: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T) rethrows -> Bool {
  try one() == other()
}
enum Message: Hashable { case show, hide(Int), text(String?) }
final class Spy {
  private(set) var messages = Set<Message>()
  var numbers: Set<Int> = [1, 2]
  var sizes: [String: Double] = ["a": 1]
  var last: Int? = 3
  var size = 2.0
  var all: [Int?] = [1, nil]
  func add(_ message: Message) { messages.insert(message) }
  func read() -> Set<Message> { messages }
}
let spy = Spy()
spy.add(.show)
spy.add(.text(nil))
print(
  isSame(spy.messages, [.text(nil), .show]), isSame(spy.messages, [.show]), isSame([.show, .text(nil)], spy.read()))
print(isSame(spy.numbers, [2, 1, 1]), isSame([1, 2], spy.numbers), isSame(spy.sizes, ["a": 1]))
print(isSame(spy.last, 3), isSame(3, spy.last), isSame(spy.last, nil), isSame(spy.size, 2), isSame(2, spy.size))
print(isSame(spy.all, [1, nil]), isSame(spy.messages.first { $0 == .show }, .show))

func value<T>(_ given: T?, else other: @autoclosure () -> T) -> T { given ?? other() }
print(value(nil, else: 5), value(nil as Double?, else: 5), value("x", else: make()))
let list: [Double] = value(nil, else: [1, 2])
print(list)
