import UIKit

/// One day and its opening times. The storyboard sets all three values, as `@IBInspectable`.
class OpeningTimesView: XibView {
  @IBInspectable var day = ""
  @IBInspectable var hours = ""
  @IBInspectable var isClosed = false

  @IBOutlet var dayLabel: UILabel!
  @IBOutlet var hoursLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    dayLabel.text = day
    hoursLabel.text = isClosed ? "Closed" : hours
  }
}
