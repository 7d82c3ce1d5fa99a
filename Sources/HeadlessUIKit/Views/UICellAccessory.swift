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

  /// When it is shown.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    /// While the list is edited.
    case whenEditing = 1
    /// While the list is not edited.
    case whenNotEditing = 2
  }

  /// At which edge a view of the app's own stands.
  public struct Placement: Hashable, Sendable {
    let displayed: DisplayedState

    /// At the leading edge.
    public static func leading(displayed: UICellAccessory.DisplayedState = .always) -> Placement {
      Placement(displayed: displayed)
    }

    /// At the trailing edge.
    public static func trailing(displayed: UICellAccessory.DisplayedState = .always) -> Placement {
      Placement(displayed: displayed)
    }
  }

  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration: Hashable, Sendable {
    /// The view.
    public let customView: UIView
    /// At which edge it stands.
    public let placement: Placement

    /// A view at an edge.
    @preconcurrency @MainActor
    public init(customView: UIView, placement: UICellAccessory.Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// What it shows in words; nil for a sign.
  let text: String?
  /// What a touch on the row does that has rows below it; nil for what is no sign of that.
  var outline: OutlineDisclosureOptions.Style?
  /// When it is shown.
  var displayed = DisplayedState.always
  /// The view that it shows; nil for a sign or a text.
  var view: UIView?
  /// How a sign that answers touches may be read.
  var openTexts: [String] = []

  /// Whether it is shown while its list is not edited.
  var isShownAtRest: Bool { displayed != .whenEditing }

  private static func sign(_ displayed: DisplayedState, _ openTexts: [String] = []) -> UICellAccessory {
    var accessory = UICellAccessory(text: nil)
    (accessory.displayed, accessory.openTexts) = (displayed, openTexts)
    return accessory
  }

  /// The sign that the row leads on.
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = UICellAccessory.DisclosureIndicatorOptions()
  ) -> UICellAccessory { sign(displayed) }

  /// The sign that the row is chosen.
  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = UICellAccessory.CheckmarkOptions()
  ) -> UICellAccessory { sign(displayed) }

  /// The sign that there are rows below it.
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = UICellAccessory.OutlineDisclosureOptions()
  ) -> UICellAccessory {
    var accessory = sign(displayed)
    accessory.outline = options.style
    return accessory
  }

  /// The sign by which the row is moved while its list is edited.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = UICellAccessory.ReorderOptions()
  ) -> UICellAccessory { sign(displayed, options.isHidden == true ? [] : ["Reorder"]) }

  /// The circle by which rows are chosen while their list is edited.
  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing
  ) -> UICellAccessory { sign(displayed) }

  /// The button that deletes the row: what a touch on it does is not simulated.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = UICellAccessory.DeleteOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { sign(displayed, options.isHidden == true ? [] : ["Delete", "Remove"]) }

  /// The button that adds a row: what a touch on it does is not simulated.
  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { sign(displayed, ["Insert", "Add"]) }

  /// The button that tells more of the row: what a touch on it does is not simulated; iOS 15.4.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { sign(displayed, ["More Info", "More info"]) }

  /// A text.
  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always
  ) -> UICellAccessory {
    var accessory = UICellAccessory(text: text)
    accessory.displayed = displayed
    return accessory
  }

  /// A view of the app's own.
  public static func customView(
    configuration: UICellAccessory.CustomViewConfiguration
  ) -> UICellAccessory {
    var accessory = sign(configuration.placement.displayed)
    accessory.view = configuration.customView
    return accessory
  }
}
