/// An object of a class of the app.
///
/// Of a class that inherits from a framework's it is only a reference: the framework's object is what lives, and has
/// the app's ``Part``. There may be several of these for one object.
package final class Instance {
  package let type: RuntimeType
  private var own: ContiguousArray<Value>
  /// What the app declares of an object of a framework; nil for an object that is the app's alone.
  package let part: Part?
  /// The object of a framework that it stands for; of an actor its executor.
  package var live: AnyObject?
  /// Whether its initialiser failed before all was set: no `deinit` runs then.
  var isUnfinished = false
  /// Which object is gone, of what its `deinit` sees of it; nil for an object itself.
  let gone: ObjectIdentifier?
  /// Whether it is what a `deinit` sees of an object that is gone.
  var isGoing: Bool { gone != nil }

  package init(_ type: RuntimeType, fields: ContiguousArray<Value>) {
    self.type = type
    own = fields
    part = nil
    gone = nil
  }

  /// What the `deinit` of an object sees.
  fileprivate init(of gone: ObjectIdentifier, _ type: RuntimeType, fields: ContiguousArray<Value>) {
    self.type = type
    own = fields
    part = nil
    self.gone = gone
  }

  /// Stands for an object of a framework.
  ///
  /// - Parameter live: the object; nil before `super.init(…)` has made it.
  package init(of part: Part, _ live: AnyObject?) {
    type = part.type
    own = []
    self.part = part
    self.live = live
    gone = nil
  }

  /// What it stores, superclasses' first.
  package var fields: ContiguousArray<Value> {
    @inline(__always)
    _read {
      if let part { yield part.fields } else { yield own }
    }
    @inline(__always)
    _modify {
      if let part { yield &part.fields } else { yield &own }
    }
  }

  /// Whether both are one object.
  package func isSame(as other: Instance) -> Bool { self === other || part != nil && part === other.part }
  /// What is the same for all references to one object.
  package var identity: AnyObject { part ?? self }

  var nominal: Nominal { type.nominal! }

  deinit {
    // What a `deinit` sees shares the fields of the object that is gone.
    guard part == nil, !isGoing else { return }
    if !isUnfinished, nominal.hasDeinit { type.end(own, live, ObjectIdentifier(self)) }
    LettingGo.free(Array(own)) { own = [] }
  }
}

/// What the app's class declares of an object of a framework: the object holds it, and it ends with it.
package final class Part {
  package let type: RuntimeType
  package fileprivate(set) var fields: ContiguousArray<Value>
  /// The method of the superclass that is called although the app overrides it: `super.viewDidLoad()`.
  package var superCall: String?
  /// What is hung on the object whose end runs code: it goes with the object.
  var attached: [AssociatedObjects.Key: Value] = [:]
  /// Why its dynamic properties cannot be read any more, where whoever keeps it has taken them away.
  var withdrawal: String?
  /// Who hears of the framework's calls of its methods.
  package var listeners: [MethodListener] = []

  package init(_ type: RuntimeType, fields: ContiguousArray<Value>) {
    self.type = type
    self.fields = fields
  }

  /// Of an object that nobody of the app's made: it is its superclass's.
  package convenience init(ofNoClass: Void) { self.init(RuntimeType(.anyObject, name: "AnyObject"), fields: []) }

  /// What runs its code; nil when the run is over.
  package var interpreter: Interpreter? { type.nominal?.interpreter }

  deinit {
    if let nominal = type.nominal, nominal.hasDeinit { type.end(fields, nil, ObjectIdentifier(self)) }
    LettingGo.free(Array(fields) + attached.values) {
      fields = []
      attached = [:]
    }
  }
}

extension RuntimeType {
  /// Runs the `deinit`s of an object that is gone, on an object of its own that has the fields: the first one cannot be
  /// held any longer.
  fileprivate func end(_ fields: ContiguousArray<Value>, _ live: AnyObject?, _ gone: ObjectIdentifier) {
    guard let interpreter = nominal?.interpreter else { return }
    let seen = Instance(of: gone, self, fields: fields)
    seen.live = live
    LettingGo.apart { interpreter.deinitialize(seen) }
  }
}

/// Who hears of each call of a method.
package final class MethodListener {
  /// The method: `viewWillAppear(_:)`.
  package let name: String
  /// Whether it hears before the method runs, not after.
  package let isBefore: Bool
  /// Is told the arguments.
  package let body: @MainActor ([Value]) -> Void

  package init(_ name: String, isBefore: Bool, _ body: @escaping @MainActor ([Value]) -> Void) {
    self.name = name
    self.isBefore = isBefore
    self.body = body
  }
}
