import FlowInterpreter
import HeadlessUIKit

/// Anchors, whose class is generic.
extension LiveLibrary {
  private typealias Make<Anchor> = @MainActor (Anchor, Anchor, CGFloat) -> NSLayoutConstraint

  /// The class of anchors is a bound of its own parameter, so each kind says itself what it makes.
  mutating func addAnchors() {
    add(
      "NSLayoutXAxisAnchor", of: NSLayoutXAxisAnchor.self,
      [
        ("equalTo", { $0.constraint(equalTo: $1, constant: $2) }),
        ("greaterThanOrEqualTo", { $0.constraint(greaterThanOrEqualTo: $1, constant: $2) }),
        ("lessThanOrEqualTo", { $0.constraint(lessThanOrEqualTo: $1, constant: $2) }),
      ])
    add(
      "NSLayoutYAxisAnchor", of: NSLayoutYAxisAnchor.self,
      [
        ("equalTo", { $0.constraint(equalTo: $1, constant: $2) }),
        ("greaterThanOrEqualTo", { $0.constraint(greaterThanOrEqualTo: $1, constant: $2) }),
        ("lessThanOrEqualTo", { $0.constraint(lessThanOrEqualTo: $1, constant: $2) }),
      ])
    add(
      "NSLayoutDimension", of: NSLayoutDimension.self,
      [
        ("equalTo", { $0.constraint(equalTo: $1, constant: $2) }),
        ("greaterThanOrEqualTo", { $0.constraint(greaterThanOrEqualTo: $1, constant: $2) }),
        ("lessThanOrEqualTo", { $0.constraint(lessThanOrEqualTo: $1, constant: $2) }),
      ])
  }

  private mutating func add<Anchor: LiveClass>(
    _ name: String, of type: Anchor.Type, _ ways: [(String, Make<Anchor>)]
  ) {
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
