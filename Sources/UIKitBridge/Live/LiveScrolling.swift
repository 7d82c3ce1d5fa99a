import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Properties of views that nobody knows unless code has set them: how far a list is scrolled, today's date.
extension LiveLibrary {
  mutating func addOpenProperties() {
    property("UIScrollView", "contentOffset") { call in
      let this: UIScrollView = try call.this()
      guard this.isOffsetKnown else {
        return .unknown(Unknown("how far a \(this.typeName) is scrolled", call.location))
      }
      return this.contentOffset.bridged
    }
    property("UIView", "layer") { call in
      let this: UIView = try call.this()
      // Of which class the layer is that draws it, the app's code says.
      if let part = (this as? any LiveObject)?.part,
        let type = try call.interpreter.classProperty("layerClass", of: part.type)
      {
        let what = "the layer of \(this.typeName)"
        guard case .library(let name, _) = type.kind else { return .unknown(Unknown(what, call.location)) }
        return .unknown(Unknown(what, call.location, kind: name))
      }
      return this.layer.bridged
    }
    property("UIScrollView", "adjustedContentInset") { call in
      let this: UIScrollView = try call.this()
      guard this.isInsetKnown else {
        return .unknown(Unknown("how much room bars take from a \(this.typeName)", call.location))
      }
      return this.adjustedContentInset.bridged
    }
    replaceMethod("UITouch", "location(in:)") { call in
      call.location(of: try call.this(), in: try call.unbridge(call[0]))
    }
    replaceMethod("UIGestureRecognizer", "location(in:)") { call in
      let this: UIGestureRecognizer = try call.this()
      return call.location(of: this.finger, in: try call.unbridge(call[0]))
    }
    replaceMethod("UIGestureRecognizer", "location(ofTouch:in:)") { call in
      let this: UIGestureRecognizer = try call.this()
      return call.location(of: this.finger, in: try call.unbridge(call[1]))
    }
    replaceMethod("UITableView", "indexPathForRow(at:)") { call in
      let this: UITableView = try call.this()
      return try call.path(this.path(holding:), this.path(at:), "which row of a \(this.typeName) lies at a point")
    }
    method("UICollectionView", "indexPathForItem(at:)") { call in
      let this: UICollectionView = try call.this()
      return try call.path(this.path(holding:), { _ in nil }, "which item of a \(this.typeName) lies at a point")
    }
    method("UITableView", "rectForRow(at:)") { call in
      let this: UITableView = try call.this()
      let place = this.place(ofRow: try call.argument(0))
      return PartlyKnown.rectangle(place, Unknown("where a row of a \(this.typeName) lies", call.location))
    }
    property("UIScrollView", "contentSize") { call in
      let this: UIScrollView = try call.this()
      if let table = this as? UITableView {
        let place = table.contentPlace
        return PartlyKnown.size(
          place.x[.size], place.y[.size],
          Unknown("how large the content of a \(this.typeName) is", call.location, kind: "CGSize"))
      }
      guard this.isContentSizeKnown else {
        return .unknown(
          Unknown("how large the content of a \(this.typeName) is", call.location, kind: "CGSize"))
      }
      return this.contentSize.bridged
    }
    replaceMethod("UIScrollView", "scrollRectToVisible(_:animated:)") { call in
      let this: UIScrollView = try call.this()
      if case .unknown? = call[0].flattened {
        this.scrollSomewhere(animated: try call.argument(1))
      } else {
        this.scrollRectToVisible(try call.argument(0), animated: try call.argument(1))
      }
      return .void
    }
    replaceMethod("UIScrollView", "setContentOffset(_:animated:)") { call in
      let this: UIScrollView = try call.this()
      if case .unknown? = call[0].flattened {
        this.scrollSomewhere(animated: try call.argument(1))
      } else {
        this.setContentOffset(try call.argument(0), animated: try call.argument(1))
      }
      return .void
    }
    property("UITableView", "visibleCells") { call in
      let this: UITableView = try call.this()
      return try call.afterLayout(of: this, this.needsReload) { this.visibleCells.bridged }
    }
    property("UITableView", "indexPathsForVisibleRows") { call in
      let this: UITableView = try call.this()
      return try call.afterLayout(of: this, this.needsReload) { this.indexPathsForVisibleRows.bridged }
    }
    property("UICollectionView", "visibleCells") { call in
      let this: UICollectionView = try call.this()
      return try call.afterLayout(of: this, this.needsReload) { this.visibleCells.bridged }
    }
    property("UICollectionView", "indexPathsForVisibleItems") { call in
      let this: UICollectionView = try call.this()
      return try call.afterLayout(of: this, this.needsReload) { this.indexPathsForVisibleItems.bridged }
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
    copied("string") { $0.hasKnownTexts ? $0.string.bridged : nil }
    copied("strings") { $0.hasKnownTexts ? $0.strings.bridged : nil }
    copied("hasStrings") { $0.hasKnownTexts ? $0.hasStrings.bridged : nil }
    copied("image") { $0.hasContent ? $0.image.bridged : nil }
    copied("images") { $0.hasContent ? $0.images.bridged : nil }
    copied("hasImages") { $0.hasContent ? $0.hasImages.bridged : nil }
    copied("url") { $0.hasContent ? $0.url.bridged : nil }
    copied("urls") { $0.hasContent ? $0.urls.bridged : nil }
    property("UIDatePicker", "countDownDuration") { call in
      let this: UIDatePicker = try call.this()
      guard this.hasDuration else { return .unknown(Unknown("what a date picker counts down", call.location)) }
      return this.countDownDuration.bridged
    }
    property("UIDatePicker", "date") { call in
      let this: UIDatePicker = try call.this()
      if this.hasDate { return this.date.bridged }
      let what = "today's date, which a date picker shows"
      // One is made less than an hour ago, and not at once. Limits may move its date.
      let isLimited = ["minimumDate", "maximumDate", "minuteInterval"].contains {
        call.framework.unknowns[this, $0] != nil
      }
      let today = call.date(what, secondsFromNow: -3600 ... -0.00002)
      // - UIKit: a date outside of the limits becomes the nearest inside (documentation of minimumDate and maximumDate).
      if case .native(let box as FoundationBox<Date>) = today, !isLimited, this.minuteInterval == 1 {
        let lower = max(box.content, this.minimumDate ?? box.content)
        return min(lower, this.maximumDate ?? lower).bridged
      }
      guard !isLimited, this.minimumDate == nil, this.maximumDate == nil, this.minuteInterval == 1 else {
        return .unknown(Unknown(what, call.location, kind: "Date"))
      }
      return today
    }
  }
}

extension Library.Call {
  /// What a list shows, which is not known from a reload to the next layout.
  @MainActor
  fileprivate func afterLayout(of list: UIScrollView, _ needsReload: Bool, _ value: () throws -> Value) throws -> Value
  {
    guard needsReload, list.window != nil, list.hasRows else { return try value() }
    return .unknown(Unknown("the cells of a \(list.typeName) between a reload and the next layout", location))
  }
}

extension UIScrollView {
  /// Whether a list has any rows or items.
  fileprivate var hasRows: Bool {
    switch self {
    case let table as UITableView: (0..<table.numberOfSections).contains { table.numberOfRows(inSection: $0) > 0 }
    case let items as UICollectionView: (0..<items.numberOfSections).contains { items.numberOfItems(inSection: $0) > 0 }
    default: false
    }
  }
}

extension Library.Call {
  /// Where a finger is in a view, or with nil in the window.
  @MainActor
  fileprivate func location(of finger: UITouch?, in view: UIView?) -> Value {
    if let point = finger?.knownLocation(in: view) { return point.bridged }
    return PartlyKnown.point(.anything, .anything, Unknown("where a finger comes down", location), in: finger?.view)
  }

  /// The path of what lies at the point that is the first argument.
  ///
  /// - Parameters:
  ///   - holding: the path of what a view lies in.
  ///   - known: what is known of a point; nil where that is nothing.
  @MainActor
  fileprivate func path(
    _ holding: (UIView) -> IndexPath?, _ known: (CGPoint) -> IndexPath??, _ question: String
  ) throws -> Value {
    if let holder = try PartlyKnown.holder(of: self[0]), let path = holding(holder) {
      return .some(SomeBox(path.bridged))
    }
    if let point = try? argument(0, CGPoint.self), let path = known(point) { return .optional(path?.bridged) }
    return .unknown(Unknown(question, location))
  }
}

extension LiveLibrary {
  /// A property of the pasteboard, nil where it is not known.
  private mutating func copied(_ name: String, _ read: @escaping @MainActor (UIPasteboard) -> Value?) {
    property("UIPasteboard", name) { call in
      read(try call.this()) ?? .unknown(Unknown("what was copied last", call.location))
    }
  }
}
