import HeadlessUIKit
import UIKitBridge

extension LiveWorld {
  /// Leaves open what UIKit does with what it is told on another thread than the main one.
  @MainActor
  func note(_ use: OffMainThread) {
    let words = use.isSetting ? "setting UIView.\(use.member)" : "UIView.\(use.member)(…)"
    guard !QuietMembers.contains(words) else { return }
    let question =
      "what \(use.isSetting ? "setting " : "")\(use.member) does off the main thread, which alone UIKit is for"
    let place = use.location.source
    guard use.isSetting, QuietMembers.elementProperties.contains(use.member), let view = use.object as? UIView else {
      return simulation.leaveUndecided(question, at: place)
    }
    doubt(view, question, at: place, hint: nil)
  }
}
