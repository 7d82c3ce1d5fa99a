var queue = Array(1...8)
queue.removeAll { $0 % 3 == 0 }
print(queue)
queue.swapAt(0, 2)
queue.removeFirst(2)
print(queue, queue.removeLast(), queue.popLast() as Any, queue)
queue.insert(contentsOf: [10, 20], at: 1)
queue.replaceSubrange(0..<2, with: [7, 7, 7])
print(queue, queue.indices, queue.startIndex, queue.endIndex)
let pivot = queue.partition { $0 > 9 }
print(queue[..<pivot].sorted(), queue[pivot...].sorted())
queue.removeSubrange(1...2)
queue.append(contentsOf: stride(from: 0, through: 1, by: 1))
print(queue.count, queue.capacity >= queue.count)
queue.removeAll(keepingCapacity: true)
print(queue.isEmpty, queue.first as Any, queue.max() as Any)

var matrix = Array(repeating: Array(repeating: 0, count: 3), count: 2)
matrix[1][2] = 9
matrix[0] = [1, 2, 3]
print(matrix, matrix.map { $0.reduce(0, +) }, matrix.flatMap { $0 }.filter { $0 > 0 })
let slice = matrix[0][1...]
print(slice, slice.startIndex, slice.first!, slice[1], Array(slice)[0])
var numbers = [4, 8, 15, 16, 23, 42]
numbers[1...2] = [0]
print(numbers, numbers.reversed(), numbers.contains { $0 > 40 }, numbers.elementsEqual([4, 0, 16, 23, 42]))
for index in numbers.indices where numbers[index] % 2 == 0 { numbers[index] /= 2 }
print(numbers, numbers == [2, 0, 8, 23, 21], numbers != [], numbers.starts(with: [2, 0]))
print([1, 2] + [3], [1, 2, 3].lexicographicallyPrecedes([1, 3]), [[2], [1]].description)
print((1...3).flatMap { Array(repeating: $0, count: $0) }, Array("abc"), Array(0..<0))
var iterator = ["x", "y"].makeIterator()
while let next = iterator.next() { print(next, terminator: ";") }
print(iterator.next() as Any)
let sums = numbers.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }
print(sums, numbers.max(by: { $0 % 10 < $1 % 10 })!, numbers.min()!, numbers.first(where: { $0 > 5 }) as Any)
print(numbers.split(separator: 0), [1, 0, 0, 2].split(separator: 0), [3, 1, 2].sorted().firstIndex(of: 2)!)
