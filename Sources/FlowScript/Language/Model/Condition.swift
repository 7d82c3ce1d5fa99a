import FlowInterfaceBuilder

/// When steps run: `when:` of `runFlow`, `while:` of `repeat`. All that is set must hold.
public struct Condition: Sendable, Hashable {
  /// The systems that Maestro knows.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    /// The one that flowsim simulates.
    case ios = "iOS"
    /// Never holds on flowsim.
    case android = "Android"
    /// Never holds on flowsim.
    case web = "Web"
  }

  /// Where the condition begins.
  public var location: SourceLocation
  /// Only on this system.
  public var platform: Platform?
  /// Only when this element is visible.
  public var visible: ElementSelector?
  /// Only when this element is not visible.
  public var notVisible: ElementSelector?
  /// Only when this expression is true (key `true`).
  public var expression: Template?
  /// What reports call the condition.
  public var label: Template?

  /// A condition from its parts.
  public init(
    location: SourceLocation, platform: Platform? = nil, visible: ElementSelector? = nil,
    notVisible: ElementSelector? = nil, expression: Template? = nil, label: Template? = nil
  ) {
    self.location = location
    self.platform = platform
    self.visible = visible
    self.notVisible = notVisible
    self.expression = expression
    self.label = label
  }
}

/// Options of `extendedWaitUntil`.
public struct ExtendedWait: Sendable, Hashable {
  /// The element that must appear.
  public var visible: ElementSelector?
  /// The element that must go.
  public var notVisible: ElementSelector?
  /// How many milliseconds of virtual time to wait; nil means Maestro's default.
  public var timeout: Template?

  /// A wait from its parts.
  public init(visible: ElementSelector? = nil, notVisible: ElementSelector? = nil, timeout: Template? = nil) {
    self.visible = visible
    self.notVisible = notVisible
    self.timeout = timeout
  }
}
