let price = 19.99
let quantity = 3
let subtotal = price * Double(quantity)
print(subtotal)
print(subtotal.rounded(), (subtotal * 100).rounded() / 100)
print((2.5).rounded(), (3.5).rounded(.toNearestOrEven), (2.5).rounded(.toNearestOrEven))
print((2.1).rounded(.up), (-2.1).rounded(.up), (2.9).rounded(.down), (-2.9).rounded(.towardZero))
print(1.0, 100.0, 1e16, 1e-5, 123456789.123, 0.1, 1.0 / 3)
print(Float(0.1), Float(1) / 3, Double(Float(0.1)))
print(Double.infinity, -Double.infinity, Double.nan, 0.0 / 1, -0.0)
print(Double.nan == Double.nan, Double.nan.isNaN, (1.0 / 0).isInfinite)
print((10.0).truncatingRemainder(dividingBy: 3), (2.0).squareRoot())
print(Double.pi, Double.greatestFiniteMagnitude > 1e308)
print(5.0 == 5, 5 / 2.0, Double(5 / 2))

func progress(_ done: Int, of all: Int) -> Double {
  all == 0 ? 0 : Double(done) / Double(all)
}
for done in 0...4 {
  let share = progress(done, of: 4)
  print("\(Int(share * 100))% \(share)")
}
print(progress(1, of: 0), progress(2, of: 3))

func clamp(_ value: Double, _ low: Double = 0, _ high: Double = 1) -> Double {
  min(max(value, low), high)
}
print(clamp(1.5), clamp(-0.5), clamp(0.25), clamp(7, 2, 5))
let widths: [Double] = [1, 2.5, 4]
print(widths, widths.reduce(0, +) / Double(widths.count))
var total: Double = 0
for n in 1...10 { total += Double(n) * 0.1 }
print(total, total == 5.5)
