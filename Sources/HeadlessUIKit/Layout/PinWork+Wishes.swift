import Foundation

/// Constraints that hold no stronger than content keeps its size: where no content has a say, they decide as all others
/// do, the strongest first.
///
/// - UIKit: Auto Layout satisfies constraints in the order of their priorities, and comes as near as it can to an optional
///   one that it cannot satisfy (Auto Layout Guide, "Anatomy of a Constraint").
extension PinWork {
  mutating func followWishes() {
    for isVertical in [false, true] {
      let all = equations.filter { $0.isVertical == isVertical }
      let own = all.map { limited($0, by: all) }
      guard own.contains(where: \.isWish) else { continue }
      for group in groups(of: own, isVertical) where group.contains(where: \.isWish) {
        let before = places
        for strength in Set(group.filter(\.isWish).map(\.strength)).sorted(by: >) {
          follow(group.filter { ($0.isExact || $0.isWish) && $0.strength >= strength }, isExact: true)
        }
        if group.contains(where: { isBroken($0) && !isGivenUp($0, in: group) }) {
          restore(before, isVertical: isVertical)
        }
      }
    }
  }

  /// A wish for a length as near as required limits of the same length let it come.
  private func limited(_ wish: PinEquation, by equations: [PinEquation]) -> PinEquation {
    guard wish.isWish, wish.second == nil, let length = wish.constant.exact else { return wish }
    var limited = wish
    for limit in equations
    where limit.isRequired && limit.second == nil && limit.first.item === wish.first.item
      && limit.first.part == wish.first.part
    {
      switch (limit.relation, limit.constant.exact) {
      case (.lessThanOrEqual, let most?): limited.constant = .at(min(length, most))
      case (.greaterThanOrEqual, let least?): limited.constant = .at(max(length, least))
      default: break
      }
    }
    return limited
  }

  /// Whether a constraint that does not hold gives way by rights: an equation that is weaker than what decided. One as
  /// strong may have decided as well, and an inequality draws what it is about towards it.
  private func isGivenUp(_ equation: PinEquation, in group: [PinEquation]) -> Bool {
    equation.relation == .equal && !equation.isRequired
      && !group.contains { $0.isWish && $0.strength == equation.strength && !isBroken($0) }
  }

  /// The equations about items of which something is open, in groups that have no open item in common; without the groups
  /// in which content asks for a size.
  private func groups(of equations: [PinEquation], _ isVertical: Bool) -> [[PinEquation]] {
    var left = equations.filter { !openSlots(of: $0).isEmpty }
    prune(&left, isVertical)
    var groups: [[PinEquation]] = []
    while let first = left.popLast() {
      var (group, slots) = ([first], Set(openSlots(of: first)))
      while let next = left.firstIndex(where: { openSlots(of: $0).contains(where: slots.contains) }) {
        let equation = left.remove(at: next)
        slots.formUnion(openSlots(of: equation))
        group.append(equation)
      }
      let asks = views.contains { view in
        places.slot(of: view).map(slots.contains) == true && view.mayAskForSize(isVertical: isVertical)
      }
      if !asks { groups.append(group) }
    }
    return groups
  }

  /// Takes away what hangs on one other item alone: it follows that one, and has no say in where that is.
  private func prune(_ equations: inout [PinEquation], _ isVertical: Bool) {
    var isPruned = true
    while isPruned {
      isPruned = false
      for view in views {
        guard let slot = places.slot(of: view) else { continue }
        let ties = equations.indices.filter { index in
          equations[index].second != nil && openSlots(of: equations[index]).contains(slot)
        }
        guard ties.count == 1, equations[ties[0]].relation == .equal, !equations[ties[0]].isWish,
          Set(openSlots(of: equations[ties[0]])).count > 1, view.mayAskForSize(isVertical: isVertical)
        else { continue }
        equations.removeAll { openSlots(of: $0).contains(slot) }
        isPruned = true
      }
    }
  }

  /// Where the items of an equation stand of whose place along its axis something is open.
  private func openSlots(of equation: PinEquation) -> [Int] {
    [equation.first.slot, equation.second?.slot].compactMap(\.self).filter { slot in
      let place = places.values[slot]
      return !(equation.isVertical ? place.y : place.x).isDetermined
    }
  }
}

extension UIView {
  /// Whether what it shows may ask for a length along an axis.
  fileprivate func mayAskForSize(isVertical: Bool) -> Bool {
    if statedContentLength(isVertical: isVertical) != nil || isPlaceOpen { return true }
    switch self {
    case is UILabel, is UIControl, is UIImageView, is UITextView, is UISearchBar, is UIProgressView, is UIPickerView,
      is UIActivityIndicatorView:
      return true
    default: return false
    }
  }
}
