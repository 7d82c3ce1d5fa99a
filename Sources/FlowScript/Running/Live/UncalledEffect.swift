import FlowInterpreter

/// What a flow may see of a method that UIKit calls and HeadlessUIKit does not.
enum UncalledEffect: Equatable {
  /// Nothing: how something is drawn or laid out, what only hardware keys, drag and drop or restoring set off.
  case nothing
  /// What a touch does.
  case touch
  /// What a finger does that drags the control by which a row is moved.
  case drag
  /// What else is shown.
  case additions
  /// What is shown, and what a touch does.
  case anything

  /// The parts of the elements that are open.
  var parts: [ElementDoubt.Part] {
    switch self {
    case .nothing: []
    case .touch: [.touch]
    case .drag: [.drag]
    case .additions: [.additions]
    case .anything: [.content, .touch]
    }
  }

  /// - Parameter member: a method or property of UIKit's classes that one of the app's overrides.
  init(of member: UncalledMember) {
    self.init(ofOverride: member.base)
    // - UIKit: what is on the screen is measured, laid out and drawn (documentation of UIView.draw(_:) and
    //   systemLayoutSizeFitting(_:)); code that sets texts or adds views there is run then.
    if self == .nothing, Self.drawing.union(Self.measuring).contains(member.base),
      !member.reached.isDisjoint(with: Self.showing)
    {
      self = .anything
    }
  }

  /// Whether an override is called as something is drawn, so that what it stores is not known.
  static func isOfDrawing(_ member: UncalledMember) -> Bool {
    drawing.contains(member.base) || quietEndings.contains(where: member.base.hasSuffix)
  }

  /// - Parameter base: the name, without labels.
  private init(ofOverride base: String) {
    if Self.touches.contains(base) {
      self = .touch
    } else if Self.quietOverrides.contains(base) || Self.quietEndings.contains(where: base.hasSuffix) {
      self = .nothing
    } else if ["inputView", "inputAccessoryView"].contains(base) {
      self = .additions
    } else {
      self = .anything
    }
  }

  /// - Parameter name: the name of a method of a delegate's, with its labels.
  init(ofMethod name: String) {
    let base = String(name.prefix { $0 != "(" })
    let labels = name.drop { $0 != "(" }.dropFirst().split(separator: ":")
    let second = labels.count > 1 ? String(labels[1]) : ""
    // - UIKit: an item is moved by a long press that goes on, or by the control for it (documentation of
    //   beginInteractiveMovementForItem(at:) and UICellAccessory.reorder(displayed:options:)).
    if Self.isOfEditing(name) || second == "moveItemAt" {
      self = .drag
    } else if base.hasPrefix("scrollView") || base == "viewForZooming" || Self.quietMethods.contains(base) {
      self = .nothing
    } else if Self.quietLabels.contains(second) {
      self = .nothing
    } else if base.hasPrefix("gestureRecognizer") || Self.touchLabels.contains(second) {
      self = .touch
    } else if Self.additionLabels.contains(second) {
      self = .additions
    } else {
      self = .anything
    }
  }

  /// Whether a table asks its delegate for a method while it is edited alone.
  ///
  /// - UIKit: rows show the control by which they are moved in editing mode (documentation of
  ///   `tableView(_:canMoveRowAt:)`).
  static func isOfEditing(_ name: String) -> Bool {
    ["tableView(_:canMoveRowAt:)", "tableView(_:moveRowAt:to:)"].contains(name)
  }

  private static let touches: Set<String> = [
    "beginTracking", "continueTracking", "endTracking", "cancelTracking",
    "gestureRecognizerShouldBegin", "sendAction", "sendEvent", "next", "touchesShouldBegin", "touchesShouldCancel",
    "gestureRecognizers",
  ]

  private static let drawing: Set<String> = [
    "draw", "display", "drawHierarchy", "drawText", "drawPlaceholder", "layerWillDraw", "action", "displayLayer",
  ]

  /// What decides what is seen and touched, set or called.
  private static let showing: Set<String> = [
    "addArrangedSubview", "addSubview", "alpha", "attributedText", "hidden", "insertSubview", "isEnabled", "isHidden",
    "isUserInteractionEnabled", "placeholder", "removeFromSuperview", "setAttributedTitle", "setTitle", "text", "title",
  ]

  /// Sizes and layouts.
  private static let measuring: Set<String> = [
    "alignmentRectInsets", "apply", "caretRect", "collectionViewContentSize",
    "finalLayoutAttributesForDisappearingItem",
    "forFirstBaselineLayout", "forLastBaselineLayout", "initialLayoutAttributesForAppearingItem", "invalidateLayout",
    "invalidationContext", "layoutAttributesForElements", "layoutAttributesForItem",
    "layoutAttributesForSupplementaryView", "layoutAttributesForDecorationView", "layoutMargins",
    "preferredLayoutAttributesFitting", "prepareLayout", "selectionRects", "shouldInvalidateLayout",
    "systemLayoutSizeFitting", "targetContentOffset", "viewLayoutMarginsDidChange",
  ]

  private static let quietOverrides: Set<String> = drawing.union(measuring).union([
    // Keys, shaking, focus, menus of the text, remote controls.
    "buildMenu", "canBecomeFocused", "canPaste", "canPerformAction", "didUpdateFocus", "keyCommands", "motionBegan",
    "motionCancelled", "motionEnded", "preferredFocusEnvironments", "preferredFocusedView", "pressesBegan",
    "pressesCancelled", "pressesChanged", "pressesEnded", "remoteControlReceived", "shouldUpdateFocus", "target",
    "undoManager", "validate",
    // What the edit menu and its keys set off.
    "copy", "cut", "delete", "paste", "pasteAndMatchStyle", "select", "selectAll", "toggleBoldface", "toggleItalics",
    "toggleUnderline",
    // Restoring, other devices, previews.
    "applicationFinishedRestoringState", "decodeRestorableState", "encodeRestorableState", "previewActionItems",
    "updateUserActivityState", "userActivity",
    // What assistive technology alone sees.
    "accessibilityActivate", "accessibilityCustomActions", "accessibilityDecrement",
    "accessibilityHint", "accessibilityIncrement", "accessibilityPerformEscape",
    "accessibilityPerformMagicTap", "accessibilityScroll",
  ])

  /// Rectangles of parts: `textRect`, `trackRect`.
  private static let quietEndings = ["Rect", "RectInContentRect"]

  private static let quietMethods: Set<String> = [
    "indexPathForPreferredFocusedView", "navigationControllerSupportedInterfaceOrientations",
    // How a bar is drawn at its place.
    "position",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations",
    "tabBarControllerPreferredInterfaceOrientationForPresentation", "sectionIndexTitles", "indexTitles",
    "collectionViewDidReorder", "pageViewControllerSupportedInterfaceOrientations",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations",
    "splitViewControllerPreferredInterfaceOrientationForPresentation",
  ]

  /// By the label of the second parameter: heights, looks, drag and drop, menus by a long press, focus.
  private static let quietLabels: Set<String> = [
    "canEditItemAt", "canFocusItemAt", "canFocusRowAt", "canMoveItemAt", "canPerformAction",
    "canPerformPrimaryActionForItemAt", "canPerformPrimaryActionForRowAt",
    "contextMenuConfigurationForItemAt", "contextMenuConfigurationForItemsAt", "contextMenuConfigurationForRowAt",
    "didUpdateFocusIn",
    "canHandle", "dragPreviewParametersForItemAt", "dragPreviewParametersForRowAt", "dragSessionAllowsMoveOperation",
    "dragSessionDidEnd", "dragSessionIsRestrictedToDraggingApplication", "dragSessionWillBegin",
    "dropPreviewParametersForItemAt", "dropPreviewParametersForRowAt", "dropSessionDidEnd", "dropSessionDidEnter",
    "dropSessionDidExit", "dropSessionDidUpdate", "itemsForAddingTo", "itemsForBeginning", "performDropWith",
    "editMenuForCharactersIn",
    "estimatedHeightForFooterInSection", "estimatedHeightForHeaderInSection", "estimatedHeightForRowAt",
    "indentationLevelForRowAt", "layout",
    "previewForDismissingContextMenuWithConfiguration", "previewForHighlightingContextMenuWithConfiguration",
    "rowHeightForComponent", "sectionForSectionIndexTitle", "selectionFollowsFocusForItemAt",
    "selectionFollowsFocusForRowAt",
    "shouldBeginMultipleSelectionInteractionAt", "shouldIndentWhileEditingRowAt", "shouldShowMenuForItemAt",
    "shouldShowMenuForRowAt", "shouldSpringLoadItemAt", "shouldSpringLoadRowAt", "shouldUpdateFocusIn",
    "targetContentOffsetForProposedContentOffset", "targetIndexPathForMoveFromRowAt",
    "targetIndexPathForMoveOfItemFromOriginalIndexPath",
    "transitionLayoutForOldLayout", "widthForComponent", "willDisplayContextMenu",
    "willDisplayContextMenuWithConfiguration",
    "willEndContextMenuInteraction", "willPerformPreviewActionForMenuWith", "performAction",
    "indexPathForPreferredFocusedView", "didBeginMultipleSelectionInteractionAt",
  ]

  private static let touchLabels: Set<String> = [
    "performPrimaryActionForRowAt",
    "performPrimaryActionForItemAt", "shouldInteractWith", "primaryActionFor",
  ]

  private static let additionLabels: Set<String> = [
    "didEndDisplayingFooterView", "didEndDisplayingHeaderView",
  ]
}
