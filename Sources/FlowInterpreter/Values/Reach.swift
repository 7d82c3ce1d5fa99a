/// What code reaches that is handed some values: objects, what they hold, and what closures captured.
package struct Reach {
  /// The objects of the app's classes.
  package private(set) var objects: [Instance] = []
  /// The objects of libraries and frameworks.
  package private(set) var natives: [NativeBox] = []
  /// The variables that closures share with the code around them.
  package private(set) var variables: [Box] = []
  private var seen: Set<ObjectIdentifier> = []
  /// What is still to be looked into, the next one last: a chain of objects may be long.
  private var waiting: [Value]

  package init(_ values: [Value]) {
    waiting = values.reversed()
    while let next = waiting.popLast() { waiting += parts(of: next).reversed() }
  }

  /// Notes a value, and gives what it leads to, in order.
  private mutating func parts(of value: Value) -> [Value] {
    switch value {
    case .object(let object):
      guard seen.insert(ObjectIdentifier(object.identity)).inserted else { return [] }
      objects.append(object)
      return Array(object.fields)
    case .native(let box):
      if let held = (box as? WeakReference)?.value { return [held] }
      guard box.isReference, seen.insert(ObjectIdentifier(box.identity)).inserted else { return [] }
      natives.append(box)
      return []
    case .closure(let closure):
      guard case .code(let code, let captures, let this, _) = closure.body else { return [] }
      // Nobody sets a constant anew; what it holds may still change.
      return captures.enumerated().map { code.capturesConstant($0) ? $1.value : .box($1) } + (this.map { [$0] } ?? [])
    case .box(let box):
      guard seen.insert(ObjectIdentifier(box)).inserted else { return [] }
      variables.append(box)
      return [box.value]
    case .some, .list, .set, .dictionary, .tuple, .structure, .enumeration:
      guard let box = value.box, seen.insert(ObjectIdentifier(box)).inserted else { return [] }
      return value.parts
    default: return []
    }
  }
}
