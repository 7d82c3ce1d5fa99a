/// How the status bar's text is drawn.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark or light text, by the user interface style of the controller that decides.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none
  case fade
  case slide
}

/// How a bar is drawn.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark text on a light bar.
  case `default` = 0
  /// Light text on a dark bar.
  case black = 1
}
