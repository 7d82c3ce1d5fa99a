/// An object of a class of the app.
package final class Instance {
  package let type: RuntimeType
  package var fields: ContiguousArray<Value>
  /// The object of a framework that it is the app's part of; of an actor its executor.
  package var live: AnyObject?
  /// Whether its initialiser failed before all was set: no `deinit` runs then.
  var isUnfinished = false
  /// Whether it is what a `deinit` sees of an object that is gone.
  private let isGoing: Bool

  init(_ type: RuntimeType, fields: ContiguousArray<Value>, isGoing: Bool = false) {
    self.type = type
    self.fields = fields
    self.isGoing = isGoing
  }

  var nominal: Nominal { type.nominal! }

  deinit {
    // A `deinit` runs on an object of its own that has the fields: this one cannot be held any longer.
    guard !isGoing, !isUnfinished, nominal.hasDeinit, let interpreter = nominal.interpreter else { return }
    let seen = Instance(type, fields: fields, isGoing: true)
    seen.live = live
    fields = []
    interpreter.deinitialize(seen)
  }
}
