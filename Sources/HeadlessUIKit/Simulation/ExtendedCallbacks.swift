/// Callbacks that an extension of the app's overrides for UIKit's own classes.
///
/// - Objective-C: a method of an extension is one of a category, which all objects of the class have, UIKit's own too
///   ("Programming with Objective-C", Customizing Existing Classes).
extension UIResponder {
  /// Calls the app's extension instead, where one overrides a callback of UIKit's own class.
  func callback(_ name: String, _ animated: Bool? = nil, _ own: () -> Void) {
    if !(self is any InterpretedClass), let sources = Simulation.current.classes.sources,
      sources.callExtension(name, of: self, animated)
    {
      return
    }
    own()
  }
}
