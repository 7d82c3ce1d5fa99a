import UIKit

/// One day and its opening times. The storyboard sets all three values, as `@IBInspectable`.
class OpeningTimesView: XibView {
  var day = ""
  var hours = ""
  var isClosed = false

  var dayLabel: UILabel!
  var hoursLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    dayLabel.text = day
    hoursLabel.text = isClosed ? "Closed" : hours
  }
}
