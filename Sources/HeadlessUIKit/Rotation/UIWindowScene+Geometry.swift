extension UIWindowScene {
  /// What an app asks for of a scene's geometry.
  public class GeometryPreferences {
    init() {}

    /// What an app asks for on iPhone and iPad.
    public final class iOS: GeometryPreferences {
      /// The orientations that the scene is to be turned to; nil for no change.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Asks for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns the scene to one of the orientations that are asked for, where app and controller support it (iOS 16).
  ///
  /// - UIKit: an orientation that is not supported is an error for the handler (documentation of
  ///   requestGeometryUpdate(_:errorHandler:)).
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let simulation = simulation
    simulation.runLoop.atCommit {
      let isTurned = OrientationControl(simulation: simulation).update(to: wanted)
      if !isTurned { simulation.run { errorHandler?(GeometryRefusal()) } }
    }
  }
}

/// Why a scene was not turned.
struct GeometryRefusal: Error, CustomStringConvertible {
  let description = "None of the requested orientations are supported by the view controller."
}
