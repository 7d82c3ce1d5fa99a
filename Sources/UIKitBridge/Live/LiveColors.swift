import FlowInterpreter
import HeadlessUIKit

/// Colours that UIKit gives to what code gives none, and which nobody has published: they are there, and not known.
extension LiveLibrary {
  mutating func addColors() {
    color("textColor") { (view: UITextField) in view.textColor }
    color("textColor") { (view: UITextView) in view.textColor }
    color("color") { (view: UIActivityIndicatorView) in view.color }
    color("separatorColor") { (view: UITableView) in view.separatorColor }
    color("backgroundColor") { (view: UITableView) in view.backgroundColor }
    property("UIScrollView", "gestureRecognizers") { call in
      let this: UIScrollView = try call.this()
      // - UIKit: it has those of its own for pans and pinches (documentation of panGestureRecognizer).
      return .unknown(Unknown("the recognizers of a \(this.typeName)", call.location))
    }
    property("UILabel", "font") { call in
      let this: UILabel = try call.this()
      guard let title = this as? UIButtonLabel, !title.hasOwnFont else { return (this.font as UIFont?).bridged }
      // That of a configuration's title is its own.
      if let button = title.button, button.configuration == nil,
        let described = InterfaceOrigin.of(button)?.object.font.flatMap(UIFont.of)
      {
        return (described as UIFont?).bridged
      }
      return .unknown(Unknown("the font of a button's title, which nobody has set", call.location, kind: "UIFont"))
    }
    property("UILabel", "textColor") { call in
      let this: UILabel = try call.this()
      guard let title = this as? UIButtonLabel else { return (this.textColor as UIColor?).bridged }
      // It has the colour of the title, unless code gave it another past the button.
      let button = title.textColor === UIColor.label ? title.button : nil
      let color = button?.state == .normal ? button?.titleColor(for: .normal) : nil
      return color == nil ? call.openColor("textColor", of: this) : color.bridged
    }
    replaceMethod("UIButton", "titleColor(for:)") { call in
      let (this, state): (UIButton, UIControl.State) = (try call.this(), try call.argument(0))
      let found = this.titleColor(for: state)
      return found == nil ? call.openColor("titleColor", of: this) : found.bridged
    }
    property("CGColor", "components") { call in
      let this: CGColor = try call.this()
      return this.components == nil
        ? .unknown(Unknown("the components of a color of the system's", call.location)) : this.components.bridged
    }
  }

  private mutating func color<Owner: UIView>(_ name: String, _ read: @escaping @MainActor (Owner) -> UIColor?) {
    property("\(Owner.self)", name) { call in
      let this: Owner = try call.this()
      let found = read(this)
      return found == nil ? call.openColor(name, of: this) : found.bridged
    }
  }
}

extension Library.Call {
  @MainActor
  fileprivate func openColor(_ name: String, of view: UIView) -> Value {
    .unknown(Unknown("the \(name) of a \(view.typeName), which nobody has set", location))
  }
}
