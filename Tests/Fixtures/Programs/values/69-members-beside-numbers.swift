import Foundation

// Members of a number's type beside the number, and extensions of the names that number types have.
typealias Seconds = Double

extension BinaryInteger {
  var isPerfectSquare: Bool {
    guard self >= .zero else { return false }
    var sum: Self = .zero
    var count: Self = -1
    var root: Self = .zero
    while sum < self {
      count += 2
      sum += count
      root += 1
    }
    return root * root == self
  }
}

extension Seconds {
  var minutes: Int { Int(self) / 60 }
}

extension TimeInterval {
  var seconds: Int { Int(self) % 60 }
}

let number = 5
print(number >= .zero, number < .max, number == .min, -1 < .zero)
print([0, 1, 2, 4, 9, 15].map(\.isPerfectSquare))
let pause: TimeInterval = 95
print(Seconds(125).minutes, 61.5.minutes, pause.minutes, pause.seconds, 7.5.seconds)
