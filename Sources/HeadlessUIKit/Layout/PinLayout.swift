import Foundation

/// Follows constraints from what is known to what they pin to it: edges, centres and sizes that are equal to another
/// view's, a guide's or a number. What takes more than one equation at once, a view's own size or a choice among
/// priorities stays unknown; so does an axis whose constraints contradict each other.
struct PinLayout: LayoutSolver {
  func places(in view: UIView, isStrict: Bool) -> [ObjectIdentifier: LayoutPlace] {
    var work = PinWork(view: view, isStrict: isStrict)
    work.collect()
    work.follow()
    work.dropContradictions()
    return work.places
  }
}

/// One use of ``PinLayout``.
@MainActor
private struct PinWork {
  /// The view whose coordinates all places are in.
  let view: UIView
  let isStrict: Bool
  /// What is known so far of the items that constraints place.
  private(set) var places: [ObjectIdentifier: LayoutPlace] = [:]
  private var equations: [PinEquation] = []

  init(view: UIView, isStrict: Bool) {
    self.view = view
    self.isStrict = isStrict
  }

  /// Finds the items that constraints place, beginning with the view's own, and the equations between them.
  mutating func collect() {
    var seen: Set<ObjectIdentifier> = []
    var items: [any ConstrainedItem] = view.subviews.filter(\.isPlacedByConstraints)
    items += view.layoutGuides as [any ConstrainedItem]
    while let item = items.popLast() {
      guard places.updateValue(.unknown, forKey: ObjectIdentifier(item)) == nil else { continue }
      for constraint in item.attachedConstraints where seen.insert(ObjectIdentifier(constraint)).inserted {
        guard let equation = PinEquation(constraint, in: view, isStrict: isStrict) else { continue }
        equations.append(equation)
        items += constraint.items.filter { isOpen($0) && places[ObjectIdentifier($0)] == nil }
      }
    }
  }

  /// Whether constraints place an item somewhere in the view.
  private func isOpen(_ item: any ConstrainedItem) -> Bool {
    if let subview = item as? UIView {
      return subview.isPlacedByConstraints && subview !== view && subview.isDescendant(of: view)
    }
    guard let guide = item as? UILayoutGuide, guide.kind == nil else { return false }
    return guide.owningView?.isDescendant(of: view) == true
  }

  /// Goes through the equations until nothing more is learnt.
  mutating func follow() {
    var hasLearnt = true
    while hasLearnt {
      hasLearnt = false
      for equation in equations where learn(from: equation) { hasLearnt = true }
    }
  }

  /// Forgets an axis on which two constraints disagree: which of them UIKit would break is not known.
  mutating func dropContradictions() {
    for equation in equations {
      guard let first = value(of: equation.first), let second = equation.second.map(value(of:)) ?? 0,
        abs(first - second * equation.multiplier - equation.constant) > 0.5
      else { continue }
      for key in places.keys {
        if equation.isVertical { places[key]?.y = .unknown } else { places[key]?.x = .unknown }
      }
    }
  }

  private mutating func learn(from equation: PinEquation) -> Bool {
    let first = value(of: equation.first)
    let second = equation.second.map(value(of:)) ?? 0
    if first == nil, let second {
      return set(equation.first, second * equation.multiplier + equation.constant)
    }
    if let first, second == nil, let side = equation.second, equation.multiplier != 0 {
      return set(side, (first - equation.constant) / equation.multiplier)
    }
    return false
  }

  private mutating func set(_ side: PinEquation.Side, _ value: CGFloat) -> Bool {
    guard var place = places[ObjectIdentifier(side.item)] else { return false }
    if side.isVertical { place.y.learn(side.part, value) } else { place.x.learn(side.part, value) }
    places[ObjectIdentifier(side.item)] = place
    return true
  }

  private func value(of side: PinEquation.Side) -> CGFloat? {
    let place = places[ObjectIdentifier(side.item)] ?? side.known
    return (side.isVertical ? place.y : place.x)[side.part]
  }
}
