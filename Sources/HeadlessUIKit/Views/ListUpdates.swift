import Foundation

/// Changes of the rows and sections of a list that are made at once.
///
/// - UIKit: places of what is deleted, reloaded or moved are those before the update, those of what is inserted or moved
///   to are those after it, whatever the order of the calls (documentation of UITableView.performBatchUpdates(_:completion:)).
struct ListUpdates {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  /// Whether one place stands twice in changes of one kind.
  private(set) var hasRepeatedChange = false

  /// Whether nothing changes.
  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// Takes down changes of one kind.
  mutating func note(_ kind: WritableKeyPath<ListUpdates, Set<IndexPath>>, _ paths: [IndexPath]) {
    for path in paths where !self[keyPath: kind].insert(path).inserted { hasRepeatedChange = true }
  }

  /// What a list calls its items in UIKit's messages.
  struct Words {
    let list: String
    let item: String
    static let table = Words(list: "table view", item: "row")
    static let collection = Words(list: "collection view", item: "item")
  }

  /// Where the rows come from: of each row after the update the place before it, nil for a new one.
  struct Outcome {
    var rows: [[IndexPath?]] = []
    /// The new places of sections that stay as they are, by their old ones.
    var sections: [Int: Int] = [:]
    /// The text of UIKit's exception, where the data source does not fit.
    var fault: String?
    /// What is not known of it.
    var doubt: String?

    /// The new places of rows that stay, by their old ones.
    var places: [IndexPath: IndexPath] {
      var places: [IndexPath: IndexPath] = [:]
      for (section, row) in rows.enumerated() {
        for (item, place) in row.enumerated() {
          if let place { places[place] = IndexPath(row: item, section: section) }
        }
      }
      return places
    }
  }

  /// - Parameters:
  ///   - before: the number of rows of each section before the update.
  ///   - after: those that the data source tells now.
  func outcome(_ before: [Int], _ after: [Int], _ words: Words) -> Outcome {
    if let fault = fault(before, after, words) ?? conflict(before, after) { return Outcome(fault: fault) }
    if let doubt = doubt(words) { return Outcome(doubt: doubt) }
    var sources: [Int?] = []
    var kept = keptSections(before)[...]
    for section in after.indices {
      if let move = movedSections.first(where: { $0.to == section }) {
        sources.append(move.from)
      } else if insertedSections.contains(section) {
        sources.append(nil)
      } else {
        sources.append(kept.popFirst().flatMap { reloadedSections.contains($0) ? nil : $0 })
      }
    }
    let sections = sources.enumerated().compactMap { place, source in source.map { ($0, place) } }
    return Outcome(
      rows: zip(sources, after.indices).map { rows(from: $0, to: $1, before, after) },
      sections: Dictionary(uniqueKeysWithValues: sections))
  }

  /// The sections that stay or are reloaded, in the order before the update.
  private func keptSections(_ before: [Int]) -> [Int] {
    before.indices.filter { section in
      !deletedSections.contains(section) && !movedSections.contains { $0.from == section }
    }
  }

  private func rows(from source: Int?, to section: Int, _ before: [Int], _ after: [Int]) -> [IndexPath?] {
    var rows = [IndexPath?](repeating: nil, count: after[section])
    guard let source else { return rows }
    var left = (0..<before[source]).map { IndexPath(row: $0, section: source) }.filter { path in
      !deleted.contains(path) && !moved.contains { $0.from == path }
    }[...]
    for row in rows.indices {
      let path = IndexPath(row: row, section: section)
      if let move = moved.first(where: { $0.to == path }) {
        rows[row] = move.from
      } else if !inserted.contains(path), let next = left.popFirst() {
        rows[row] = reloaded.contains(next) ? nil : next
      }
    }
    return rows
  }

  // MARK: UIKit's exceptions

  /// - UIKit: the texts are those of published crash logs of iOS 7 to 17; later ones add the list's description.
  private func fault(_ before: [Int], _ after: [Int], _ words: Words) -> String? {
    if let path = deleted.union(reloaded).sorted().last(where: { !contains($0, before) }) {
      guard before.indices.contains(path.section) else {
        return "attempt to delete \(words.item) \(path.row) from section \(path.section), but there are only "
          + "\(before.count) sections before the update"
      }
      return "attempt to delete \(words.item) \(path.row) from section \(path.section) which only contains "
        + "\(before[path.section]) \(words.item)s before the update"
    }
    if let section = deletedSections.union(reloadedSections).last, section >= before.count {
      return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
    }
    let expected = before.count + insertedSections.count - deletedSections.count
    guard after.count == expected else {
      return "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after "
        + "the update (\(after.count)) must be equal to the number of sections contained in the \(words.list) before "
        + "the update (\(before.count)), plus or minus the number of sections inserted or deleted "
        + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    if let path = inserted.sorted().first(where: { !contains($0, after) }) {
      guard after.indices.contains(path.section) else {
        return "attempt to insert \(words.item) \(path.row) into section \(path.section), but there are only "
          + "\(after.count) sections after the update"
      }
      return "attempt to insert \(words.item) \(path.row) into section \(path.section), but there are only "
        + "\(after[path.section]) \(words.item)s in section \(path.section) after the update"
    }
    return before.indices.lazy.compactMap { countFault($0, before, after, words) }.first
  }

  func contains(_ path: IndexPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  private func countFault(_ section: Int, _ before: [Int], _ after: [Int], _ words: Words) -> String? {
    if deletedSections.contains(section) || reloadedSections.contains(section) { return nil }
    let place = place(ofSection: section)
    guard after.indices.contains(place) else { return nil }
    let plus = inserted.count { $0.section == place }
    let minus = deleted.count { $0.section == section }
    let movedIn = moved.count { $0.to.section == place && $0.from.section != section }
    let movedOut = moved.count { $0.from.section == section && $0.to.section != place }
    guard after[place] != before[section] + plus - minus + movedIn - movedOut else { return nil }
    let item = words.item
    return "Invalid update: invalid number of \(item)s in section \(section). The number of \(item)s contained in an "
      + "existing section after the update (\(after[place])) must be equal to the number of \(item)s contained in that "
      + "section before the update (\(before[section])), plus or minus the number of \(item)s inserted or deleted from "
      + "that section (\(plus) inserted, \(minus) deleted) and plus or minus the number of \(item)s moved into or out "
      + "of that section (\(movedIn) moved in, \(movedOut) moved out)."
  }

  /// Where a section that stays stands after the update.
  private func place(ofSection section: Int) -> Int {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var left = (0..<section).count { each in
      !deletedSections.contains(each) && !movedSections.contains { $0.from == each }
    }
    var place = 0
    while taken.contains(place) || left > 0 {
      if !taken.contains(place) { left -= 1 }
      place += 1
    }
    return place
  }
}
