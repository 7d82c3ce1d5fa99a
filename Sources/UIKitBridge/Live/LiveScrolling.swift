import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Properties of views that nobody knows unless code has set them: how far a list is scrolled, today's date.
extension LiveLibrary {
  mutating func addOpenProperties() {
    property("UIScrollView", "contentOffset") { call in
      let this: UIScrollView = try call.this()
      guard !this.isOffsetOpen else {
        return .unknown(Unknown("how far a \(this.typeName) is scrolled", call.location))
      }
      return this.contentOffset.bridged
    }
    property("UIScrollView", "contentSize") { call in
      let this: UIScrollView = try call.this()
      guard this.isContentSizeKnown else {
        return .unknown(Unknown("how large the content of a \(this.typeName) is", call.location))
      }
      return this.contentSize.bridged
    }
    property("UIScrollView", "delegate") { call in
      let this: UIScrollView = try call.this()
      return .optional(this.delegate.map { LiveReference.value(of: $0, "UIScrollViewDelegate") })
    }
    setter("UIScrollView", "delegate") { call in
      let this: UIScrollView = try call.this()
      this.delegate = try call.object(call[0], as: (any UIScrollViewDelegate).self)
      return .void
    }
    staticProperty("UITraitCollection", "current") { call in
      guard UITraitCollection.isCurrentKnown else {
        return .unknown(Unknown("which traits are the current ones", call.location))
      }
      return UITraitCollection.current.bridged
    }
    property("UIPasteboard", "string") { call in
      let this: UIPasteboard = try call.this()
      guard this.hasContent else { return .unknown(Unknown("what was copied last", call.location)) }
      return this.string.bridged
    }
    property("UIDatePicker", "countDownDuration") { call in
      let this: UIDatePicker = try call.this()
      guard this.hasDuration else { return .unknown(Unknown("what a date picker counts down", call.location)) }
      return this.countDownDuration.bridged
    }
    property("UIDatePicker", "date") { call in
      let this: UIDatePicker = try call.this()
      guard this.hasDate else { return .unknown(Unknown("today's date, which a date picker shows", call.location)) }
      return this.date.bridged
    }
  }
}
