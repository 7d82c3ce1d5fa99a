import Foundation

func formatter(_ style: NumberFormatter.Style, _ locale: String, _ configure: (NumberFormatter) -> Void = { _ in })
  -> NumberFormatter
{
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.numberStyle = style
  configure(formatter)
  return formatter
}
func show(_ formatter: NumberFormatter, _ numbers: [Double]) {
  print(numbers.map { formatter.string(from: NSNumber(value: $0)) ?? "nil" }.joined(separator: " | "))
}
show(formatter(.decimal, "en_US"), [0, 1234.5, -7, 1e6, 0.12345])
show(formatter(.decimal, "de_DE"), [1234.5, 0.5])
show(formatter(.none, "en_US"), [3.7, 1000])
show(formatter(.percent, "en_US"), [0.25, 1, 0.333])
show(
  formatter(.decimal, "en_US") {
    $0.minimumFractionDigits = 2; $0.maximumFractionDigits = 2
  }, [1, 2.345, 2.355])
show(formatter(.decimal, "en_US") { $0.usesGroupingSeparator = false }, [123456])
show(formatter(.decimal, "en_US") { $0.minimumIntegerDigits = 3 }, [7, 1234])
show(
  formatter(.decimal, "en_US") {
    $0.maximumFractionDigits = 0; $0.roundingMode = .down
  }, [2.9, -2.9])
show(formatter(.currency, "en_US"), [9.5, -3, 1234.567])
show(formatter(.currency, "en_US") { $0.currencyCode = "EUR" }, [5])
show(
  formatter(.decimal, "en_US") {
    $0.positivePrefix = "+"; $0.negativePrefix = "minus "
  }, [4, -4])
let parser = formatter(.decimal, "en_US")
print(parser.number(from: "1,234.5") as Any, parser.number(from: "abc") as Any)
print(formatter(.decimal, "de_DE").number(from: "1.234,5")?.doubleValue ?? 0)
print(String(format: "%.1f %.0f %5.2f|%-8@|%8@|%@", 2.25, 2.5, 3.14159, "left", "right", "text"))
print(String(format: "%02d:%02d:%02d", 1, 2, 33), String(format: "%+d %e %g", 5, 12345.678, 0.0001))
print(String(format: "%1$@ and %2$@, again %1$@", "a", "b"), String(format: "100%% %c", 65))
print(String(format: "%@ has %ld and %lu", "list", 3, UInt(4)), String(format: "%08.3f|%X|%o", 3.14159, 255, 8))
func duration(_ seconds: Int) -> String {
  let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
  let (minutes, seconds) = rest.quotientAndRemainder(dividingBy: 60)
  return hours > 0
    ? String(format: "%d:%02d:%02d", hours, minutes, seconds) : String(format: "%d:%02d", minutes, seconds)
}
print([5, 65, 3600, 3725].map(duration))
print(NSNumber(value: 2.5), NSNumber(value: true).boolValue, NSNumber(value: 3).stringValue)
print(
  Decimal(string: "0.1")! + Decimal(string: "0.2")!, Decimal(10) / Decimal(4),
  NSDecimalNumber(string: "12.50").doubleValue)
