import FlowInterpreter
import HeadlessUIKit

/// The progress that a progress view may follow, which is not simulated.
extension LiveLibrary {
  /// - UIKit: there is none before code sets one (documentation of UIProgressView.observedProgress: an optional, which
  ///   the view follows once it is set), so that what is done to it by `?.` is not done.
  mutating func addObservedProgress() {
    let (type, name) = ("UIProgressView", "observedProgress")
    property(type, name) { _ in .none }
    setter(type, name) { call in
      guard call[0].flattened != nil else { return .void }
      let unknown = Unknown("what a progress view makes of the Progress that it follows", call.location)
      if let view = try LiveReference.object(of: call.value) { call.framework.unknowns[view, "progress"] = unknown }
      throw Stop(lacking: unknown, at: call.location)
    }
  }
}
