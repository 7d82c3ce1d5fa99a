import FlowInterfaceBuilder
import FlowModel
import Foundation
import HeadlessUIKit

/// Sets the additional safe area insets that code gives a controller in plain numbers.
@MainActor
struct SafeAreaSetting {
  let run: CodeRun

  private static let edges: [String: WritableKeyPath<UIEdgeInsets, CGFloat>] = [
    "top": \.top, "left": \.left, "bottom": \.bottom, "right": \.right,
  ]

  /// Sets the insets, or one of them.
  ///
  /// - Returns: false where the assignment is none of this kind, or what it sets is not known.
  func set(_ property: String, of target: CodeValue, to value: CodeValue, at location: SourceLocation) -> Bool {
    if property == "additionalSafeAreaInsets" {
      guard let controller = run.values.controller(target) ?? nil, let insets = insets(value) else { return false }
      return set(insets, of: controller, at: location)
    }
    guard let edge = Self.edges[property], target.lastName == "additionalSafeAreaInsets",
      let controller = run.values.controller(target.receiver ?? CodeValue(.itself)) ?? nil, let points = points(value)
    else { return false }
    var insets = controller.additionalSafeAreaInsets
    insets[keyPath: edge] = points
    return set(insets, of: controller, at: location)
  }

  private func set(_ insets: UIEdgeInsets, of controller: UIViewController, at location: SourceLocation) -> Bool {
    controller.additionalSafeAreaInsets = insets
    run.code.noteKnownLayout(at: location)
    return true
  }

  /// `UIEdgeInsets(top: 0, left: 0, bottom: 76, right: 0)` and `.zero`.
  private func insets(_ value: CodeValue) -> UIEdgeInsets? {
    if value.lastName == "zero" { return .zero }
    guard value.calledName == "UIEdgeInsets" || value.madeType == "UIEdgeInsets", let arguments = value.arguments else {
      return nil
    }
    var insets = UIEdgeInsets.zero
    for argument in arguments {
      guard let edge = argument.label.flatMap({ Self.edges[$0] }), let points = points(argument.value) else {
        return nil
      }
      insets[keyPath: edge] = points
    }
    return insets
  }

  private func points(_ value: CodeValue) -> CGFloat? {
    guard case .other(let text) = value.root, value.path.isEmpty, let number = Double(text) else { return nil }
    return CGFloat(number)
  }
}
