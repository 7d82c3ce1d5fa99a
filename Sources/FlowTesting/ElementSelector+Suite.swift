import FlowScript

/// Elements as a suite names them: a text in quotes, or one of these with what narrows it.
///
///     app.tap("Pay")
///     app.tap(.text("Edit").below("Billing address"))
///     app.longPress(.id("photo").index(2))
extension ElementSelector: ExpressibleByStringInterpolation {
  /// The element with this text, a regular expression over the whole of it.
  public init(stringLiteral text: String) { self.init(text: Template(text)) }

  /// The element with this text, a regular expression over the whole of it.
  public static func text(_ text: String) -> ElementSelector { ElementSelector(text: Template(text)) }

  /// The element with this accessibility identifier, a regular expression over the whole of it.
  public static func id(_ id: String) -> ElementSelector { ElementSelector(id: Template(id)) }

  /// This one of several, top to bottom and left to right, from 0; negative counts from the end.
  public func index(_ index: Int) -> ElementSelector { changed { $0.index = Template("\(index)") } }

  /// It is enabled, or is not.
  public func enabled(_ isEnabled: Bool = true) -> ElementSelector { changed { $0.enabled = isEnabled } }

  /// It is selected, or is not.
  public func selected(_ isSelected: Bool = true) -> ElementSelector { changed { $0.selected = isSelected } }

  /// It is on, or is not.
  public func checked(_ isChecked: Bool = true) -> ElementSelector { changed { $0.checked = isChecked } }

  /// It has the keyboard, or has not.
  public func focused(_ isFocused: Bool = true) -> ElementSelector { changed { $0.focused = isFocused } }

  /// It is below this one.
  public func below(_ other: ElementSelector) -> ElementSelector { related(.below(other)) }

  /// It is above this one.
  public func above(_ other: ElementSelector) -> ElementSelector { related(.above(other)) }

  /// It is left of this one.
  public func leftOf(_ other: ElementSelector) -> ElementSelector { related(.leftOf(other)) }

  /// It is right of this one.
  public func rightOf(_ other: ElementSelector) -> ElementSelector { related(.rightOf(other)) }

  /// It is inside of this one.
  public func childOf(_ other: ElementSelector) -> ElementSelector { related(.childOf(other)) }

  /// This one is its direct child.
  public func containsChild(_ other: ElementSelector) -> ElementSelector { related(.containsChild(other)) }

  /// All of these are inside of it.
  public func containsDescendants(_ others: ElementSelector...) -> ElementSelector {
    related(.containsDescendants(others))
  }

  private func related(_ relation: Relation) -> ElementSelector { changed { $0.relations.append(relation) } }

  private func changed(_ change: (inout ElementSelector) -> Void) -> ElementSelector {
    var selector = self
    change(&selector)
    return selector
  }
}
