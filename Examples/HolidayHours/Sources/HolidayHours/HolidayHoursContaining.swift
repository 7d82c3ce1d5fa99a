import UIKit

/// An outermost container, which knows the content that its template shows.
@MainActor
protocol HolidayHoursContaining: UIViewController {
  /// The content inside of the template.
  var content: HolidayHoursViewController? { get }
}

extension HolidayHoursContaining {
  /// The note that was saved, or nil when nothing was.
  var savedNote: String? { content?.savedNote }
}
