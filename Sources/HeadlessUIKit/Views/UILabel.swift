import Foundation

/// Text that is read.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// How many lines it may take; 0 for any number.
  open var numberOfLines = 1
  /// The colour of the text.
  open var textColor: UIColor?
}
