import Foundation

/// A date that the user chooses.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What of a date is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// The date: today's, until one is set.
  ///
  /// - UIKit: it is kept between the earliest and the latest, unless those are the wrong way round, or seconds are
  ///   counted down (documentation of minimumDate and maximumDate).
  open var date = Date(timeIntervalSinceReferenceDate: 0) {
    didSet {
      hasDate = true
      keepBetweenEnds()
    }
  }
  /// Whether a date was set.
  package private(set) var hasDate = false
  /// The earliest date.
  open var minimumDate: Date? { didSet { keepBetweenEnds() } }
  /// The latest date.
  open var maximumDate: Date? { didSet { keepBetweenEnds() } }
  /// What of a date is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How many minutes are between two that can be chosen.
  open var minuteInterval = 1
  /// The time zone in which it shows the date; nil for the device's.
  open var timeZone: TimeZone?
  /// Seconds to count down.
  open var countDownDuration: TimeInterval = 0 { didSet { hasDuration = true } }
  /// Whether the seconds were set.
  package private(set) var hasDuration = false

  private func keepBetweenEnds() {
    guard hasDate, datePickerMode != .countDownTimer else { return }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
    let kept = max(minimumDate ?? .distantPast, min(maximumDate ?? .distantFuture, date))
    if date != kept { date = kept }
  }

  /// Sets the date; no event is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override class var madeSize: MadeSize { .open }

  override var questionOfTap: String? { "which date the user chooses" }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
