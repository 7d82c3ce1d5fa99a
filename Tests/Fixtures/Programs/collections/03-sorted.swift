let names = ["bob", "Al", "cy"]
print(names.sorted(), names.sorted { $0.count < $1.count }, [3, 1, 2].sorted(by: >))
var numbers = [2, 3, 1]
numbers.sort()
numbers.reverse()
print(numbers)
