/// What stands at an edge of a list's cell; iOS 14.
public struct UICellAccessory: Hashable, Sendable {
  /// What it shows in words; nil for a sign.
  let text: String?

  /// The sign that the row leads on.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(text: nil) }

  /// The sign that the row is chosen.
  public static func checkmark() -> UICellAccessory { UICellAccessory(text: nil) }

  /// The sign that there are rows below it.
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory(text: nil) }

  /// The sign by which the row is moved while its list is edited.
  public static func reorder() -> UICellAccessory { UICellAccessory(text: nil) }

  /// The circle by which rows are chosen while their list is edited.
  public static func multiselect() -> UICellAccessory { UICellAccessory(text: nil) }

  /// A text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(text: text) }
}
