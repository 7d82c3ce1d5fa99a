import Foundation

// Amounts of money are rounded by Foundation's function, which sets a variable.

func rounded(_ value: Decimal, _ scale: Int = 2, _ mode: NSDecimalNumber.RoundingMode = .plain) -> Decimal {
  var (input, output) = (value, Decimal())
  NSDecimalRound(&output, &input, scale, mode)
  return output
}

struct Invoice {
  var subtotal: Decimal
  var rate = Decimal(string: "0.0825")!
  var tax: Decimal { rounded(subtotal * rate) }
  var total: Decimal { subtotal + tax }
}

let invoice = Invoice(subtotal: Decimal(string: "13.35")!)
print(invoice.tax, invoice.total)
for mode in [NSDecimalNumber.RoundingMode.plain, .down, .up, .bankers] {
  print(rounded(Decimal(string: "2.345")!, 2, mode), rounded(Decimal(string: "-2.345")!, 2, mode))
}
print(rounded(1234.5, 0), rounded(1234.5, -2), rounded(7, 3))

extension Decimal {
  func rounded(to places: Int) -> Decimal {
    var copy = self
    var result = Decimal()
    NSDecimalRound(&result, &copy, places, .plain)
    return result
  }
}
var price = Decimal(10)
price /= 3
print(price.rounded(to: 2), price.rounded(to: 4))
var third = Decimal()
NSDecimalRound(&third, &price, 1, .up)
print(third)
