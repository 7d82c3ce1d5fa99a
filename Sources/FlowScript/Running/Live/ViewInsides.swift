import FlowInterpreter
import HeadlessUIKit
import UIKitBridge

/// What code reads of views and nobody here knows, such as `searchBar.searchTextField`: what is done to that is done to
/// the view.
struct ViewInsides {
  private struct Inside {
    let unknown: Unknown
    weak var view: UIView?
  }

  private var known: [ObjectIdentifier: Inside] = [:]

  /// The view that a value is, or that it belongs to; nil for others.
  func view(of value: Value?) -> UIView? {
    switch value?.flattened {
    case .object(let object): object.live as? UIView
    case .native(let box as ObjectBox): box.object as? UIView
    case .unknown(let unknown): known[ObjectIdentifier(unknown)]?.view
    default: nil
    }
  }

  /// Notes that something belongs to a view.
  mutating func note(_ unknown: Unknown, of view: UIView?) {
    if let view { known[ObjectIdentifier(unknown)] = Inside(unknown: unknown, view: view) }
  }
}
