extension Interpreter {
  /// Sorts as Swift does: the same comparisons in the same order, whatever the closure does or says.
  func sorted(_ items: ContiguousArray<Value>, _ less: (Value, Value) throws -> Bool) throws -> ContiguousArray<Value> {
    var sort = RunSort(items: items)
    try sort.sort(less)
    return sort.items
  }
}

/// Swift's sort: runs that are in order are found and merged.
private struct RunSort {
  var items: ContiguousArray<Value>
  private var runs: [Range<Int>] = []

  init(items: ContiguousArray<Value>) { self.items = items }

  typealias Order = (Value, Value) throws -> Bool

  mutating func sort(_ less: Order) throws {
    let count = items.count
    guard count > 1 else { return }
    let minimum = Self.minimumRun(count)
    if count <= minimum { return try insertionSort(0..<count, sortedEnd: 1, less) }
    var start = 0
    while start < count {
      var (end, isDescending) = try nextRun(from: start, less)
      if isDescending { items[start..<end].reverse() }
      if end < count, end - start < minimum {
        let newEnd = min(count, start + minimum)
        try insertionSort(start..<newEnd, sortedEnd: end, less)
        end = newEnd
      }
      runs.append(start..<end)
      try mergeTopRuns(less)
      start = end
    }
    while runs.count > 1 { try mergeRuns(at: runs.count - 1, less) }
  }

  private static func minimumRun(_ count: Int) -> Int {
    let bits = 6
    if count < 1 << bits { return count }
    let offset = (Int.bitWidth - bits) - count.leadingZeroBitCount
    let mask = (1 << offset) - 1
    return count >> offset + (count & mask == 0 ? 0 : 1)
  }

  private mutating func insertionSort(_ range: Range<Int>, sortedEnd: Int, _ less: Order) throws {
    var sortedEnd = sortedEnd
    while sortedEnd < range.upperBound {
      var place = sortedEnd
      let moving = items[sortedEnd]
      repeat {
        let before = place - 1
        if try !less(moving, items[before]) { break }
        items[place] = items[before]
        place = before
      } while place != range.lowerBound
      if place != sortedEnd { items[place] = moving }
      sortedEnd += 1
    }
  }

  private func nextRun(from start: Int, _ less: Order) throws -> (end: Int, isDescending: Bool) {
    guard start + 1 < items.count else { return (items.count, false) }
    var current = start + 1
    let isDescending = try less(items[current], items[start])
    repeat { current += 1 } while try current < items.count && isDescending == less(items[current], items[current - 1])
    return (current, isDescending)
  }

  private mutating func mergeTopRuns(_ less: Order) throws {
    while runs.count > 1 {
      var last = runs.count - 1
      if last >= 3, runs[last - 3].count <= runs[last - 2].count + runs[last - 1].count {
        if runs[last - 2].count < runs[last].count { last -= 1 }
      } else if last >= 2, runs[last - 2].count <= runs[last - 1].count + runs[last].count {
        if runs[last - 2].count < runs[last].count { last -= 1 }
      } else if runs[last - 1].count > runs[last].count {
        break
      }
      try mergeRuns(at: last, less)
    }
  }

  private mutating func mergeRuns(at index: Int, _ less: Order) throws {
    let low = runs[index - 1].lowerBound
    let middle = runs[index].lowerBound
    let high = runs[index].upperBound
    if middle - low < high - middle {
      let buffer = items[low..<middle]
      var taken = low
      var source = middle
      var place = low
      while taken < middle, source < high {
        if try less(items[source], buffer[taken]) {
          items[place] = items[source]
          source += 1
        } else {
          items[place] = buffer[taken]
          taken += 1
        }
        place += 1
      }
      while taken < middle {
        items[place] = buffer[taken]
        taken += 1
        place += 1
      }
    } else {
      let buffer = items[middle..<high]
      var taken = high
      var source = middle
      var place = high
      while taken > middle, source > low {
        place -= 1
        if try less(buffer[taken - 1], items[source - 1]) {
          source -= 1
          items[place] = items[source]
        } else {
          taken -= 1
          items[place] = buffer[taken]
        }
      }
      while taken > middle {
        taken -= 1
        place -= 1
        items[place] = buffer[taken]
      }
    }
    runs[index - 1] = low..<high
    runs.remove(at: index)
  }
}
