// What runs in initialisers: overridden methods called from a superclass's init, convenience chains, failable and required ones.
class View {
  var log: [String] = []; let name: String
  init(name: String) { self.name = name; log.append("View"); setup() }
  convenience init() { self.init(name: "default"); log.append("conv") }
  required init?(code: Int) { guard code > 0 else { return nil }; name = "code\(code)"; setup() }
  func setup() { log.append("setup View") }
}
class Button: View {
  var title = "t" { didSet { log.append("title \(oldValue)>\(title)") } };
  lazy var label: String = {
    log.append("lazy"); return "<\(title)>"
  }()
  override init(name: String) { super.init(name: name); title = "in init"; log.append("Button") }
  required init?(code: Int) { super.init(code: code); if code > 5 { return nil } }
  override func setup() { super.setup(); log.append("setup Button \(title)"); title = "set in setup" }
}
final class Icon: Button {
  var size: Int; override init(name: String) { size = 3; super.init(name: name); size += 1 };
  required init?(code: Int) { size = code; super.init(code: code) }
  override func setup() { log.append("icon \(size)"); super.setup() }
}
for v in [View(), Button(), Icon()] { print(type(of: v), v.name, v.log.joined(separator: ", ")) }
let b = Button(name: "x"); b.title = "later"; print(b.label, b.label, b.log.suffix(3))
print(Icon(code: 0) == nil, Icon(code: 9) == nil, Icon(code: 2)!.log, Button(code: 7) == nil)
let types: [View.Type] = [View.self, Icon.self]; print(types.map { $0.init(code: 1)!.name }, types.map { "\($0)" })
class Base {
  class var id: String { "base" }; static let shared = Base(); class func make() -> Base { Base() };
  var id: String { Self.id }
}
class Sub: Base { override class var id: String { "sub" }; override class func make() -> Sub { Sub() } }
print(Sub().id, Sub.make().id, (Sub.self as Base.Type).make().id, type(of: Sub.make()), Base.shared === Base.shared)
class Shape {
  var area: Double { 0 };
  var doubled: Double {
    get { area * 2 }
    set { print("set", newValue) }
  }
}
class Sq: Shape {
  var s = 2.0; override var area: Double { s * s };
  override var doubled: Double {
    get { super.doubled + 1 }
    set { super.doubled = newValue; s = newValue }
  }
}
let s = Sq(); s.doubled = 3; print(s.doubled); s.doubled += 1; print(s.area)
