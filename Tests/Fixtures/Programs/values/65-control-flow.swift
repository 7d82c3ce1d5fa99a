// if and switch as expressions, labelled loops, guard chains, nested functions with inout, early exits, tuples and ranges.
func grade(_ n: Int) -> String {
  let g =
    switch n {
    case 90...: "A";
    case 80..<90: "B";
    case ..<0: "?";
    default: if n % 2 == 0 { "even" } else { "odd" }
    };
  return g
}
print([95, 85, 10, 11, -1].map(grade))
let size: Double = if grade(95) == "A" { 1 } else { 2.5 }; print(size)
outer: for i in 1...5 {
  for j in 1...5 { if j == 3 { continue outer }; if i == 3 { break outer }; print(i * j, terminator: " ") }
}
print()
var n = 27, steps = 0; while n != 1 { defer { steps += 1 }; n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1 }; print(steps)
repeat { steps -= 40 } while steps > 0; print(steps)
func parse(_ s: String) -> (name: String, value: Int)? {
  let p = s.split(separator: "=");
  guard p.count == 2, let name = p.first.map(String.init), !name.isEmpty, case let raw = p[1], let v = Int(raw),
    (0...100).contains(v)
  else { return nil }; return (name, v)
}
print(parse("a=5") ?? ("-", 0), parse("a=500") as Any, parse("=5") as Any, parse("a") as Any);
if let (name, value) = parse("q=7") { print(name, value) }
let t = (1, (b: 2, "c")); let (x, (y, _)) = t; print(x + y, t.1.b, t.1.1); var (p, q) = (1, 2); (p, q) = (q, p + q);
print(p, q)
for (i, c) in zip(1..., "ab") where i > 0 { print(i, c, terminator: " ") };
for i in stride(from: 3, to: 0, by: -1) where i != 2 { print(i, terminator: " ") };
for _ in 0..<2 { print(".", terminator: "") }; print()
func count(_ s: String) -> [Character: Int] {
  var r: [Character: Int] = [:]; func add(_ c: Character, _ t: inout [Character: Int]) { t[c, default: 0] += 1 };
  for c in s where c != " " { add(c, &r) }; return r
}; print(count("a b a").sorted { $0.key < $1.key }.map { "\($0)\($1)" })
let r = 1..<5;
print(
  r.contains(5), r.clamped(to: 3..<9), (1...3).overlaps(3...4), r.lowerBound, Array(r.dropFirst(2)),
  (0.0...1).contains(0.5), "a"..."z" ~= "q", [10, 20, 30][1...], [1, 2, 3][..<2], r.isEmpty, (5...5).count)
var fizz = "";
for i in 1...15 {
  let f =
    switch (i % 3, i % 5) {
    case (0, 0): "FizzBuzz";
    case (0, _): "Fizz";
    case (_, 0): "Buzz";
    default: String(i)
    };
  fizz += f
}; print(fizz)
let maybe: Int? = 4; let doubled = if let maybe { maybe * 2 } else { 0 }; print(doubled);
let label =
  switch maybe {
  case let v? where v > 3: "big";
  case _?: "small";
  case nil: "none"
  };
print(label)
func early(_ l: [Int]) -> Int {
  for (i, v) in l.enumerated() {
    switch v {
    case 0: continue;
    case ..<0: return -1;
    case 100...: break;
    default: if i > 2 { return v }
    }
  }; return l.count
}; print(early([0, 1, 2]), early([1, -1]), early([100, 0, 0, 7]))
do { let v = 3; if v > 2 { throw CancellationError() } } catch { print("thrown") }
print(
  (1...4).map { $0 % 2 == 0 ? "e" : "o" }.joined(), [1, 2, 3].contains { $0 > 2 } ? "yes" : "no", true ? 1 : 2.5,
  !false && (true || false), 5 & 3, 1 + 2 * 3 % 4 - -1, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2))
