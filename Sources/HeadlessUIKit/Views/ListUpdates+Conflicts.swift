import Foundation

/// Changes of one update that do not go together.
extension ListUpdates {
  /// The text of UIKit's exception, where one row is changed in two ways, or moved from or to where there is none.
  ///
  /// - UIKit: a reload counts as a row that goes and one that comes, so that what is reloaded cannot move (PSPDFKit,
  ///   "The Hidden Trap in Selective Table View and Collection View Reloads", 2020; the texts are those of crash logs of
  ///   iOS 8 to 17).
  func conflict(_ before: [Int], _ after: [Int]) -> String? {
    if let path = deleted.intersection(reloaded).min() {
      return "attempt to delete and reload the same index path (\(words(path)))"
    }
    for move in moved {
      if let path = !contains(move.from, before) ? move.from : !contains(move.to, after) ? move.to : nil {
        return "attempt to move index path (\(words(path))) that does not exist"
      }
      if deleted.contains(move.from) || reloaded.contains(move.from) {
        return "attempt to perform a delete and a move from the same index path (\(words(move.from)))"
      }
      if inserted.contains(move.to) {
        return "attempt to perform an insert and a move to the same index path (\(words(move.to)))"
      }
    }
    for move in movedSections {
      if deletedSections.contains(move.from) || reloadedSections.contains(move.from) {
        return "attempt to perform a delete and a move from the same section (\(move.from))"
      }
      if insertedSections.contains(move.to) {
        return "attempt to perform an insert and a move to the same section (\(move.to))"
      }
    }
    return nil
  }

  /// What is not known of an update.
  ///
  /// - UIKit: reloads beside moves of other rows raise in some updates ("attempt to perform an insert and a move to the
  ///   same index path", Apple's developer forums, 2017), and by which rule is not published; nor is what becomes of a
  ///   row that is deleted, inserted, reloaded or moved twice.
  func doubt(_ words: Words) -> String? {
    if hasRepeatedChange || Set(moved.map(\.from)).count < moved.count || Set(moved.map(\.to)).count < moved.count {
      return "what a \(words.list) does with \(words.item == "item" ? "an item" : "a row") that changes twice"
    }
    if !moved.isEmpty, !reloaded.isEmpty { return "which \(words.item)s a \(words.list) reloads as it moves others" }
    return nil
  }

  private func words(_ path: IndexPath) -> String {
    "<NSIndexPath: 0x1> {length = 2, path = \(path.section) - \(path.row)}"
  }
}
