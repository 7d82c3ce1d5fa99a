/// Options of `assertAlert`; what is nil is not checked.
public struct AlertExpectation: Sendable, Hashable {
  /// The alert's title.
  public var title: Template?
  /// The alert's message.
  public var message: Template?
  /// All button titles, in their order.
  public var buttons: [Template]?

  /// An expectation from its parts.
  public init(title: Template? = nil, message: Template? = nil, buttons: [Template]? = nil) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// Options of `assertPresented`; what is nil is not checked.
public struct PresentedExpectation: Sendable, Hashable {
  /// How a screen is presented, as the device shows it.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
  }

  /// The presented screen, or one in it.
  public var screen: Template?
  /// How it is presented.
  public var style: Style?

  /// An expectation from its parts.
  public init(screen: Template? = nil, style: Style? = nil) {
    self.screen = screen
    self.style = style
  }
}

/// Options of `assertStatusBar`; what is nil is not checked.
public struct StatusBarExpectation: Sendable, Hashable {
  /// How the status bar's text is drawn.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// By the light or dark style of the controller that decides.
    case `default`
    case lightContent
    case darkContent
  }

  /// The style: `default` as the controller prefers it, the others as they are drawn.
  public var style: Style?
  /// Whether the status bar is hidden.
  public var hidden: Bool?
  /// The screen that decides on what else is expected; on the style where nothing is.
  public var owner: Template?

  /// An expectation from its parts.
  public init(style: Style? = nil, hidden: Bool? = nil, owner: Template? = nil) {
    self.style = style
    self.hidden = hidden
    self.owner = owner
  }
}

/// Options of `assertLifecycle`.
public struct LifecycleExpectation: Sendable, Hashable {
  /// Only this screen's callbacks; nil means all screens', written `Screen.callback` or `callback`.
  public var screen: Template?
  /// The callbacks, in their order.
  public var events: [Template]
  /// Whether nothing else may have happened in between; otherwise an ordered subsequence is enough.
  public var exact: Bool

  /// An expectation from its parts.
  public init(screen: Template? = nil, events: [Template], exact: Bool = false) {
    self.screen = screen
    self.events = events
    self.exact = exact
  }
}
