import UIKit

/// The innermost one: the holiday hours, with a note to the guests. Its buttons stand in its
/// scene's dock; the template around it shows them.
class HolidayHoursViewController: UIViewController, ActionProviding, Storyboardable {
  class var storyboardName: String { "Hours" }

  @IBOutlet var actionButtons: [UIButton] = []
  @IBOutlet var openingTimes: [OpeningTimesView] = []
  @IBOutlet var noteField: UITextField!
  @IBOutlet var statusLabel: UILabel!

  /// The note that was saved, or nil when nothing was.
  private(set) var savedNote: String?

  /// Light text on the dark bar of the container; who frames this controller lets it decide.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  /// The Save button in the dock.
  @IBAction func save(_ sender: Any?) {
    savedNote = noteField.text ?? ""
    let days = openingTimes.filter { !$0.isClosed }.count
    statusLabel.text = "Saved: open on \(days) of \(openingTimes.count) days"
  }

  /// Where the sheet with the earlier years unwinds to.
  @IBAction func unwindToHolidayHours(_ segue: UIStoryboardSegue) {}
}
