import FlowInterfaceBuilder
import Foundation

/// How a view of a document differs by size class: which of its subviews are installed, and what its properties are.
///
/// - UIKit: "installed" and the properties with a + in Interface Builder follow the view's size classes, also when they
///   change; the variation that names both classes goes before one that names one (documentation of Xcode, "Creating
///   size-class-specific layouts"). Which of two that name one class each goes first is not published.
@MainActor
final class SizeClassVariations {
  private let object: InterfaceObject
  private let variations: [InterfaceVariation]
  /// The subviews that are not installed under all size classes, with their ids, in the document's order.
  private var varying: [(id: String, view: UIView)] = []
  /// The ids of the document's subviews in its order.
  private var order: [(id: String?, view: Weak)] = []
  private var installed: Set<String> = []
  private var applied: [String: String] = [:]

  private struct Weak { weak var view: UIView? }

  /// What a document says; nil for a view that is the same under all size classes, as far as a screen shows it.
  init?(of object: InterfaceObject) {
    variations = object.variations.filter { $0.key == "default" || $0.widthClass != nil || $0.heightClass != nil }
    self.object = object
    guard !variations.isEmpty else { return nil }
  }

  /// Notes a subview; whether it is installed now.
  func adopt(_ subview: UIView, _ id: String?, under traits: UITraitCollection) -> Bool {
    order.append((id, Weak(view: subview)))
    guard let id,
      variations.contains(where: { ($0.included(in: "subviews") + $0.excluded(from: "subviews")).contains(id) })
    else { return true }
    varying.append((id, subview))
    guard isInstalled(id, under: traits) else { return false }
    installed.insert(id)
    return true
  }

  /// Gives a view what holds under its size classes, where that has changed.
  func apply(to view: UIView, under traits: UITraitCollection) {
    for name in Self.defaults.keys.sorted() {
      guard variations.contains(where: { Self.value(of: name, in: $0.element) != nil }) else { continue }
      let base = object.element.string(name) ?? Self.defaults[name] ?? ""
      let value = settled(under: traits, by: { Self.value(of: name, in: $0.element) }) ?? base
      if applied[name, default: base] != value {
        _ = KeyValueCoding.set(Self.value(value, of: name), forKeyPath: name, of: view)
      }
      applied[name] = value
    }
    for (id, subview) in varying {
      let isWanted = isInstalled(id, under: traits)
      guard isWanted != installed.contains(id) else { continue }
      if isWanted {
        installed.insert(id)
        install(subview, in: view)
      } else {
        installed.remove(id)
        subview.removeFromSuperview()
      }
    }
  }

  private func install(_ subview: UIView, in view: UIView) {
    let place = order.firstIndex { $0.view.view === subview } ?? order.count
    let before = order[..<place].last { $0.view.view?.superview === view }?.view.view
    if let stack = view as? UIStackView {
      let index = before.flatMap { one in stack.arrangedSubviews.firstIndex { $0 === one } }.map { $0 + 1 } ?? 0
      stack.insertArrangedSubview(subview, at: index)
    } else if let before {
      view.insertSubview(subview, aboveSubview: before)
    } else {
      view.insertSubview(subview, at: 0)
    }
  }

  private func isInstalled(_ id: String, under traits: UITraitCollection) -> Bool {
    settled(under: traits) { variation in
      if variation.included(in: "subviews").contains(id) { return true }
      return variation.excluded(from: "subviews").contains(id) ? false : nil
    } ?? true
  }

  /// What the most specific variation that holds says; nil where none says anything.
  private func settled<Value: Hashable>(
    under traits: UITraitCollection, by says: (InterfaceVariation) -> Value?
  ) -> Value? {
    let holding = variations.filter { $0.holds(under: traits) }
    for count in [2, 1, 0] {
      let values = holding.filter { $0.classCount == count }.compactMap(says)
      guard let first = values.first else { continue }
      if Set(values).count > 1 {
        Simulation.current.leaveUndecided(
          "which of two variations by size class goes first, that by width or that by height", at: object.location)
      }
      return first
    }
    return nil
  }

  /// The properties that a screen shows, with what they are without a word in the document.
  private static let defaults = [
    "hidden": "NO", "alpha": "1", "userInteractionEnabled": "YES", "enabled": "YES", "selected": "NO", "text": "",
    "placeholder": "", "title": "",
  ]

  /// What a variation says of a property; nil where it says nothing that the property can be.
  private static func value(of name: String, in element: InterfaceElement) -> String? {
    switch name {
    case "alpha": element.number(name).map { "\($0)" }
    case "text", "placeholder", "title": element.string(name)
    default: element.bool(name).map { $0 ? "YES" : "NO" }
    }
  }

  private static func value(_ text: String, of name: String) -> Any {
    switch name {
    case "alpha": Double(text) ?? 1
    case "text", "placeholder", "title": text
    default: text == "YES"
    }
  }
}

extension InterfaceVariation {
  /// How many size classes it names.
  fileprivate var classCount: Int { [widthClass, heightClass].count { $0 != nil } }

  /// Whether it is for these size classes.
  @MainActor
  fileprivate func holds(under traits: UITraitCollection) -> Bool {
    func fits(_ name: String?, _ sizeClass: UIUserInterfaceSizeClass) -> Bool {
      name.map { $0 == (sizeClass == .compact ? "compact" : "regular") } ?? true
    }
    return fits(widthClass, traits.horizontalSizeClass) && fits(heightClass, traits.verticalSizeClass)
  }
}
