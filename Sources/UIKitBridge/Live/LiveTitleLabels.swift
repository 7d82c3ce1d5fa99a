import FlowInterpreter
import HeadlessUIKit

/// Texts that code sets past a button, in the label of its title.
///
/// - UIKit: the label is for its looks; the title is set for a state (documentation of UIButton.titleLabel). What is set
///   in the label shows until the button lays out its title anew, and nobody has published when that is.
extension LiveLibrary {
  mutating func addTitleLabels() {
    setter("UILabel", "text") { call in
      let label: UILabel = try call.this()
      let text: String? = try call.unbridge(call[0])
      label.text = text
      if label.text != text { try call.noteTextPastButton(of: label) }
      return .void
    }
    setter("UILabel", "attributedText") { call in
      let label: UILabel = try call.this()
      let text: NSAttributedString? = try call.unbridge(call[0])
      label.attributedText = text
      call.noteLooks(of: text, in: label)
      if label is UIButtonLabel, label.text != text?.string { try call.noteTextPastButton(of: label) }
      return .void
    }
  }
}

extension Library.Call {
  /// - Throws: what makes the label's own text unknown as well.
  fileprivate func noteTextPastButton(of label: UILabel) throws {
    guard let button = (label as? UIButtonLabel)?.button else { return }
    let unknown = Unknown("whether the button shows what its titleLabel is given", location)
    try framework.note(unknown, of: button, "title", at: location)
    try framework.note(unknown, of: button, "currentTitle", at: location)
    throw Stop(lacking: unknown, at: location)
  }
}
