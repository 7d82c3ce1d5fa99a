import FlowInterfaceBuilder
import Foundation

/// The coder that init(coder:) of a storyboard's object receives.
@MainActor
final class InterfaceCoder: NSCoder {
  private let decoder: InterfaceDecoder
  private let object: InterfaceObject

  nonisolated init(decoder: InterfaceDecoder, object: InterfaceObject) {
    self.decoder = decoder
    self.object = object
    super.init()
  }

  /// The name that the trace gives the object: its class, its storyboard identifier, its label or its title.
  var traceName: String? {
    object.customClass ?? object.storyboardIdentifier ?? object.userLabel ?? object.title
      ?? object.navigationItem?.title
  }

  /// Called by `UIViewController.init(coder:)`.
  func decodeController(_ controller: UIViewController) { decoder.decode(controller, from: object) }

  /// Called by the containers once they are set up.
  func decodeRelationships(_ controller: UIViewController) { decoder.decodeRelationships(of: controller, object) }

  /// Called by `UIView.init(coder:)`.
  func decodeView(_ view: UIView) { decoder.decode(view, from: object) }
}
