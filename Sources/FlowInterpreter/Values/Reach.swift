/// What code reaches that is handed some values: objects, what they hold, and what closures captured.
package struct Reach {
  /// The objects of the app's classes.
  package private(set) var objects: [Instance] = []
  /// The objects of libraries and frameworks.
  package private(set) var natives: [NativeBox] = []
  /// The variables that closures share with the code around them.
  package private(set) var variables: [Box] = []
  private var seen: Set<ObjectIdentifier> = []

  package init(_ values: [Value]) {
    for value in values { add(value) }
  }

  private mutating func add(_ value: Value) {
    switch value {
    case .object(let object):
      guard seen.insert(ObjectIdentifier(object.identity)).inserted else { return }
      objects.append(object)
      for field in object.fields { add(field) }
    case .native(let box):
      if let held = (box as? WeakReference)?.value { return add(held) }
      guard box.isReference, seen.insert(ObjectIdentifier(box.identity)).inserted else { return }
      natives.append(box)
    case .closure(let closure):
      guard case .code(let code, let captures, let this, _) = closure.body else { return }
      for (number, box) in captures.enumerated() {
        // Nobody sets a constant anew; what it holds may still change.
        if code.capturesConstant(number) { add(box.value) } else { add(.box(box)) }
      }
      if let this { add(this) }
    case .box(let box):
      guard seen.insert(ObjectIdentifier(box)).inserted else { return }
      variables.append(box)
      add(box.value)
    case .some(let box): add(box.value)
    case .list(let box): for item in box.items { add(item) }
    case .set(let box): for item in box.table.keys { add(item) }
    case .dictionary(let box):
      for (key, item) in box.table.pairs {
        add(key)
        add(item)
      }
    case .tuple(let box): for item in box.items { add(item) }
    case .structure(let box): for field in box.fields { add(field) }
    case .enumeration(let box): for item in box.payload { add(item) }
    default: break
    }
  }
}
