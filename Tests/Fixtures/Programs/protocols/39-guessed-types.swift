// A generic parameter of which only the object tells: the compiler sees a wider type.

class Printer {}
final class QuietPrinter: Printer {}

func name<Value>(_ value: Value) -> String { "\(Value.self)" }

let makers: [() -> Printer] = [{ QuietPrinter() }]
print(name(makers[0]()))
