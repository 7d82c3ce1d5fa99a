import FlowInterpreter
import HeadlessUIKit

/// Anchors, whose class is generic.
extension LiveLibrary {
  mutating func addAnchors() {
    add("NSLayoutXAxisAnchor", of: NSLayoutXAxisAnchor.self)
    add("NSLayoutYAxisAnchor", of: NSLayoutYAxisAnchor.self)
    add("NSLayoutDimension", of: NSLayoutDimension.self)
  }

  /// - Parameter axis: the class that the anchors of one axis are generic in: itself.
  private mutating func add<Axis: AnyObject>(_ name: String, of axis: Axis.Type) {
    typealias Anchor = NSLayoutAnchor<Axis>
    typealias Make = @MainActor (Anchor, Anchor, CGFloat) -> NSLayoutConstraint
    let ways: [(String, Make)] = [
      ("equalTo", { $0.constraint(equalTo: $1, constant: $2) }),
      ("greaterThanOrEqualTo", { $0.constraint(greaterThanOrEqualTo: $1, constant: $2) }),
      ("lessThanOrEqualTo", { $0.constraint(lessThanOrEqualTo: $1, constant: $2) }),
    ]
    for (label, make) in ways {
      method(name, "constraint(\(label):constant?:)") { call in
        guard let this = try call.object(call.value, as: Anchor.self), let other = try call.object(0, as: Anchor.self)
        else { throw call.stop("an anchor that is nil") }
        let constant: CGFloat = try call.argument("constant") ?? 0
        return make(this, other, constant).bridged
      }
    }
  }
}
