import Foundation

/// A finger that scrolls on until an element comes into sight.
///
/// - UIKit: rows are made as they come on the screen (documentation of UITableView and UICollectionView), so that none is
///   made that lies far behind the element, at which the finger stops.
@MainActor
public final class ScrollSearch {
  private let simulation: Simulation
  private let find: ([ScreenElement]) -> ScreenElement?
  /// The list that a finger moves, and how far it may have gone.
  private var moved: (list: UIScrollView, extent: Extent)?
  /// Where each list may have been.
  private var passed: [(list: UIScrollView, extent: Extent)] = []
  /// Whether a finger has stopped at it.
  private var isFound = false

  /// Makes a search.
  ///
  /// - Parameter find: the element among those on the screen; nil if it is not there.
  public init(in simulation: Simulation, for find: @escaping ([ScreenElement]) -> ScreenElement?) {
    (self.simulation, self.find) = (simulation, find)
  }

  /// Lets lists rest where the element is on the screen, if it may be there as far as they have been scrolled.
  ///
  /// - Returns: whether it is on the screen now.
  public func stops() -> Bool {
    if isFound { return true }
    let fit = simulation.rowFit
    defer { layLists(with: fit) }
    layLists(with: .least)
    if find(simulation.screenElements) != nil { return true }
    layLists(with: .most)
    return rest()
  }

  /// Moves a finger once, and each list that follows it no further than to the element.
  public func swipe(_ path: SwipePath) -> SwipeOutcome {
    simulation.scrollSearch = self
    defer { simulation.scrollSearch = nil }
    let outcome = simulation.swipe(path)
    if let (list, extent) = moved {
      moved = nil
      pass(list, extent, along: path)
    }
    return outcome
  }

  /// Leaves lists in which it was not found somewhere on the way, or where it is if that is where its rows have any height.
  public func end() {
    guard !passed.isEmpty else { return }
    for (list, extent) in passed where list.window != nil { list.listRest = .moved(extent) }
    _ = stops()
  }

  /// Notes how far a finger may move a list.
  func note(_ extent: Extent, of list: UIScrollView) { moved = (list, extent) }

  /// Shows a list from place to place, until the element is there.
  private func pass(_ list: UIScrollView, _ extent: Extent, along path: SwipePath) {
    let isForward = path.direction == .up || path.direction == .left
    let before = passed.firstIndex { $0.list === list }.map { passed.remove(at: $0).extent }
    let ends = [before, extent].compactMap(\.self)
    passed.append((list, ends.map(\.lowerBound).min()!...ends.map(\.upperBound).max()!))
    let length = list.shownLength(isHorizontal: path.isHorizontal, ScrolledContent()).lowerBound
    let fit = simulation.rowFit
    // Where as few rows as possible are on the screen, the finger stops as soon as it can.
    let step = max(20, length * (fit == .most ? 0.5 : 0.125))
    simulation.rowFit = .most
    defer { simulation.rowFit = fit }
    for distance in stride(from: 0, through: extent.upperBound - extent.lowerBound, by: step) {
      let start = isForward ? extent.lowerBound + distance : extent.upperBound - distance
      list.isOffsetOpen = true
      list.listRest = .moved(.exactly(start))
      simulation.settle()
      isFound = rest()
      if isFound { return }
      if isForward, let end = list.contentEnd, start + length >= end.upperBound { return }
    }
  }

  /// Lets lists rest where the element is on the screen.
  private func rest() -> Bool {
    guard let host = find(simulation.screenElements)?.host else { return false }
    for case let list as UIScrollView in sequence(first: host, next: \.superview) {
      list.rest(showing: host)
      passed.removeAll { $0.list === list }
    }
    return true
  }

  /// Lays the rows of all lists on the screen anew.
  private func layLists(with fit: RowFit) {
    simulation.rowFit = fit
    func lay(_ view: UIView) {
      (view as? UIScrollView)?.contentDidMove()
      view.subviews.forEach(lay)
    }
    simulation.application.windowScene.windows.forEach(lay)
    simulation.settle()
  }
}
