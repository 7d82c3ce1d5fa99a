// Literals in properties, cases, closures and results, as their places ask for them.
struct Box {
  var width: Double = 1
  var height = 2.0
  var depth: Double?
  var half: Double { 1 / 2 }
  static let unit: Double = 7
  var longest: Double { height > 1 ? 3 : height }
}
let box = Box(width: 5, height: 7, depth: 9)
print("\(box.width / 2) \(box.height / 2) \(box.depth! / 2) \(box.half) \(Box.unit / 2) \(box.longest / 2)")

enum Rate: Double {
  case low = 1
  case high = 2.5
}
enum Shape {
  case circle(radius: Double)
  case square(Double)
  var area: Double {
    switch self {
    case .circle(let radius): return radius > 5 ? 75 : 3 * radius * radius
    case .square(let side): return side * side
    }
  }
}
print("\(Rate.low.rawValue / 2) \(Shape.circle(radius: 1).area / 2)")
print("\(Shape.circle(radius: 9).area / 2) \(Shape.square(3).area / 2)")

let cut: (Double) -> Double = { $0 > 5 ? 5 : $0 }
let rounded = { (x: Double) in x > 5 ? 7 : x }
let counts = [1, 2, 3].map { $0 > 1 ? Double($0) : 0 }
let kept = [0.5, 2].map { $0 > 1 ? $0 : 0 }
print("\(cut(9) / 2) \(rounded(9) / 2) \(counts) \(kept)")

final class Model {
  private(set) var progress = 0.0
  var done = 1
  var all = 4
  func update() { progress = all > 0 ? Double(done) / Double(all) : 0 }
  var text: String { "\(all == 0 ? 0 : Double(done) / Double(all) * 100)%" }
}
let model = Model()
model.update()
print(model.progress, model.text)
model.all = 0
model.update()
print(model.progress, model.text)

var total = 0.0
let isLarge = true
total += isLarge ? 1 : 2
total -= 4
total *= isLarge ? 7 : 1
let (one, other): (Double, Int) = (3, 4)
print("\(total / 2) \(one / 2) \(other / 3) \(7 / 2 as Double) \((7 as Double) / 2)")

struct Entry { let name: String, amount: Double, count: Int }
let entries: [Entry] = []
let sum = entries.reduce(0) { $0 + $1.amount * Double($1.count) }
let plain = entries.map(\.amount).reduce(0, +)
let number = entries.reduce(0) { $0 + $1.count }
print("\(sum) \(plain) \(number) \(entries.first?.amount ?? 1) \(entries.min { $0.amount < $1.amount }?.amount ?? 3)")
