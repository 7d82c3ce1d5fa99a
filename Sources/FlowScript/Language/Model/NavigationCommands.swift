/// Options of `performSegue`.
public struct PerformSegue: Sendable, Hashable {
  /// The segue's identifier in the storyboard.
  public var identifier: Template
  /// The screen that performs it; nil means the visible one.
  public var from: Template?

  /// Options from their parts.
  public init(identifier: Template, from: Template? = nil) {
    self.identifier = identifier
    self.from = from
  }
}

/// Options of `unwind`; at least one of action and identifier is set.
public struct Unwind: Sendable, Hashable {
  /// The unwind action's selector, such as `unwindToStart:`.
  public var action: Template?
  /// The unwind segue's identifier.
  public var identifier: Template?
  /// The screen that performs it; nil means the visible one.
  public var from: Template?
  /// The screen where it ends, stated by the flow; nil lets UIKit's search find it.
  public var to: Template?

  /// Options from their parts.
  public init(action: Template? = nil, identifier: Template? = nil, from: Template? = nil, to: Template? = nil) {
    self.action = action
    self.identifier = identifier
    self.from = from
    self.to = to
  }
}

/// A tab by its place or its title.
public enum TabReference: Sendable, Hashable {
  /// 0-based, from the left.
  case index(Int)
  /// The tab bar item's title.
  case title(Template)
}
