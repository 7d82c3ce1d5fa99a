let prices = ["tea": 2, "cake": 4]
print(prices["tea"] ?? 0, prices["milk"] ?? 0, prices["milk", default: 9])
if let cake = prices["cake"], cake > 3 { print("expensive") }
