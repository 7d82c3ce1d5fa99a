/// `Hasher`.
final class HasherBox: NativeBox {
  var hasher = Hasher()
  override var typeName: String { "Hasher" }
  override var changesWhenHanded: Bool { true }

  /// The app's own code may run meanwhile, so that no access stays open: the run time goes through all that are, at each.
  func combine(_ value: Value) {
    var changed = hasher
    Equality.hash(value, into: &changed)
    hasher = changed
  }
}
