// Literals that are what their members and the other operand ask for; closures where an Optional of a function is asked for.

print("x" + "abc".reversed())
var s = "a"
s += "bc".reversed()
s.append(contentsOf: "zz".dropFirst())
extension Double { var km: Double { self * 1000 }; var ft: Double { self / 3.28084 } }
extension Float { var half: Float { self / 2 } }
print(3.ft, 42.km + 195.km)
extension Int { var doubled: Int { self * 2 } }
print(3.doubled)
extension Float { var q: Float { self } }
print((5.0 as Float).half)
struct P { var x: Float; var y: Float }
let p = P(x: 1, y: 2)
print(0.5 * (p.x + p.y), (p.x - p.y) * 0.25)
let n: Int64 = 1 &<< 3
print(n, 1 &<< 2, 256 &>> 4)
func f1(x: Int, y: (Bool) -> Int) { print(x + y(true)) }
f1(x: 10) { $0 ? 1 : 100 }
func f4(x: Int, y: Optional<(Bool) -> Int>) { print(x + y!(false)) }
f4(x: 40) { $0 ? 4 : 400 }
func f5(x: Int, y: ((Bool) -> Int)?...) { print(x + y[0]!(true)) }
f5(x: 50) { $0 ? 5 : 500 }
