// Number formatters as apps set them up, and texts of numbers beside them.
import Foundation

let us = Locale(identifier: "en_US")
func formatter(_ style: NumberFormatter.Style, _ set: (NumberFormatter) -> Void = { _ in }) -> NumberFormatter {
  let f = NumberFormatter(); f.locale = us; f.numberStyle = style; set(f); return f
}
func show(_ f: NumberFormatter, _ n: Double...) {
  print(n.map { f.string(from: NSNumber(value: $0)) ?? "nil" }.joined(separator: " | "))
}
show(formatter(.decimal), 0, 1234.5, -1234567.891, 0.12345, 1e9)
show(formatter(.currency), 0, 3.5, -3.456, 1234567)
show(formatter(.percent), 0.256, 1, -0.5)
show(formatter(.percent) { $0.maximumFractionDigits = 1 }, 0.2567, 1)
show(formatter(.none), 2.5, 3.5, 1234)
show(
  formatter(.decimal) {
    $0.minimumFractionDigits = 2; $0.maximumFractionDigits = 2
  }, 1, 1.005, 2.345, 1234.999)
show(
  formatter(.decimal) {
    $0.minimumIntegerDigits = 3; $0.usesGroupingSeparator = false
  }, 7, 1234)
show(
  formatter(.decimal) {
    $0.roundingMode = .floor; $0.maximumFractionDigits = 0
  }, 2.9, -2.1)
show(
  formatter(.decimal) {
    $0.roundingMode = .up; $0.maximumFractionDigits = 1
  }, 2.11, -2.11)
show(
  formatter(.decimal) {
    $0.positivePrefix = "+"; $0.negativePrefix = "("; $0.negativeSuffix = ")"
  }, 5, -5)
show(
  formatter(.currency) {
    $0.currencySymbol = "€"; $0.maximumFractionDigits = 0
  }, 12.6)
show(
  formatter(.decimal) {
    $0.groupingSeparator = " "; $0.decimalSeparator = ","
  }, 12345.67)
show(
  formatter(.decimal) {
    $0.usesSignificantDigits = true; $0.maximumSignificantDigits = 3
  }, 12345, 0.0012345)
show(formatter(.ordinal), 1, 2, 3, 11, 22)
let f = formatter(.decimal)
print(
  f.number(from: "1,234.5") as Any, f.number(from: "abc") as Any, f.string(for: 12) as Any,
  formatter(.currency).number(from: "$3.50") as Any)
print(
  String(format: "%.2f|%5d|%-5d|%05.1f|%x|%X|%o|%e|%@|%%", 3.14159, 42, 42, 2.5, 255, 255, 8, 1234.5, "s"),
  String(format: "%02d:%02d", 5, 7))
print(String(format: "%@ %ld %lu %c %+d %5.1f|%-8.3f|", "a", 7, 8, 65, 4, 2.25, 1.5))
print(
  1234567.formatted(.number.locale(us)), 0.5.formatted(.percent.locale(us)),
  3.14159.formatted(.number.precision(.fractionLength(2)).locale(us)))
print(
  Double("1e3") as Any, Int("+7") as Any, Int(" 7") as Any, Int("7.0") as Any, Double(".5") as Any,
  Double("nan")!.isNaN, Int("ff", radix: 16)!, String(255, radix: 2), Float("1.1")!)
print(1.0, 100.0, 1e16, 1e-5, 0.1 + 0.2, 1 / 3.0, Float(1) / 3, Double.infinity, -0.0, 123456789012345680.0, 5e-324)
print(
  (2.5).rounded(), (-2.5).rounded(), 3.5.rounded(.toNearestOrEven), 2.5.rounded(.toNearestOrEven), 2.1.rounded(.up),
  Int(2.9), Int(-2.9), 7 % -3, -7 / 2, (-7).quotientAndRemainder(dividingBy: 2))
