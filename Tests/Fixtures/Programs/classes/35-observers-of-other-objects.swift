// What the observers of a property set of their own object they are not told again; what they set of another one they are.

final class Row {
  let name: String
  var next: Row?
  init(_ name: String) { self.name = name }
  var height = 0 {
    willSet { print("\(name) will be \(newValue)") }
    didSet {
      print("\(name) was \(oldValue), is \(height)")
      if height < 3 { next?.height = height + 1 }
      if height == 3 {
        self.height = 10
        height = 11
        next?.next?.height += 1
      }
    }
  }
}

let first = Row("first")
let second = Row("second")
first.next = second
second.next = first
first.height = 1
print(first.height, second.height)

// Closures and functions that an observer calls are not the observer.
final class Counter {
  var count = 0 {
    didSet {
      print("count", count)
      if count < 3 { increase() }
      if count == 5 { [1].forEach { count += $0 } }
    }
  }
  func increase() { count += 1 }
}

let counter = Counter()
counter.count = 1
counter.count = 5
print(counter.count)

// Toggles that switch one another off.
final class Toggle {
  weak var other: Toggle?
  var isOn = false {
    didSet {
      guard isOn, let other else { return }
      other.isOn = false
      print("other is", other.isOn)
    }
  }
}

let (left, right) = (Toggle(), Toggle())
left.other = right
right.other = left
right.isOn = true
left.isOn = true
print(left.isOn, right.isOn)
