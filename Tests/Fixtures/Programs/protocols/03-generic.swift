func firstTwo<T>(_ items: [T]) -> [T] { Array(items.prefix(2)) }
print(firstTwo([1, 2, 3]), firstTwo(["a"]))
func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print(larger(1, 2), larger("b", "a"))
