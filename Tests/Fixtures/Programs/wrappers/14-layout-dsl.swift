enum Axis { case vertical, horizontal }
indirect enum Layout {
  case view(String, size: (width: Int, height: Int))
  case stack(Axis, spacing: Int, [Layout])
  case padded(Int, Layout)
  var size: (width: Int, height: Int) {
    switch self {
    case .view(_, let size): return size
    case .padded(let inset, let inner): return (inner.size.width + 2 * inset, inner.size.height + 2 * inset)
    case .stack(let axis, let spacing, let children):
      let sizes = children.map(\.size)
      let gaps = spacing * max(0, children.count - 1)
      return axis == .vertical
        ? (sizes.map(\.width).max() ?? 0, sizes.map(\.height).reduce(gaps, +))
        : (sizes.map(\.width).reduce(gaps, +), sizes.map(\.height).max() ?? 0)
    }
  }
  func frames(x: Int = 0, y: Int = 0) -> [String] {
    switch self {
    case .view(let name, let size): return ["\(name) (\(x), \(y), \(size.width), \(size.height))"]
    case .padded(let inset, let inner): return inner.frames(x: x + inset, y: y + inset)
    case .stack(let axis, let spacing, let children):
      var (x, y) = (x, y)
      return children.flatMap { child -> [String] in
        defer {
          if axis == .vertical { y += child.size.height + spacing } else { x += child.size.width + spacing }
        }
        return child.frames(x: x, y: y)
      }
    }
  }
}
@resultBuilder
enum LayoutBuilder {
  static func buildBlock(_ parts: [Layout]...) -> [Layout] { Array(parts.joined()) }
  static func buildExpression(_ layout: Layout) -> [Layout] { [layout] }
  static func buildExpression(_ layout: Layout?) -> [Layout] { layout.map { [$0] } ?? [] }
  static func buildOptional(_ part: [Layout]?) -> [Layout] { part ?? [] }
  static func buildEither(first: [Layout]) -> [Layout] { first }
  static func buildEither(second: [Layout]) -> [Layout] { second }
  static func buildArray(_ parts: [[Layout]]) -> [Layout] { parts.flatMap { $0 } }
}
func vStack(spacing: Int = 0, @LayoutBuilder _ content: () -> [Layout]) -> Layout {
  .stack(.vertical, spacing: spacing, content())
}
func hStack(spacing: Int = 0, @LayoutBuilder _ content: () -> [Layout]) -> Layout {
  .stack(.horizontal, spacing: spacing, content())
}
func text(_ text: String) -> Layout { .view(text, size: (text.count * 8, 20)) }
extension Layout { func padding(_ inset: Int) -> Layout { .padded(inset, self) } }

struct Message { let from: String; let unread: Bool; let badge: Int? }
func row(_ message: Message) -> Layout {
  hStack(spacing: 4) {
    text(message.from)
    if message.unread { Layout.view("dot", size: (6, 6)) }
    message.badge.map { text("\($0)") }
  }
}
let messages = [
  Message(from: "Al", unread: true, badge: nil), Message(from: "Bo", unread: false, badge: 12),
]
let screen = vStack(spacing: 10) {
  text("Inbox").padding(5)
  for message in messages { row(message) }
  if messages.count > 5 { text("more") } else { text("end") }
}
print(screen.size)
print(screen.frames().joined(separator: "\n"))
print(
  vStack {}.size,
  hStack(spacing: 3) {
    text("a"); text("b")
  }.padding(1).size)
