/// What methods returned autoreleased: it lives at least until the run loop's turn ends.
@MainActor
final class AutoreleasePool {
  private var objects: [AnyObject] = []

  func add(_ object: AnyObject) { objects.append(object) }

  /// Lets all go.
  func drain() {
    while !objects.isEmpty {
      let ending = objects
      objects = []
      _ = consume ending
    }
  }
}
