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

  @Test func oneRowIsNotDeletedAndReloadedNorMovedAndDeleted() {
    var updates = ListUpdates()
    updates.deleted = [path(1)]
    updates.reloaded = [path(1)]
    #expect(
      updates.outcome([3], [2], .table).fault
        == "attempt to delete and reload the same index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 1})")
    updates = ListUpdates()
    updates.deleted = [path(0)]
    updates.moved = [(path(0), path(1))]
    #expect(
      updates.outcome([3], [2], .table).fault
        == "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 0})"
    )
    updates = ListUpdates()
    updates.reloaded = [path(2)]
    updates.moved = [(path(2), path(0))]
    #expect(
      updates.outcome([3], [3], .collection).fault
        == "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 2})"
    )
    updates = ListUpdates()
    updates.inserted = [path(1)]
    updates.moved = [(path(0), path(1))]
    #expect(
      updates.outcome([2], [3], .table).fault
        == "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 1})"
    )
    updates = ListUpdates()
    updates.reloadedSections = [0]
    updates.movedSections = [(0, 1)]
    #expect(
      updates.outcome([1, 1], [1, 1], .table).fault
        == "attempt to perform a delete and a move from the same section (0)")
  }

  @Test func aRowMovesFromAndToPlacesThatAreThere() {
    var updates = ListUpdates()
    updates.moved = [(path(0), path(2))]
    #expect(
      updates.outcome([2], [2], .table).fault
        == "attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 2}) that does not exist")
    updates.moved = [(path(4), path(0))]
    #expect(
      updates.outcome([2], [2], .table).fault
        == "attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 4}) that does not exist")
  }

  @Test func whatAListDoesWithReloadsBesideMovesAndWithRowsThatComeTwiceIsNotKnown() {
    var updates = ListUpdates()
    updates.reloaded = [path(0)]
    updates.moved = [(path(1), path(2))]
    #expect(updates.outcome([3], [3], .table).doubt == "which rows a table view reloads as it moves others")
    updates = ListUpdates()
    updates.note(\.deleted, [path(0), path(0)])
    #expect(
      updates.outcome([3], [2], .collection).doubt == "what a collection view does with an item that changes twice")
    updates = ListUpdates()
    updates.note(\.deleted, [path(0)])
    updates.note(\.inserted, [path(0)])
    #expect(updates.outcome([3], [3], .table).doubt == nil)
  }
}
