struct Coupon {
  let code: String
  let percent: Int
}
let coupons = ["SPRING": Coupon(code: "SPRING", percent: 10), "HALF": Coupon(code: "HALF", percent: 50)]
func coupon(_ code: String?) -> Coupon? { code.flatMap { coupons[$0.uppercased()] } }
func discounted(_ cents: Int, code: String?) -> Int {
  coupon(code).map { cents - cents * $0.percent / 100 } ?? cents
}
print(discounted(1000, code: "spring"), discounted(1000, code: "HALF"), discounted(1000, code: nil))
print(discounted(1000, code: "bogus"))
func parse(_ text: String) -> Int? { Int(text) }
func positive(_ number: Int) -> Int? { number > 0 ? number : nil }
for text in ["5", "-5", "five"] {
  print(text, parse(text).flatMap(positive) as Any)
}
let maybe: Int? = 5
let doubled: Int? = maybe.map { $0 * 2 }
let described: String? = doubled.map(String.init)
print(described ?? "-", described.map { $0.count } ?? 0)
let total = [maybe, doubled, nil].reduce(0) { $0 + ($1 ?? 0) }
print(total)
let path: String?? = Optional("a").map { $0.isEmpty ? nil : $0 }
print(path as Any)
let joined = [Optional("x"), nil, "y"].compactMap { $0 }.joined(separator: "+")
print(joined)
func combine(_ a: Int?, _ b: Int?) -> Int? {
  guard let a, let b else { return nil }
  return a + b
}
print(combine(1, 2) as Any, combine(1, nil) as Any)
let pairs = zip(["a", "b", "c"], [1, nil, 3]).compactMap { name, value in value.map { "\(name)=\($0)" } }
print(pairs)
print((maybe ?? 0) > 3 ? "big" : "small", maybe.map { $0 > 3 } ?? false)
let lazyDefault =
  maybe
  ?? {
    print("never run"); return 0
  }()
print(lazyDefault)
let emptied = Optional("").flatMap { $0.isEmpty ? nil : $0 } ?? "placeholder"
print(emptied)
