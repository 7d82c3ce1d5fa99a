struct Line {
  let name: String
  let count: Int
  let price: Double
  let weight: Float
  let code: UInt8
}

extension Sequence {
  func sum<Number: AdditiveArithmetic>(_ path: KeyPath<Element, Number>) -> Number {
    reduce(.zero) { $0 + $1[keyPath: path] }
  }

  func difference<Number: AdditiveArithmetic>(_ number: (Element) -> Number) -> Number {
    reduce(.zero) { $0 - number($1) }
  }
}

let lines = [
  Line(name: "a", count: 2, price: 1.5, weight: 0.25, code: 7),
  Line(name: "b", count: 3, price: 2.25, weight: 0.5, code: 8),
]
print(lines.sum(\.count), lines.sum(\.price), lines.sum(\.weight), lines.sum(\.code))
print(lines.difference { $0.count }, lines.difference { $0.price })
let total: Double = lines.reduce(.zero) { $0 + $1.price * Double($1.count) }
print(total)
