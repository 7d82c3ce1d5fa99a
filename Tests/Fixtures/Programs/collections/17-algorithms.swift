func binarySearch<T: Comparable>(_ list: [T], _ wanted: T) -> Int? {
  var range = 0..<list.count
  while !range.isEmpty {
    let middle = range.lowerBound + range.count / 2
    if list[middle] == wanted { return middle }
    range = list[middle] < wanted ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
  }
  return nil
}
print(binarySearch([1, 3, 5, 7, 9], 7) ?? -1, binarySearch(["a", "c"], "b") ?? -1)
func quicksort<T: Comparable>(_ list: [T]) -> [T] {
  guard let pivot = list.first else { return [] }
  let rest = list.dropFirst()
  return quicksort(rest.filter { $0 < pivot }) + [pivot] + quicksort(rest.filter { $0 >= pivot })
}
print(quicksort([3, 6, 1, 8, 2, 9, 2]), quicksort(["c", "a", "b"]))
func mergeSort(_ list: [Int]) -> [Int] {
  guard list.count > 1 else { return list }
  let left = mergeSort(Array(list[..<(list.count / 2)]))
  let right = mergeSort(Array(list[(list.count / 2)...]))
  var (i, j, result) = (0, 0, [Int]())
  while i < left.count && j < right.count {
    if left[i] <= right[j] {
      result.append(left[i])
      i += 1
    } else {
      result.append(right[j])
      j += 1
    }
  }
  return result + left[i...] + right[j...]
}
print(mergeSort([5, 2, 9, 1, 5, 6]))
func bubble(_ list: inout [Int]) -> Int {
  var swaps = 0
  var isSorted = false
  while !isSorted {
    isSorted = true
    for i in 1..<list.count where list[i - 1] > list[i] {
      list.swapAt(i - 1, i)
      swaps += 1
      isSorted = false
    }
  }
  return swaps
}
var unsorted = [4, 3, 2, 1]
print(bubble(&unsorted), unsorted)
func primes(below limit: Int) -> [Int] {
  var isPrime = Array(repeating: true, count: limit)
  return (2..<limit).filter { n in
    guard isPrime[n] else { return false }
    for multiple in stride(from: n * n, to: limit, by: n) { isPrime[multiple] = false }
    return true
  }
}
print(primes(below: 40))
let map = ["A": ["B", "C"], "B": ["D"], "C": ["D", "E"], "D": ["F"], "E": ["F"], "F": []]
func shortest(from start: String, to end: String) -> [String]? {
  var queue = [[start]]
  var visited: Set = [start]
  while !queue.isEmpty {
    let path = queue.removeFirst()
    if path.last == end { return path }
    for next in map[path.last!, default: []] where visited.insert(next).inserted { queue.append(path + [next]) }
  }
  return nil
}
print(shortest(from: "A", to: "F") ?? [], shortest(from: "F", to: "A") == nil)
func permutations<T>(_ list: [T]) -> [[T]] {
  guard list.count > 1 else { return [list] }
  return list.indices.flatMap { index -> [[T]] in
    var rest = list
    let item = rest.remove(at: index)
    return permutations(rest).map { [item] + $0 }
  }
}
print(permutations([1, 2, 3]), permutations(Array("abcd")).count)
func distance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var row = Array(0...b.count)
  for i in 1...a.count {
    var previous = row[0]
    row[0] = i
    for j in 1...b.count {
      let cost = a[i - 1] == b[j - 1] ? previous : 1 + min(previous, row[j], row[j - 1])
      (previous, row[j]) = (row[j], cost)
    }
  }
  return row[b.count]
}
print(distance("kitten", "sitting"), distance("push", "push"))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 18), "level" == String("level".reversed()), (1...5).reduce(1, *))
