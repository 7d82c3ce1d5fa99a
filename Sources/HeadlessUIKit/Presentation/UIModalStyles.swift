/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// Whether the presenter's view leaves the window, so that the presenter disappears.
  ///
  /// - UIKit: full screen and current context remove it; cards, over styles, popovers and custom ones do not
  ///   (F1.5.5, F1.5.6).
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  /// Whether only the nearest context, not the whole screen, is covered.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether it is a card.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
