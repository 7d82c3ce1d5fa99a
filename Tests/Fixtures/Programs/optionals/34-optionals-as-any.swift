// `.some(…)` beside an Optional wraps what the Optional does; Any takes an Optional as it is.
enum Phase: Equatable { case idle, loading, done(Int) }
struct Page: Equatable { var number = 1 }

var phase: Phase? = .idle
print(phase == .some(.idle), phase == .some(.done(1)), phase != .none)
phase = nil
print(phase == .some(.idle), phase == .none)

let page: Page? = Page()
print(page == .some(Page()), page == .some(.init(number: 2)))

func isThree(_ number: Int?) -> Bool { number == .some(3) }
print(isThree(3), isThree(nil))
print(("a" as String?) == .some("a"), [1: "x"][1] == .some("x"))

let twice: Int?? = .some(nil)
print(twice == .some(nil), twice == .some(.none), twice != .some(nil), twice == nil)

let none: Int? = nil
let mixed: Any = [1, "a", none as Any, [2], (3, 4)]
print(mixed is [Any], (mixed as? [Any])?.count as Any)
let numbers: Any = [1, nil] as [Int?]
print(numbers as? [Any] as Any, numbers is [Int])
let settings: Any = ["k": nil] as [String: Int?]
print(settings as? [String: Any] as Any)

let three: Int? = 3
print((none as? Any) as Any, (three as? Any) as Any)
if let value = three as? Any { print(value) }
