import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Sizes that views take from their content, which is not drawn, and what one name of UIKit's means for points and
/// rectangles.
extension LiveLibrary {
  mutating func addLayout() {
    property("UIView", "frame") { call in
      let this: UIView = try call.this()
      return PartlyKnown.rectangle(this.askedFrame, call.openPlace("frame", of: this))
    }
    property("UIView", "bounds") { call in
      let this: UIView = try call.this()
      return PartlyKnown.rectangle(this.askedBounds, call.openPlace("bounds", of: this))
    }
    property("UIView", "center") { call in
      let this: UIView = try call.this()
      let place = this.askedCenter
      return PartlyKnown.point(place.x[.center], place.y[.center], call.openPlace("center", of: this), in: this)
    }
    property("UILayoutGuide", "layoutFrame") { call in
      let this: UILayoutGuide = try call.this()
      return PartlyKnown.rectangle(this.askedFrame, call.openPlace("layoutFrame", of: this))
    }
    property("CALayer", "frame") { call in
      let this: CALayer = try call.this()
      return PartlyKnown.rectangle(this.askedFrame, call.openPlace("frame", of: this))
    }
    property("CALayer", "bounds") { call in
      let this: CALayer = try call.this()
      return PartlyKnown.rectangle(this.askedBounds, call.openPlace("bounds", of: this))
    }
    property("CALayer", "position") { call in
      let this: CALayer = try call.this()
      let place = this.askedFrame
      return PartlyKnown.point(place.x[.center], place.y[.center], call.openPlace("position", of: this))
    }
    property("UIView", "intrinsicContentSize") { call in
      let this: UIView = try call.this()
      if this.hasNoContent, this is UILabel { return CGSize.zero.bridged }
      switch this {
      case is UIActivityIndicatorView, is UIPickerView, is UIProgressView:
        return .unknown(Unknown("how large the content of a \(this.typeName) is", call.location))
      default: break
      }
      return call.contentSize(of: this).map { unknown in
        PartlyKnown.size(
          this.measuredByUIKit(isVertical: false), this.measuredByUIKit(isVertical: true), unknown)
      } ?? this.intrinsicContentSize.bridged
    }
    replaceMethod("UIView", "sizeThatFits(_:)") { call in
      let this: UIView = try call.this()
      let room: CGSize = try call.argument(0)
      if this.hasNoContent { return CGSize.zero.bridged }
      return call.contentSize(of: this).map { .unknown($0) } ?? this.sizeThatFits(room).bridged
    }
    replaceMethod("UIView", "sizeToFit()") { call in
      let this: UIView = try call.this()
      if this.hasNoContent {
        this.frame.size = .zero
        return .void
      }
      guard let unknown = call.contentSize(of: this) else {
        this.sizeToFit()
        return .void
      }
      for name in ["frame", "bounds"] { try call.framework.note(unknown, of: this, name, at: call.location) }
      return .void
    }
    replaceMethod("UIView", "convert(_:to:)") { call in
      let (this, view): (UIView, UIView?) = (try call.this(), try call.unbridge(call[1]))
      return try call.converted(from: this) { this.askedPlace($0, in: view) }
    }
    replaceMethod("UIView", "convert(_:from:)") { call in
      let (this, view): (UIView, UIView?) = (try call.this(), try call.unbridge(call[1]))
      return try call.converted(from: view) { this.askedPlace($0, from: view) }
    }
  }
}

extension Library.Call {
  /// Where something lies that constraints and content place.
  @MainActor
  fileprivate func openPlace(_ name: String, of object: NSObject) -> Unknown {
    Unknown("the \(name) of a \(object.typeName), which content decides", location)
  }

  /// What is not known of the size that a view's content takes; nil where it has none of its own.
  @MainActor
  fileprivate func contentSize(of view: UIView) -> Unknown? {
    switch view {
    case is UILabel, is UIControl, is UIImageView, is UITextView, is UIStackView, is UISearchBar:
      Unknown("how large the content of a \(view.typeName) is", location)
    default: nil
    }
  }

  /// What becomes of the first argument, a point or a rectangle, in other coordinates.
  ///
  /// - Parameter view: the view whose coordinates it is in; nil for the window.
  @MainActor
  fileprivate func converted(from view: UIView?, _ convert: (LayoutPlace) -> LayoutPlace) throws -> Value {
    let value = self[0].flattened ?? .none
    let open = Unknown("where a place of a \(view?.typeName ?? "UIWindow") lies in another view", location)
    if interpreter.typeOf(value).name == "CGRect" || Unknown.of(value)?.kind == "CGRect" {
      return PartlyKnown.rectangle(convert(try PartlyKnown.place(of: value)), open, in: view)
    }
    let (x, y) = (PartlyKnown.length("x", of: value), PartlyKnown.length("y", of: value))
    let place = convert(
      LayoutPlace(
        x: LayoutSpan((.min, x ?? .anything), (.size, .at(0))), y: LayoutSpan((.min, y ?? .anything), (.size, .at(0)))))
    // A corner of a view lies in it, wherever it is.
    let isCorner = (try? unbridge(value, CGPoint.self)).map { $0 == view?.bounds.origin } ?? false
    let holder = try PartlyKnown.holder(of: value) ?? (isCorner ? view : nil)
    return PartlyKnown.point(place.x[.min], place.y[.min], open, in: holder)
  }
}
