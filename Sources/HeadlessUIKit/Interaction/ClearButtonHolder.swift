/// A field with a button that empties it.
@MainActor
protocol ClearButtonHolder: UIView {
  /// Whether the button is seen.
  var showsClearButton: Bool { get }
  /// Does what a tap on it does.
  func userDidClear()
}

extension UITextField: ClearButtonHolder {}
