import Foundation
import Testing

@testable import HeadlessUIKit

/// Where rows come from that an update leaves in a list.
struct ListUpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func placesOfWhatGoesAreThoseBeforeAndOfWhatComesThoseAfter() {
    var updates = ListUpdates()
    updates.deleted = [path(0)]
    updates.inserted = [path(2)]
    updates.reloaded = [path(1)]
    #expect(updates.outcome([3], [3], .table).rows == [[nil, path(2), nil]])
  }

  @Test func rowsAndSectionsMove() {
    var updates = ListUpdates()
    updates.moved = [(path(0), path(1))]
    #expect(updates.outcome([2], [2], .table).rows == [[path(1), path(0)]])
    updates = ListUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [1]
    #expect(updates.outcome([1, 2], [2, 1], .table).rows == [[path(0, 1), path(1, 1)], [nil]])
  }

  @Test func whatDoesNotFitHasUIKitsWords() {
    var updates = ListUpdates()
    updates.deleted = [path(4)]
    #expect(
      updates.outcome([2], [1], .table).fault
        == "attempt to delete row 4 from section 0 which only contains 2 rows before the update")
    updates = ListUpdates()
    updates.inserted = [path(3)]
    #expect(
      updates.outcome([2], [3], .collection).fault
        == "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update")
    updates = ListUpdates()
    updates.insertedSections = [1]
    #expect(
      updates.outcome([2], [2], .collection).fault
        == """
        Invalid update: invalid number of sections. The number of sections contained in the collection view after the \
        update (1) must be equal to the number of sections contained in the collection view before the update (1), plus \
        or minus the number of sections inserted or deleted (1 inserted, 0 deleted).
        """)
  }
}
