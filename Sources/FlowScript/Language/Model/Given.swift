import FlowInterfaceBuilder

/// What a flow states of the world that code or data decides.
public struct Given: Sendable, Hashable {
  /// The kinds of statement.
  public enum Statement: Sendable, Hashable {
    /// The rows that fill a screen's table or collection.
    case rows(screen: Template, cells: [Cell])
    /// The text that a screen's code gives an outlet.
    case text(screen: Template, outlet: Template, text: Template)
    /// How an open question of a function turns out; the function is named `Class.function`.
    case branch(function: Template, condition: Template, holds: Bool)
    /// The screen that implements an unwind action.
    case unwind(action: Template, to: Template)
    /// What an expression in the code gives, wherever a condition asks for it: `true`, `nil`, a number or a text.
    case result(of: Template, Template)
    /// Whether a screen gets a dependency.
    case injected(screen: Template, property: Template, isSet: Bool)
  }

  /// A row: one text for each label of the prototype, in the storyboard's order.
  public struct Cell: Sendable, Hashable {
    /// The texts.
    public var texts: [Template]
    /// The reuse identifier of the prototype; nil for the first one.
    public var reuseIdentifier: Template?

    /// A row from its parts.
    public init(texts: [Template], reuseIdentifier: Template? = nil) {
      self.texts = texts
      self.reuseIdentifier = reuseIdentifier
    }
  }

  /// Where it is stated.
  public var location: SourceLocation
  /// What is stated.
  public var statement: Statement

  /// A statement at a place.
  public init(location: SourceLocation, statement: Statement) {
    self.location = location
    self.statement = statement
  }

  /// The statement in a line, for reports: `given rows of CatalogViewController`.
  public var description: String {
    switch statement {
    case .rows(let screen, _): "given rows of \(screen)"
    case .text(let screen, let outlet, _): "given text of \(screen).\(outlet)"
    case .branch(let function, let condition, let holds): "given `\(condition)` is \(holds) in \(function)"
    case .unwind(let action, let screen): "given unwind \(action) to \(screen)"
    case .result(let expression, let value): "given `\(expression)` gives \(value)"
    case .injected(let screen, let property, let isSet):
      "given \(property) of \(screen) is \(isSet ? "set" : "not set")"
    }
  }
}

extension Given {
  /// Whether it says what a class's code does: where classes are linked, they do it themselves.
  var isAboutCode: Bool {
    switch statement {
    case .branch, .result, .injected: true
    case .rows, .text, .unwind: false
    }
  }
}
