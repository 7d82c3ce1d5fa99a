/// An object that is held weakly.
final class WeakReference: NativeBox {
  private weak var instance: Instance?
  private weak var native: NativeBox?
  private weak var closure: Closure?
  /// An object of a framework, whose references come and go.
  private weak var live: AnyObject?
  private weak var part: Part?
  private var name: String?
  /// Which object it was made of, where that is the app's.
  private let place: ObjectIdentifier?
  /// Whether what it was made of is an Optional's value, or nil.
  let isOptional: Bool
  /// Whether it was made of nil, so that there never was an object.
  let isOfNothing: Bool

  private init(_ value: Value?, isOptional: Bool) {
    self.isOptional = isOptional
    isOfNothing = value == nil
    place = if case .object(let object) = value { ObjectIdentifier(object.identity) } else { nil }
    switch value {
    case .object(let object):
      guard let part = object.part else {
        instance = object
        return
      }
      live = object.live
      self.part = part
    case .native(let box as ObjectBox):
      live = box.object
      name = box.typeName
    case .native(let box): native = box
    case .closure(let held): closure = held
    default: break
    }
  }

  /// What a weak variable holds of a value.
  static func held(_ value: Value) -> Value {
    guard let object = value.flattened else { return .native(WeakReference(nil, isOptional: true)) }
    // What is not known may live on.
    if case .unknown = object { return object }
    return .native(WeakReference(object, isOptional: value.isOptional))
  }

  /// Whether its object is gone and is the one whose `deinit` has a value for its `self`.
  func isOfGone(_ value: Value) -> Bool {
    guard case .object(let seen) = value, let gone = seen.gone else { return false }
    return place == gone && self.value == nil
  }

  var value: Value? {
    if let live {
      if let part { return .object(Instance(of: part, live)) }
      if let name { return .native(ObjectBox(live, name: name)) }
    }
    if let instance { return .object(instance) }
    if let native { return .native(native) }
    return closure.map { .closure($0) }
  }
}
