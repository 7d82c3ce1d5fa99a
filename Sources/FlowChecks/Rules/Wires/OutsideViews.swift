import FlowInterfaceBuilder
import FlowModel

/// The views that lie outside of those that they stand in.
///
/// - UIKit: `hitTest(_:with:)` looks only where a point is inside of a view's bounds, and then in its subviews.
extension InterfaceObject {
  /// Whether a view with a fixed frame does not meet the plain view around it, whatever size that gets: the margin that
  /// is negative is one that its autoresizing mask keeps.
  ///
  /// - Interface Builder: `fixedFrame`: nothing constrains the view, so that its frame and mask do.
  var liesOutside: Bool {
    guard isFixedFrame == true, let frame, let around = owner, around.elementName == "view", around.customClass == nil
    else { return false }
    let mask = Set(autoresizingMask ?? [])
    let size = around.frame
    func isBeyond(_ origin: Double, _ length: Double, _ whole: Double?, _ axis: String, _ sizable: String) -> Bool {
      if origin + length <= 0, mask.isDisjoint(with: ["flexibleMin\(axis)", sizable]) { return true }
      guard let whole, mask.contains("flexibleMin\(axis)") else { return false }
      return origin >= whole && mask.isDisjoint(with: ["flexibleMax\(axis)", sizable])
    }
    return isBeyond(frame.x, frame.width, size?.width, "X", "widthSizable")
      || isBeyond(frame.y, frame.height, size?.height, "Y", "heightSizable")
  }
}

extension InterfaceConnection {
  /// What code asks of a view without moving it.
  private static let still: Set<String> = [
    "alpha", "backgroundColor", "currentTitle", "enabled", "font", "hidden", "image", "isEnabled", "isHidden",
    "isSelected", "isUserInteractionEnabled", "selected", "setImage", "setTitle", "setTitleColor", "tag", "text",
    "textColor", "tintColor", "titleLabel", "userInteractionEnabled",
  ]

  /// Whether code may move the view that an outlet leads to.
  func mayMove(in app: CheckedApp) -> Bool {
    guard kind == .outlet, let property, app.screens?.code.facts.objectiveCMentions.contains(property) != true else {
      return true
    }
    return app.written.isHandedOn(property) || app.written.asks(property, forOthersThan: Self.still)
  }
}

extension WiredObject {
  /// Whether the code of the screen may take its views without outlets: from the list of subviews, or by a tag.
  func mayMoveSubviews(in app: CheckedApp) -> Bool {
    guard let screens = app.screens, let screen = app.screen(at: object.location), document.kind == .storyboard,
      screens.code.objectiveCNames.contains(screen.customClass ?? "") == false
    else { return true }
    guard let owner = screens.appClass(of: screen) else { return screen.customClass != nil }
    let files = Set(screens.code.lineage(of: owner).classes.flatMap { $0.declarations.map(\.location.file) })
    let words: Set<String> = object.tag == nil ? ["subviews"] : ["subviews", "viewWithTag"]
    return app.written.source.trees(files).contains { !words.isDisjoint(with: $0.texts) }
  }
}
