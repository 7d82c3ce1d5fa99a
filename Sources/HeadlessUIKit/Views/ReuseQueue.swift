import Foundation

/// Views that a list took off the screen, which it gives out again for other rows.
///
/// - UIKit: where one waits under an identifier, a list hands it out as it was left, told to prepare for that, in place
///   of a new one (documentation of UITableView.dequeueReusableCell(withIdentifier:) and
///   UITableViewCell.prepareForReuse()). After `reloadData()` those on the screen wait (observed by many authors). Which
///   of several is handed out, and how many wait after scrolling, is not published: ``ReuseOrder``.
struct ReuseQueue<Waiting: UIView> {
  private struct Entry {
    let view: Waiting
    let isCertain: Bool
  }

  private var entries: [String: [Entry]] = [:]

  /// Lets a view wait.
  ///
  /// - Parameter isCertain: whether UIKit surely keeps it for use, whenever the next view is asked for.
  mutating func put(_ view: Waiting, under identifier: String?, isCertain: Bool) {
    guard let identifier, !identifier.isEmpty else { return }
    entries[identifier, default: []].append(Entry(view: view, isCertain: isCertain))
  }

  /// Takes one that waits; nil for none.
  @MainActor
  mutating func take(_ identifier: String) -> Waiting? {
    guard let waiting = entries[identifier], !waiting.isEmpty else { return nil }
    let simulation = Simulation.current
    let takesFirst = simulation.openRules.takesOther(.reusedCells)
    let place = takesFirst ? waiting.firstIndex(where: \.isCertain) : waiting.indices.last
    return place.flatMap { entries[identifier]?.remove(at: $0).view }
  }
}
