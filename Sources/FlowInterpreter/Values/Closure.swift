/// A function as a value.
package final class Closure {
  package enum Body {
    /// A closure or function of the app's code with what it captured; `this` is the object or value of a method.
    case code(Code, captures: [Box], this: Value?, GenericBindings?)
    /// One that a library provides.
    case native(String, (Interpreter, [Argument]) throws -> Value)
  }

  package let body: Body
  /// What the place where it was made says of its type.
  var type: RuntimeType?

  package init(_ body: Body, type: RuntimeType? = nil) {
    self.body = body
    self.type = type
  }

  /// How many arguments it takes, as far as it says.
  package var parameterCount: Int {
    guard case .code(let code, _, _, _) = body else { return 0 }
    return max(code.function.parameters.count, Int(code.function.anonymousParameters))
  }

  package convenience init(native name: String, _ call: @escaping (Interpreter, [Argument]) throws -> Value) {
    self.init(.native(name, call))
  }
}

/// `\Type.a.b`.
package final class KeyPathBox {
  enum Component {
    case member(Symbol)
    case chain
    case force
    case element([Argument])
    case identity
  }

  let root: RuntimeType?
  let components: [Component]

  init(root: RuntimeType?, components: [Component]) {
    self.root = root
    self.components = components
  }
}
