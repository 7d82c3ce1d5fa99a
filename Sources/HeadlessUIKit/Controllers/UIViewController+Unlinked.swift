extension UIViewController {
  /// The class that runs it, where that is neither linked nor interpreted: only its code, which is not here, knows what it
  /// does.
  public var unlinkedClass: String? { origin?.unlinkedClass }
}
