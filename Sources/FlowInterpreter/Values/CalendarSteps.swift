/// The days or months that a calendar adds to a date that is not known: of two that begin at the same date the one with
/// fewer of them is the earlier, whatever the date is.
struct CalendarSteps: Sendable {
  /// What is the same for all dates that the calendar comes to from one.
  private final class Origin: Sendable {}

  private var origin = Origin()
  private var months = 0
  private var days = 0
  /// How often something was added.
  private var additions = 0

  /// The same and some units more; nil for units that are no days and no months.
  func adding(_ count: Int, _ unit: String) -> CalendarSteps? {
    var made = self
    made.additions += 1
    switch unit {
    case "day", "weekday": made.days += count
    case "weekOfYear", "weekOfMonth": made.days += 7 * count
    case "month": made.months += count
    case "quarter": made.months += 3 * count
    case "year": made.months += 12 * count
    default: return nil
    }
    return made
  }

  /// Whether it comes before others; nil where that is not known.
  ///
  /// - Foundation: a month that lacks the day ends with its last one, so that months one by one may come to an earlier day
  ///   than all at once; an hour that the day lacks is the one after it, so that days one by one may come to a later one.
  func isBefore(_ other: CalendarSteps) -> Bool? {
    guard origin === other.origin else { return nil }
    if months == 0, other.months == 0 {
      if days != other.days { return days < other.days }
      return additions >= other.additions ? false : nil
    }
    guard days == 0, other.days == 0 else { return nil }
    if months != other.months { return months < other.months }
    return additions <= 1 ? false : nil
  }

  /// The days between two dates; nil where they are not known, or where an hour that a day lacks may count.
  func days(since other: CalendarSteps) -> Int? {
    guard origin === other.origin, months == 0, other.months == 0, additions + other.additions <= 1 else { return nil }
    return days - other.days
  }
}
