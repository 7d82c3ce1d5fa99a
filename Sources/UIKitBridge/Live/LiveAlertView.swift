import FlowInterpreter
import HeadlessUIKit

/// Alert views with more buttons than the one to cancel, which Swift's overlay of UIKit makes.
extension LiveLibrary {
  mutating func addAlertViews() {
    for count in 0..<Self.mostAlertButtons {
      let more = String(repeating: "_:", count: count)
      construction("UIAlertView", "(title:message:delegate:cancelButtonTitle:otherButtonTitles:\(more))") { call in
        let title: String? = try call.unbridge(call[0], or: nil)
        let message: String? = try call.unbridge(call[1], or: nil)
        let delegate: (any UIAlertViewDelegate)? = try call.object(call[2], as: (any UIAlertViewDelegate).self)
        let cancel: String? = try call.unbridge(call[3], or: nil)
        let alert = UIAlertView(title: title, message: message, delegate: delegate, cancelButtonTitle: cancel)
        for index in 0...count { alert.addButton(withTitle: try call.unbridge(call[4 + index], or: nil)) }
        return LiveReference.value(of: alert)
      }
    }
  }

  /// More than an alert has room for.
  private static let mostAlertButtons = 12
}
