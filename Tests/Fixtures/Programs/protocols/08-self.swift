protocol Doubling { func doubled() -> Self }
extension Int: Doubling { func doubled() -> Int { self * 2 } }
extension String: Doubling { func doubled() -> String { self + self } }
func twice<T: Doubling>(_ value: T) -> T { value.doubled().doubled() }
print(twice(3), twice("ab"))
