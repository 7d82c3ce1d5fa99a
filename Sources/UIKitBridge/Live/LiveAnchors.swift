import FlowInterpreter
import HeadlessUIKit

/// Anchors, whose class is generic.
extension LiveLibrary {
  mutating func addAnchors() {
    add("NSLayoutXAxisAnchor", of: NSLayoutXAxisAnchor.self)
    add("NSLayoutYAxisAnchor", of: NSLayoutYAxisAnchor.self)
    add("NSLayoutDimension", of: NSLayoutDimension.self)
  }

  private mutating func add<Anchor: NSLayoutAnchor<Anchor>>(_ name: String, of type: Anchor.Type) {
    typealias Make = @MainActor (Anchor, Anchor, CGFloat) -> NSLayoutConstraint
    let ways: [(String, Make)] = [
      ("equalTo", { $0.constraint(equalTo: $1, constant: $2) }),
      ("greaterThanOrEqualTo", { $0.constraint(greaterThanOrEqualTo: $1, constant: $2) }),
      ("lessThanOrEqualTo", { $0.constraint(lessThanOrEqualTo: $1, constant: $2) }),
    ]
    for (label, make) in ways {
      method(name, "constraint(\(label):constant?:)") { call in
        let this: Anchor = try call.this()
        let other: Anchor = try call.unbridge(call[0])
        let constant: CGFloat = try call.argument("constant") ?? 0
        return make(this, other, constant).bridged
      }
    }
  }
}
