/// An expression: where a value comes from, and the way from there.
///
/// Local constants and variables are replaced by what they were set to, so that after
/// `let navigation = segue.destination as! UINavigationController` the expression `navigation.topViewController` is
/// the parameter `segue`, `.destination`, `as! UINavigationController`, `.topViewController`.
package struct CodeValue: Sendable, Hashable, Codable {
  /// Where a value comes from.
  package enum Root: Sendable, Hashable, Codable {
    /// A string literal without interpolation.
    case text(String)
    /// `nil`.
    case nothing
    /// `self`.
    case itself
    /// `super`.
    case parent
    /// A parameter of the function.
    case parameter(String)
    /// A local variable whose value is not known: of a loop, a closure, a pattern, or without a value.
    case local(String)
    /// What a call gave: the call is the event with this index in the function's ``CodeFunction/events``.
    case result(Int)
    /// A name that is not local: a member, a type, a function or a constant of the file or module.
    case name(String)
    /// Nothing before the dot: `.detail`.
    case implicit
    /// A closure, with the names of its parameters. What it does is among the function's events.
    case closure([String])
    /// `#selector(…)`, with its argument: `done(_:)`.
    case selector(String)
    /// `[a, b]`.
    case array([CodeValue])
    /// Anything else, as short text.
    case other(String)
  }

  /// One step of the way.
  package enum Hop: Sendable, Hashable, Codable {
    /// `.name`.
    case member(String)
    /// `(…)`, trailing closures included.
    case call([CodeArgument])
    /// `as! T`.
    case forcedCast(String)
    /// `as? T`, and a pattern `as T`.
    case optionalCast(String)
    /// `as T`, or a variable declared with this type.
    case upcast(String)
    /// `!`.
    case forced
    /// `?` of a chain.
    case optional
    /// `[…]`.
    case element([CodeArgument])
    /// `?? value`.
    case fallback([CodeValue])
  }

  /// Where the value comes from.
  package var root: Root
  /// The way from there, in order.
  package var path: [Hop]

  package init(_ root: Root, _ path: [Hop] = []) {
    self.root = root
    self.path = path
  }
}

/// An argument of a call.
package struct CodeArgument: Sendable, Hashable, Codable {
  /// The label; nil when there is none.
  package var label: String?
  /// The value.
  package var value: CodeValue

  package init(label: String? = nil, _ value: CodeValue) {
    self.label = label
    self.value = value
  }
}
