import FlowInterfaceBuilder

/// A part of the system's own interface that the controllers on the screen decide on.
public enum SystemPreference: Int, CaseIterable, Hashable, Sendable {
  case statusBarStyle
  case statusBarHidden
  case homeIndicatorAutoHidden
  case screenEdgesDeferringSystemGestures

  /// The property that a controller answers with, as UIKit calls it.
  public var property: String {
    switch self {
    case .statusBarStyle: "preferredStatusBarStyle"
    case .statusBarHidden: "prefersStatusBarHidden"
    case .homeIndicatorAutoHidden: "prefersHomeIndicatorAutoHidden"
    case .screenEdgesDeferringSystemGestures: "preferredScreenEdgesDeferringSystemGestures"
    }
  }

  /// The property that names the child to ask instead.
  public var childProperty: String {
    switch self {
    case .statusBarStyle: "childForStatusBarStyle"
    case .statusBarHidden: "childForStatusBarHidden"
    case .homeIndicatorAutoHidden: "childForHomeIndicatorAutoHidden"
    case .screenEdgesDeferringSystemGestures: "childForScreenEdgesDeferringSystemGestures"
    }
  }

  /// The method that makes UIKit ask again.
  public var update: String {
    switch self {
    case .statusBarStyle, .statusBarHidden: "setNeedsStatusBarAppearanceUpdate()"
    case .homeIndicatorAutoHidden: "setNeedsUpdateOfHomeIndicatorAutoHidden()"
    case .screenEdgesDeferringSystemGestures: "setNeedsUpdateOfScreenEdgesDeferringSystemGestures()"
    }
  }

  /// What it is about, in words.
  public var subject: String {
    switch self {
    case .statusBarStyle: "the status bar's style"
    case .statusBarHidden: "whether the status bar is hidden"
    case .homeIndicatorAutoHidden: "whether the home indicator hides"
    case .screenEdgesDeferringSystemGestures: "which edges defer system gestures"
    }
  }
}

/// What a controller answers when it is asked for a preference.
public enum PreferenceAnswer: Hashable, Sendable {
  case style(UIStatusBarStyle)
  case flag(Bool)
  case edges(UIRectEdge)
  /// Only code that is not linked knows, or the reports of UIKit's behaviour disagree.
  indirect case open(OpenQuestion)

  /// A question that stays open.
  public struct OpenQuestion: Error, Hashable, Sendable {
    /// Why it is open, as a sentence without a full stop.
    public let reason: String
    /// What only code that is not linked knows; nil where UIKit's own behaviour is not known.
    public let question: String?
    /// The line that would answer it, where one is known.
    public let location: SourceLocation?
    /// What someone who knows the code can state to answer it.
    public let asks: UndecidedEffect.Asks?

    /// A question about UIKit.
    init(reason: String, location: SourceLocation?) {
      self.reason = reason
      question = nil
      self.location = location
      asks = nil
    }

    /// A question that only code that is not linked answers, such as `what Detail.preferredStatusBarStyle is`.
    public init(question: String, location: SourceLocation?, asks: UndecidedEffect.Asks? = nil) {
      reason = "only the app's code knows \(question)"
      self.question = question
      self.location = location
      self.asks = asks
    }
  }
}

extension PreferenceAnswer: CustomStringConvertible {
  /// The answer as Swift writes it.
  public var description: String {
    switch self {
    case .style(let style): ".\(style)"
    case .flag(let flag): "\(flag)"
    case .edges(let edges): "\(edges)"
    case .open: "not known"
    }
  }
}
