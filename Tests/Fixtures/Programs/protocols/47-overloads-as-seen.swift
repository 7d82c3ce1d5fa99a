/// Overloads are those of the static type: what a subclass or a conforming type adds is not seen through its superclass
/// or its protocol.
class Renderer {
  func render(_ value: Any) -> String { "any \(value)" }
  func render(_ value: Int) -> String { "int \(value)" }
  func pad(_ width: Double = 1) -> String { "padded by \(width)" }
  func show(text: Any) -> String { "shown \(text)" }
  class func name(_ value: Any) -> String { "renderer" }
}
final class DetailRenderer: Renderer {
  override func render(_ value: Int) -> String { "detailed int \(value)" }
  func render(_ value: Double) -> String { "detailed double \(value)" }
  func pad() -> String { "not padded" }
  func show(text: String) -> String { "detailed \(text)" }
  class func name(_ value: String) -> String { "detail" }
}
struct Screen {
  let renderer: Renderer
  var next: Renderer?
}
func makeRenderer() -> Renderer { DetailRenderer() }
func draw(_ renderer: Renderer) -> String { renderer.render(2.5) + ", " + renderer.render(3) }

print(draw(DetailRenderer()))
print(makeRenderer().render(1.5), makeRenderer().pad())
let screen = Screen(renderer: DetailRenderer(), next: DetailRenderer())
print(screen.renderer.render(0.5), screen.next?.show(text: "menu") ?? "-")
let renderer: Renderer = DetailRenderer()
print(renderer.pad(), renderer.show(text: "title"), renderer.render(4))
let detail = DetailRenderer()
print(detail.pad(), detail.show(text: "title"), detail.render(0.25), detail.render("words"))
let kind: Renderer.Type = DetailRenderer.self
print(kind.name("x"), DetailRenderer.name("x"), DetailRenderer.name(1))

protocol Formatting {
  func format(_ value: Any) -> String
  func round(_ value: Double) -> String
}
extension Formatting {
  func format(_ value: Bool) -> String { "flag" }
}
struct Plain: Formatting {
  func format(_ value: Any) -> String { "any" }
  func format(_ value: Int) -> String { "int" }
  func round(_ value: Double) -> String { "double" }
  func round(_ value: Int) -> String { "int" }
}
func asProtocol(_ formatting: Formatting) -> String { formatting.format(1) + " " + formatting.round(1) }
func generic<F: Formatting>(_ formatting: F) -> String { formatting.format(1) + " " + formatting.round(1) }
print(asProtocol(Plain()), "/", generic(Plain()), "/", Plain().format(1), Plain().round(1))
print((Plain() as Formatting).format(true), Plain().format(true))
let all: [Formatting] = [Plain()]
for each in all { print(each.format(2), each.round(2)) }
print(all.map { $0.format(2) + $0.round(3) })

// Functions outside of types see the same.
func open(_ renderer: Renderer) -> String { "renderer" }
func open(_ renderer: DetailRenderer) -> String { "detail renderer" }
final class Host {
  var renderer: Renderer = DetailRenderer()
  var implicit: Renderer! = DetailRenderer()
  var optional: Renderer? = DetailRenderer()
}
let host = Host()
print(open(host.renderer), open(host.implicit), host.optional.map { open($0) } ?? "-", open(DetailRenderer()))
print(open(host[keyPath: \Host.renderer]), open(host.implicit as! DetailRenderer))
let implicit: Renderer! = DetailRenderer()
print(open(implicit), implicit.render(1.5), host.optional.map { $0.render(2.5) } ?? "-")
