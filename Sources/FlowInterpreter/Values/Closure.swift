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
  var type: RuntimeType? {
    didSet {
      asked = type?.asked
      handedResult = declaresResult ? result(of: type) : nil
    }
  }
  /// What the type asks for, where it is a function's.
  private(set) var asked: AskedFunction?
  /// What a call needs, of a closure of the app's code whose parameters are each given one argument as it is.
  let plain: UnsafeMutablePointer<CallShape>?
  /// What it captured, where it is that.
  let captures: [Box]
  /// The type of the last place that it was handed to, where that is another one: what a cast sees.
  private(set) var handedAs: RuntimeType?
  /// What the place that it was handed to asks of its result, where its own result may be another: a tuple with other
  /// labels, a value where an Optional is asked for.
  private(set) var handedResult: RuntimeType?
  /// What it was before it was handed to a place of another type.
  private let origin: Closure?
  /// Whether the app's code called it.
  package var isCalled = false { didSet { origin?.isCalled = isCalled } }

  /// Whether it is the same function, in whatever place.
  package func isSame(as other: Closure) -> Bool { (origin ?? self) === (other.origin ?? other) }

  package init(_ body: Body, type: RuntimeType? = nil) {
    self.body = body
    self.type = type
    asked = type?.asked
    origin = nil
    if case .code(let code, let captures, nil, nil) = body, code.function.kind == .closure, code.isPlain {
      plain = code.call
      self.captures = captures
    } else {
      plain = nil
      captures = []
    }
    if declaresResult { handedResult = result(of: type) }
  }

  /// The same function in a place of another type.
  init(_ other: Closure, handedTo type: RuntimeType) {
    body = other.body
    self.type = other.type
    asked = other.asked
    plain = other.plain
    captures = other.captures
    origin = other.origin ?? other
    handedAs = type
    isCalled = other.isCalled
    handedResult = result(of: type)
  }

  /// Whether its code says what it returns.
  private var declaresResult: Bool {
    guard case .code(let code, _, _, _) = body else { return false }
    return code.function.kind != .closure || code.function.result >= 0
  }

  /// What a place asks of the result, as far as that may be another type's value.
  private func result(of place: RuntimeType?) -> RuntimeType? {
    guard case .function(_, let result) = place?.kind else { return nil }
    switch result.kind {
    case .tuple: return result
    case .optional: return result.isPartlyUnknown ? nil : result
    default: return nil
    }
  }

  /// How many arguments it takes, as far as it says.
  package var parameterCount: Int {
    guard case .code(let code, _, _, _) = body else { return 0 }
    return max(code.function.parameters.count, Int(code.function.anonymousParameters))
  }

  /// The name of the function that it is; nil for a closure that is written as one.
  package var functionName: String? {
    guard case .code(let code, _, _, _) = body, code.function.kind == .function else { return nil }
    return code.function.name
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

extension KeyPathBox {
  static func areEqual(_ left: KeyPathBox, _ right: KeyPathBox) -> Bool {
    guard left.components.count == right.components.count else { return false }
    // Properties of one name of two types are two properties.
    if let one = left.root, let other = right.root, one !== other, !one.isPartlyUnknown, !other.isPartlyUnknown {
      return false
    }
    return zip(left.components, right.components).allSatisfy { one, other in
      switch (one, other) {
      case (.member(let first), .member(let second)): first == second
      case (.element(let first), .element(let second)):
        first.count == second.count
          && zip(first, second).allSatisfy { $0.label == $1.label && Equality.areEqual($0.value, $1.value) }
      case (.chain, .chain), (.force, .force), (.identity, .identity): true
      default: false
      }
    }
  }
}
