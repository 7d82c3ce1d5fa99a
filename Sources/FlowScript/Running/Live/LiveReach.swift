import FlowInterpreter
import Foundation
import HeadlessUIKit
import UIKitBridge

/// What code that is not read reaches through what it is handed.
struct LiveReach {
  /// Whether it reaches a controller or an object of the app's, and so all.
  private(set) var isAnything = false
  /// The views.
  private(set) var views: [UIView] = []
  /// The closures, which it may call.
  private(set) var closures: [Closure] = []
  /// What was copied, which it may replace.
  private(set) var pasteboard: UIPasteboard?

  mutating func addAnything() { isAnything = true }

  mutating func add(_ view: UIView) { views.append(view) }

  mutating func add(_ value: Value) {
    for each in Contents(of: value) { addItself(each) }
  }

  private mutating func addItself(_ value: Value) {
    switch value {
    case .unknown(let unknown): if unknown.hides { isAnything = true }
    case .object(let object):
      if let view = object.live as? UIView { views.append(view) } else { isAnything = true }
    case .closure(let closure): closures.append(closure)
    case .native(let box as ObjectBox):
      switch box.object {
      case let view as UIView: views.append(view)
      case let pasteboard as UIPasteboard: self.pasteboard = pasteboard
      case let object: if !Self.isApart(object) { isAnything = true }
      }
    default: break
    }
  }

  /// Whether an object of UIKit's leads to nothing that is shown or that runs: what draws, what tells of the
  /// device, what sets a length, and links and activities, which the system keeps.
  private static func isApart(_ object: AnyObject) -> Bool {
    switch object {
    case is UIImage, is UIColor, is UIFont, is UIFontMetrics, is UIBezierPath, is CGPath, is CGColor, is CAAnimation,
      is CAMediaTimingFunction, is UIVisualEffect, is UIBarAppearance, is NSMutableParagraphStyle,
      is UIFeedbackGenerator, is UIDevice, is UIScreen, is UITraitCollection, is UIStatusBarManager,
      is NSLayoutConstraint, is NSCoder, is NSUserActivity, is UIOpenURLContext, is UIScene.OpenURLOptions,
      is UIScene.ConnectionOptions:
      true
    default: !(object is NSObject)
    }
  }
}
