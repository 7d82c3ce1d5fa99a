import FlowInterpreter
import FlowModel
import HeadlessUIKit

/// A view of a class that is not read, where code adds it to others: it lies among them, and nobody here knows where,
/// what it shows and what it answers to a touch. To the app's code it stays what is not known.
package final class UnreadView: UIView {
  /// What it is, in words.
  package let unknown: Unknown

  fileprivate init(_ unknown: Unknown) {
    self.unknown = unknown
    super.init(frame: .zero)
    leavePlaceOpen()
  }

  required init?(coder: NSCoder) { nil }
}

extension UIKitFramework {
  /// The view that stands for something that is not known; nil where that may be a view which is here.
  @MainActor
  fileprivate func unreadView(for unknown: Unknown) -> UnreadView? {
    if let known = unreadViews[ObjectIdentifier(unknown)] { return known }
    guard !unknown.hides else { return nil }
    let made = UnreadView(unknown)
    unreadViews[ObjectIdentifier(unknown)] = made
    return made
  }

  private static let anchors: Set<String> = [
    "bottomAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "heightAnchor", "lastBaselineAnchor",
    "leadingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "trailingAnchor", "widthAnchor",
  ]

  /// The anchors of what was plainly made as a view, `WKWebView(…)`, are those of the view that stands for it.
  package func property(_ name: String, of unknown: Unknown, at location: TreeLocation) throws -> Value? {
    nonisolated(unsafe) let this = self
    guard Self.anchors.contains(name), unknown.what.wholeMatch(of: /[A-Z]\w*(\.init)?\(…\)/) != nil,
      let view = onMain({ this.unreadView(for: unknown).map { ObjectBox($0, name: "UIView") } })
    else { return nil }
    return try interpreter.frameworkProperty(name, of: .native(view), at: location)
  }

  package var standInClass: String? { "UIView" }

  /// - Parameter isOfModel: nil for a member that UIKit alone may declare.
  package func standIn(for unknown: Unknown, with member: String, isOfModel: Bool?) -> Value? {
    guard isOfModel != nil || Self.membersOfViews.contains(member),
      let match = unknown.what.wholeMatch(of: /([A-Z]\w*?)(?:\.init)?\(…\)/)
    else { return nil }
    // A class of a library's may have a member of its own of the name that the app's extension has.
    let isOfViewAlone = isOfModel ?? true || FrameworkAncestry.isKind(String(match.1), of: "UIView") == true
    nonisolated(unsafe) let this = self
    guard isOfViewAlone else { return nil }
    return onMain { this.unreadView(for: unknown) }.map { .native(ObjectBox($0, name: "UIView")) }
  }

  /// Methods that views have and nothing else.
  private static let membersOfViews: Set<String> = [
    "addGestureRecognizer", "addSubview", "insertSubview", "removeFromSuperview", "removeGestureRecognizer",
  ]

  /// The methods that add a view which they are handed.
  static let adders: Set<String> = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]
  /// The methods that add a layer which they are handed.
  static let layerAdders: Set<String> = ["addSublayer", "insertSublayer"]
  /// The properties that put a view where they are set.
  static let viewProperties: Set<String> = ["view", "titleView", "tableHeaderView", "tableFooterView"]
  /// The classes whose initialisers take views and put them somewhere.
  static let viewTakers: Set<String> = ["NSLayoutConstraint", "UIStackView"]

  /// Leaves open where the views lie that a constraint is about.
  ///
  /// - Throws: `Stop` where one of them is not known and nobody knows what it lies in.
  @MainActor
  static func checkItems(of call: Library.Call) throws {
    let items = call.arguments.filter { ["item", "toItem"].contains($0.label) }.map(\.value)
    let unknown = items.lazy.compactMap { value in
      if case .unknown(let unknown)? = value.flattened { unknown } else { nil }
    }.first
    guard let unknown else { return }
    for case let view as UIView in try items.map({ try LiveReference.object(of: $0) }) { view.leavePlaceOpen() }
    throw Stop(lacking: unknown, at: call.location)
  }

  /// A body that adds a layer which is handed over; for one that is not known and was plainly made as a layer, such as
  /// `AVPlayerLayer(…)`, the layers below are not known from then on. Nobody sees what it draws.
  static func addingLayers(_ body: @escaping LiveLibrary.Body) -> LiveLibrary.Body {
    { call in
      guard case .unknown(let unknown)? = call.arguments.first?.value.flattened, !unknown.hides,
        unknown.what.wholeMatch(of: /[A-Z]\w*Layer(\.init)?\(…\)/) != nil,
        let layer = try LiveReference.object(of: call.value)
      else { return try body(call) }
      call.framework.unknowns[layer, "sublayers"] = unknown
      return .void
    }
  }

  /// A body that gets views for what is not known among the arguments.
  static func standingIn(_ body: @escaping LiveLibrary.Body) -> LiveLibrary.Body {
    { call in try body(call.standingIn()) }
  }
}

extension Library.Call {
  /// The same call with views for what is not known.
  ///
  /// - Parameter isLaidOut: whether only those count that lie in another view.
  @MainActor
  func standingIn(isLaidOut: Bool = false) -> Library.Call {
    func standIn(_ value: Value) -> Value {
      switch value {
      case .unknown(let unknown):
        guard let view = framework.unreadView(for: unknown), !isLaidOut || view.superview != nil else { return value }
        return .native(ObjectBox(view, name: "UIView"))
      case .some(let box): return standIn(box.value)
      case .list(let box): return .list(ListBox(ContiguousArray(box.items.map(standIn))))
      default: return value
      }
    }
    let views: Set<String?> = [nil, "item", "toItem", "arrangedSubviews", "aboveSubview", "belowSubview"]
    let replaced = arguments.map { argument in
      views.contains(argument.label)
        ? Argument(argument.label, standIn(argument.value), isTrailing: argument.isTrailing) : argument
    }
    return Library.Call(
      interpreter: interpreter, value: value, arguments: replaced, location: location, expected: expected, type: type)
  }
}
