class A {
  lazy var one: String = #function
  lazy var two: String = { #function }()
  lazy var four: String = {
    let x = { #function }; return x()
  }()
  var three: String = #function
  var five: String = { #function }()
  static var six: String = #function
  static let seven: String = { #function }()
  lazy var eight = A.name()
  var nine = A.name()
  static func name(_ f: String = #function) -> String { f }
  let ten: Int
  init() { ten = 1 }
}
struct S<T> { var a = #function; lazy var b = #function; struct In { var c = #function } }
enum E { static var x = #function; static let y = { #function }() }
extension A { static let ext = #function }
let a = A()
var s = S<Int>()
print(s.a, s.b, S<Int>.In().c, E.x, E.y)
print(a.one, a.two, a.four, a.three, a.five, A.six, A.seven, a.eight, a.nine, A.ext)
