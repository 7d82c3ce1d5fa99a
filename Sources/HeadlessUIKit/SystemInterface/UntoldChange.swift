/// A preference whose answer has changed without UIKit having been told to ask again.
@MainActor
public struct UntoldChange {
  /// What was asked for.
  public let preference: SystemPreference
  /// What the window shows.
  public let shown: PreferenceAnswer
  /// What the controller would answer now.
  public let now: PreferenceAnswer
  /// The controller that decides now.
  public let controller: UIViewController
  /// The controller that names it, where another one decided before.
  public let namedBy: UIViewController?

  /// What is wrong and which call is missing.
  public var description: String {
    let missing =
      "call \(preference.update) after changing \(namedBy == nil ? preference.property : preference.childProperty)"
    let cause =
      namedBy.map { "\(preference.childProperty) of \($0.screenName) has led to \(controller.screenName) since" }
      ?? "\(preference.property) of \(controller.screenName) is \(now) by now"
    return "\(preference.subject) is still \(shown): \(cause), and nothing asked again. \(missing) "
      + "on \((namedBy ?? controller).screenName)."
  }
}
