extension UIImage {
  /// The image that a document names.
  ///
  /// - Parameter catalog: where the document says that it is from: `system` for a symbol, else the app's own.
  convenience init?(interfaceName name: String, catalog: String?) {
    if catalog == "system" { self.init(systemName: name) } else { self.init(named: name) }
  }
}
