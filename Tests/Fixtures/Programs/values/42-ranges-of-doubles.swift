// The bounds of a range are of the type that its place asks for.
struct Slider {
  var range: ClosedRange<Double> = 0...5
  var value = 3.0
  var fraction: Double { (value - range.lowerBound) / (range.upperBound - range.lowerBound) }
  mutating func set(_ new: Double) { value = min(max(new, range.lowerBound), range.upperBound) }
}

var slider = Slider()
print("\(slider.fraction) \(slider.range.upperBound / 2)")
slider = Slider(range: 1...8, value: 7)
print("\(slider.fraction) \(slider.range.upperBound / 3) \(slider.value / 2)")
slider.set(20)
print("\(slider.value)")

let limits: ClosedRange<Double> = 0...7
let open: Range<Double> = 1..<4
let from: PartialRangeFrom<Double> = 3...
let upTo: PartialRangeUpTo<Double> = ..<5
print("\(limits.upperBound / 2) \(open.upperBound / 8) \(from.lowerBound / 2) \(upTo.upperBound / 2)")
print("\(limits.contains(3.5)) \(open.contains(4)) \(from ~= 2.5) \(limits.clamped(to: 3...9).lowerBound / 2)")

func width(_ range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }
let top = 7.0
print("\(width(1...4) / 2) \(width(0...top)) \((1...top).clamped(to: 3...7).upperBound / 2)")

func grade(_ share: Double) -> String {
  switch share {
  case ..<0: return "none"
  case 0: return "zero"
  case 0..<10: return "low"
  case 10...: return "high"
  default: return "?"
  }
}
print([-1, 0, 5.5, 10, .nan].map(grade))
print(stride(from: 0, to: 1, by: 0.25).map { $0 }, stride(from: 0, through: top, by: 3.5).map { $0 / 2 })
let steps: [Double] = Array(stride(from: 1, through: 3, by: 1))
print(steps, steps.map { $0 / 2 }, (0...3).map { $0 / 2 })
