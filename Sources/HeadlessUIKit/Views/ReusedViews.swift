extension UIView {
  /// Whether a table or collection has something registered, or designed, under a reuse identifier.
  package func makesViews(forReuseIdentifier identifier: String) -> Bool {
    switch self {
    case let table as UITableView:
      table.registered[identifier] != nil || table.registeredHeaders[identifier] != nil
        || table.prototypes.contains { $0.object.reuseIdentifier == identifier }
    case let collection as UICollectionView:
      collection.registered[identifier] != nil
        || collection.registeredSupplements.keys.contains { $0.hasSuffix(" \(identifier)") }
        || collection.prototypes.contains { $0.object.reuseIdentifier == identifier }
        || collection.supplementPrototypes.values.contains { $0.object.reuseIdentifier == identifier }
    default: false
    }
  }
}
