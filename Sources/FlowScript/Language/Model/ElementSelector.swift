/// Which element a command means. Every property that is set must hold.
public struct ElementSelector: Sendable, Hashable {
  /// A pattern for the title, label, placeholder or accessibility label.
  public var text: Template?
  /// A pattern for the accessibility identifier.
  public var id: Template?
  /// Which of several matches, top to bottom and left to right, 0-based; negative counts from the end.
  public var index: Template?
  /// Whether it must be enabled.
  public var enabled: Bool?
  /// Whether it must be selected.
  public var selected: Bool?
  /// Whether it must be on.
  public var checked: Bool?
  /// Whether it must have the keyboard.
  public var focused: Bool?
  /// Its size in points.
  public var size: Size?
  /// What it must look like.
  public var traits: [Trait]
  /// How it lies to other elements.
  public var relations: [Relation]
  /// A CSS selector, for web views only.
  public var css: Template?
  /// Where in the element, or on the screen when nothing else is set, to touch.
  public var point: Template?

  /// A selector from its parts.
  public init(
    text: Template? = nil, id: Template? = nil, index: Template? = nil, enabled: Bool? = nil, selected: Bool? = nil,
    checked: Bool? = nil, focused: Bool? = nil, size: Size? = nil, traits: [Trait] = [], relations: [Relation] = [],
    css: Template? = nil, point: Template? = nil
  ) {
    self.text = text
    self.id = id
    self.index = index
    self.enabled = enabled
    self.selected = selected
    self.checked = checked
    self.focused = focused
    self.size = size
    self.traits = traits
    self.relations = relations
    self.css = css
    self.point = point
  }

  /// An element's size in points, each side within the tolerance.
  public struct Size: Sendable, Hashable {
    /// The width, when it matters.
    public var width: Int?
    /// The height, when it matters.
    public var height: Int?
    /// How far off a side may be; nil means exactly.
    public var tolerance: Int?

    /// A size from its parts.
    public init(width: Int? = nil, height: Int? = nil, tolerance: Int? = nil) {
      self.width = width
      self.height = height
      self.tolerance = tolerance
    }
  }

  /// What an element looks like.
  public enum Trait: String, Sendable, Hashable, CaseIterable {
    /// It has text.
    case text
    /// It is about as wide as high.
    case square
    /// It has 200 characters of text or more.
    case longText = "long-text"
  }

  /// How an element lies to others.
  public indirect enum Relation: Sendable, Hashable {
    /// It is below this one.
    case below(ElementSelector)
    /// It is above this one.
    case above(ElementSelector)
    /// It is left of this one.
    case leftOf(ElementSelector)
    /// It is right of this one.
    case rightOf(ElementSelector)
    /// This one is its direct child.
    case containsChild(ElementSelector)
    /// All of these are inside it.
    case containsDescendants([ElementSelector])
    /// It is inside this one.
    case childOf(ElementSelector)
  }
}
