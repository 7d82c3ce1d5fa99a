// Numbers of several types where an `Any` or an `AnyHashable` is asked for, and literals of theirs.
let keys: Set<AnyHashable> = [1, "a", 2.5]
print(keys.count, keys.contains(1), keys.contains(1.0), keys.contains(2), keys.contains(AnyHashable(2.5)))
var named: [AnyHashable: Any] = ["a": 1, 2: 2.5, 3.5: "x"]
named[UInt8(2)] = "two"
print(named.count, named[2] as! String, named[2.0] as! String, named[Float(3.5)] as! String, named[3] as Any)

func pick<T>(_ isFirst: Bool, _ a: T, _ b: T) -> T { isFirst ? a : b }
func or<T>(_ value: T?, _ other: T) -> T { value ?? other }
let (price, none) = (2.5, nil as Double?)
let mixed: Any = pick(true, 1, 2.5), beside: Any = pick(true, 1, price), standsIn: Any = or(none, 3)
let all: [Any] = [pick(true, 1, price), pick(false, price, 1), or(1, 2.5)]
print(mixed, beside, standsIn, all)
print("\(pick(true, 1, price)) \(pick(true, 1, 2.5)) \(or(none, 3))")

func several<T>(_ values: T...) -> String { "\(values) \(T.self)" }
func told<T>(_ type: T.Type, _ value: T) -> String { "\(value)" }
func name<T>(_ value: T) -> String { "\(T.self)" }
print(several(1, 2.5), several(1, "a" as Any), told([Double].self, [1, 2]), told(Any.self, [1, 2.5]))
let held: [Any] = [1], one: Any = 1
print(name(held[0]), name(one), name(1))

let x: Double? = nil, y: Double? = 4
print([x, 2].compactMap { $0 }, [y, 2].compactMap { $0 }, [1, x, 3])
print(x ?? (x ?? 7), x ?? y.map { $0 / 8 } ?? 7, x ?? x.map { $0 / 8 } ?? 7)
print(1..., ...5, ..<2.5, [1...], [...5])
