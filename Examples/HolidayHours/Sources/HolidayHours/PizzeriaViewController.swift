import UIKit

/// The start: opens the holiday hours, joined by embed segues or put together in code.
class PizzeriaViewController: UIViewController {
  @IBOutlet var statusLabel: UILabel!

  /// Where both containers' close buttons unwind to.
  @IBAction func unwindToPizzeria(_ segue: UIStoryboardSegue) {
    guard let container = segue.source as? HolidayHoursContaining, let note = container.savedNote else { return }
    statusLabel.text = note.isEmpty ? "Holiday hours are set." : "Holiday hours are set: \(note)"
  }
}
