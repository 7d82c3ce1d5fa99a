/// What stands at an edge of a list's cell; iOS 14.
public struct UICellAccessory: Hashable, Sendable {
  /// How a sign that there are rows below one looks, and what it answers to.
  public struct OutlineDisclosureOptions: Hashable, Sendable {
    /// What a touch on the row does.
    public enum Style: Int, Sendable {
      /// As the system decides.
      case automatic = 0
      /// It opens and closes the row.
      case header = 1
      /// It chooses the row; on the sign alone it opens and closes it.
      case cell = 2
    }

    /// What a touch on the row does.
    public var style: Style

    /// Options of a style.
    public init(style: Style = .automatic) { self.style = style }
  }

  /// What it shows in words; nil for a sign.
  let text: String?
  /// What a touch on the row does that has rows below it; nil for what is no sign of that.
  var outline: OutlineDisclosureOptions.Style?

  /// The sign that the row leads on.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(text: nil) }

  /// The sign that the row is chosen.
  public static func checkmark() -> UICellAccessory { UICellAccessory(text: nil) }

  /// The sign that there are rows below it.
  public static func outlineDisclosure(
    options: UICellAccessory.OutlineDisclosureOptions = UICellAccessory.OutlineDisclosureOptions()
  ) -> UICellAccessory {
    UICellAccessory(text: nil, outline: options.style)
  }

  /// The sign by which the row is moved while its list is edited.
  public static func reorder() -> UICellAccessory { UICellAccessory(text: nil) }

  /// The circle by which rows are chosen while their list is edited.
  public static func multiselect() -> UICellAccessory { UICellAccessory(text: nil) }

  /// A text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(text: text) }
}
