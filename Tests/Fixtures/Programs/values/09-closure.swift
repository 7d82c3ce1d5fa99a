let double = { (n: Int) in n * 2 }
print(double(4))
let numbers = [3, 1, 2].sorted { $0 > $1 }
print(numbers)
print([1, 2, 3].map { $0 * $0 })
