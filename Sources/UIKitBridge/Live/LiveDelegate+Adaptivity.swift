import FlowInterpreter
import HeadlessUIKit

extension LiveDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    overriding(
      "adaptivePresentationStyle(for:traitCollection:)", [controller.bridged, traitCollection.bridged]
    ) {
      traitCollection.horizontalSizeClass == .compact
        ? adaptivePresentationStyle(for: controller)
        : LiveDefaults.shared.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }
}
