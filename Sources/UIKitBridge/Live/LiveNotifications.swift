import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Names of UIKit's notifications.
extension LiveLibrary {
  mutating func addNotifications() {
    for (type, names) in Self.notifications {
      for (name, text) in names {
        let value = Notification.Name(text).bridged
        staticProperty(type, name) { _ in value }
      }
    }
    for key in Self.keyboardKeys {
      let text = "UI\(key.prefix(1).uppercased())\(key.dropFirst())"
      staticProperty("UIResponder", key) { _ in text.bridged }
    }
    staticProperty("UIApplication", "openSettingsURLString") { _ in "app-settings:".bridged }
  }

  private static let keyboardKeys = [
    "keyboardFrameBeginUserInfoKey", "keyboardFrameEndUserInfoKey", "keyboardAnimationDurationUserInfoKey",
    "keyboardAnimationCurveUserInfoKey", "keyboardIsLocalUserInfoKey",
  ]

  private static let notifications: [String: [(String, String)]] = {
    var all: [String: [(String, String)]] = [:]
    func add(_ type: String, _ prefix: String, _ names: [String]) {
      for name in names {
        let text = "\(prefix)\(name.prefix(1).uppercased())\(name.dropFirst())"
        all[type, default: []].append((name, text))
        // As Swift 4 and earlier call it.
        all["Notification.Name", default: []].append((String(text.dropLast("Notification".count)), text))
      }
    }
    let moves = ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
    add("UIResponder", "UI", moves.map { "keyboard\($0)Notification" })
    add(
      "UIApplication", "UIApplication",
      [
        "didFinishLaunchingNotification", "didBecomeActiveNotification", "willResignActiveNotification",
        "didEnterBackgroundNotification", "willEnterForegroundNotification", "willTerminateNotification",
        "didReceiveMemoryWarningNotification", "significantTimeChangeNotification",
        "userDidTakeScreenshotNotification", "protectedDataDidBecomeAvailableNotification",
        "protectedDataWillBecomeUnavailableNotification", "backgroundRefreshStatusDidChangeNotification",
        "willChangeStatusBarOrientationNotification", "didChangeStatusBarOrientationNotification",
        "willChangeStatusBarFrameNotification", "didChangeStatusBarFrameNotification",
      ])
    add(
      "UIScene", "UIScene",
      [
        "willConnectNotification", "didDisconnectNotification", "didActivateNotification",
        "willDeactivateNotification", "willEnterForegroundNotification", "didEnterBackgroundNotification",
      ])
    add("UIDevice", "UIDevice", ["orientationDidChangeNotification", "batteryLevelDidChangeNotification"])
    for input in ["UITextField", "UITextView"] {
      let changes = ["DidBeginEditing", "DidEndEditing", "DidChange"].map { "text\($0)Notification" }
      add(input, input, changes)
    }
    add("UIContentSizeCategory", "UIContentSizeCategory", ["didChangeNotification"])
    for name in [
      "NSCalendarDayChanged", "NSSystemTimeZoneDidChange", "NSSystemClockDidChange", "NSManagedObjectContextDidSave",
      "NSManagedObjectContextObjectsDidChange", "NSPersistentStoreRemoteChange", "AVPlayerItemDidPlayToEndTime",
      "NSProcessInfoPowerStateDidChange", "NSUbiquityIdentityDidChange",
    ] {
      all["Notification.Name", default: []].append((name, "\(name)Notification"))
    }
    return all
  }()
}

extension UIKitFramework {
  package func tellsAtOnce(of notification: String) -> Bool? {
    onMain { Simulation.current.openRules.areTried ? !Simulation.current.openRules.takesOther(.defaultsChanges) : nil }
  }

  /// Tells the app's observers of a notification; what it says besides its sender is not known.
  @MainActor
  func post(_ name: String, from sender: AnyObject?) {
    guard fault == nil else { return }
    if Self.ofRotations.contains(name) {
      if interpreter.hasObserver(of: name) {
        Simulation.current.leaveUndecided("when observers of \(name) are told")
      }
      return
    }
    do {
      try interpreter.loop.entering {
        try interpreter.post(
          name, from: .optional(sender.map { LiveReference.value(of: $0) }),
          userInfo: name.hasPrefix("UIKeyboard") && interpreter.hasObserver(of: name)
            ? keyboardInfo(isHiding: name.contains("Hide")) : nil)
      }
    } catch { end(with: error) }
  }

  /// What the notifications of the keyboard say: it lies at the lower edge of the screen, and how high it is hangs on its
  /// kind.
  ///
  /// - UIKit: frames in the coordinates of the screen, the seconds of the animation, its curve, and whether the keyboard is
  ///   this app's (documentation of UIResponder.keyboardFrameEndUserInfoKey and its neighbours).
  @MainActor
  private func keyboardInfo(isHiding: Bool) -> KeyValuePairs<String, Value> {
    let simulation = Simulation.current
    let screen = simulation.screen.bounds
    let heights = simulation.keyboardHeights
    let across = (part: LayoutSpan.Part.min, extent: Extent.at(0))
    func frame(_ what: String, top: Extent) -> Value {
      let place = LayoutPlace(
        x: LayoutSpan(across, (.size, .at(screen.width))), y: LayoutSpan((.min, top), (.size, heights)))
      let rectangle =
        top.exact != nil && heights.exact != nil
        ? CGRect(x: 0, y: top.lowerBound, width: screen.width, height: heights.lowerBound).bridged
        : PartlyKnown.rectangle(place, Unknown(what, interpreter.start))
      return Unknown.holder(what, interpreter.start, kind: "NSValue", ["cgRectValue": rectangle])
    }
    let shown = screen.height - heights.upperBound...screen.height - heights.lowerBound
    let below = Extent.at(screen.height)
    let what = "the seconds in which the keyboard moves"
    let seconds =
      simulation.keyboardSeconds?.bridged.numberBoxed
      ?? Unknown.holder(
        what, interpreter.start, kind: "NSNumber",
        ["doubleValue": Unknown.number(what, interpreter.start, "Double", .real(0...1))])
    return [
      "UIKeyboardFrameBeginUserInfoKey": frame("the keyboard's frame before", top: isHiding ? shown : below),
      "UIKeyboardFrameEndUserInfoKey": frame("the keyboard's frame", top: isHiding ? below : shown),
      "UIKeyboardAnimationDurationUserInfoKey": seconds,
      "UIKeyboardAnimationCurveUserInfoKey": 7.bridged.numberBoxed,
      "UIKeyboardIsLocalUserInfoKey": true.bridged.numberBoxed,
    ]
  }

  /// What is posted while the interface turns: when is not published.
  private static let ofRotations: Set<String> = Set(Rotation.notifications)
}
