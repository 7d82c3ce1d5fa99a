import FlowInterpreter
import HeadlessUIKit

/// Layers that are made of other ones.
extension LiveLibrary {
  /// `init(layer:)` gives a layer, whatever it takes from the other one: Core Animation calls it for copies that it shows
  /// while it animates (documentation of CALayer.init(layer:)).
  mutating func addLayerCopies() {
    maker("CALayer", "(layer:)") { _, part in
      guard let part else { return CALayer() }
      return LiveMaking.with(part) { InterpretedCALayer() }
    }
    maker("CAGradientLayer", "(layer:)") { _, part in
      guard let part else { return CAGradientLayer() }
      return LiveMaking.with(part) { InterpretedCAGradientLayer() }
    }
    maker("CAShapeLayer", "(layer:)") { _, part in
      guard let part else { return CAShapeLayer() }
      return LiveMaking.with(part) { InterpretedCAShapeLayer() }
    }
  }
}
