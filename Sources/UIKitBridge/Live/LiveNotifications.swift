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
      "NSProcessInfoPowerStateDidChange",
    ] {
      all["Notification.Name", default: []].append((name, "\(name)Notification"))
    }
    return all
  }()
}

extension UIKitFramework {
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
        let info = Unknown("what \(name) says", interpreter.start)
        try interpreter.post(
          name, from: .optional(sender.map { LiveReference.value(of: $0) }),
          userInfo: name.hasPrefix("UIKeyboard") ? .unknown(info) : .none)
      }
    } catch { end(with: error) }
  }

  /// What is posted while the interface turns: when is not published.
  private static let ofRotations: Set<String> = Set(Rotation.notifications)
}
