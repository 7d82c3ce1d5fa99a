// Chains that begin with a member of the type that their place asks for.

class Some {
  static var shared = Some(); static let sub = Sub(); var a = Another(); var title = "some";
  func with(_ t: String) -> Some { title = t; return self }
}
class Sub: Some {}
class Another { static var s = Some(); func f() -> Some { Another.s } }
let x: Some = .shared.a.f()
print(x === Another.s)
let y: Some? = .shared
print(y === Some.shared)
let z: Some = .shared.with("hi")
print(z.title)
func show(_ s: Some?) { print(s?.title ?? "nil") }
show(.shared.with("yo"))
struct Style {
  var size = 1; var bold = false; static let plain = Style();
  func sized(_ n: Int) -> Style { var c = self; c.size = n; return c };
  var bolded: Style { var c = self; c.bold = true; return c }
}
func draw(_ s: Style) { print(s.size, s.bold) }
draw(.plain.sized(3).bolded)
draw(.plain.bolded)
let styles: [Style] = [.plain, .plain.sized(2), .init(size: 7).bolded]
styles.forEach(draw)
