// Operators of the app's own on Swift's numbers, beside those on its own types.

struct Vector: Equatable {
  var x: Int
  var y: Int

  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  static func += (left: inout Vector, right: Vector) { left = left + right }
}

func / (left: Int, right: Int) -> Double { right == 0 ? 0 : Double(left) * (1.0 / Double(right)) }

final class Account {
  var total = 10
  var share: Double { total / 4 }
  func take(_ amount: Int) { total -= amount }
}

func half(_ number: Int) -> Double { number / 2 }

func run() {
  var position = Vector(x: 1, y: 2)
  position += Vector(x: 3, y: 4)
  print(position.x, position.y, position == Vector(x: 4, y: 6))
  let count = 7
  let ratio: Double = count / 2
  print(ratio, half(9), 3 + count, count % 4)
  let none: Double = count / 0
  print(none)
  var left = 5
  left -= 2
  print(left)
  left += 3
  print(left)
  let account = Account()
  account.take(1)
  print(account.total, account.share, account.total / 2 > 4.0)
}

run()
