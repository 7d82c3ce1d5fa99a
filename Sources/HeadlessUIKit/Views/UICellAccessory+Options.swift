/// How the signs of a list's cells look.
extension UICellAccessory {
  /// How the sign that a row leads on looks.
  public struct DisclosureIndicatorOptions: Hashable, Sendable {
    /// Whether it is left out, with its place kept; nil for what the system decides.
    public var isHidden: Bool?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?

    /// Options of a look.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How the sign that a row is chosen looks.
  public struct CheckmarkOptions: Hashable, Sendable {
    /// Whether it is left out, with its place kept; nil for what the system decides.
    public var isHidden: Bool?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?

    /// Options of a look.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How the sign by which a row is moved looks.
  public struct ReorderOptions: Hashable, Sendable {
    /// Whether it is left out, with its place kept; nil for what the system decides.
    public var isHidden: Bool?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?

    /// Options of a look.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  /// How the button that deletes a row looks.
  public struct DeleteOptions: Hashable, Sendable {
    /// Whether it is left out, with its place kept; nil for what the system decides.
    public var isHidden: Bool?
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?

    /// Options of a look.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }
}
