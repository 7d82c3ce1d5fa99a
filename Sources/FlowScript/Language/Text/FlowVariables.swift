import FlowModel

/// The names that a flow's `${…}` can use. A value: a copy made before a subflow is its scope.
///
/// Later definitions win. Maestro defines values from outside (`-e NAME=VALUE`) first, then `runFlow`'s
/// `env`, then the flow's own header, so that a header wins unless it asks: `NAME: ${NAME || "default"}`.
public struct FlowVariables: Sendable, Hashable {
  private var values: [String: FlowValue]

  /// Names from outside, and `maestro.platform`.
  public init(_ values: [String: String] = [:]) {
    self.values = values.mapValues(FlowValue.string)
    self.values["maestro.platform"] = .string("ios")
  }

  /// The value of a name; members are named with their dots, as in `output.total`.
  public subscript(name: String) -> FlowValue {
    get { values[name] ?? .undefined }
    set { values[name] = newValue }
  }

  /// Defines the variables of an `env:`. Each value is evaluated before any of them is defined.
  ///
  /// - Throws: `ExpressionError` when a value asks for more than flowsim evaluates.
  public mutating func define(_ variables: [Variable]) throws(ExpressionError) {
    var defined: [(String, String)] = []
    for variable in variables {
      defined.append((variable.name, try text(of: variable.value, allowsUndefined: true)))
    }
    for (name, value) in defined { values[name] = .string(value) }
  }

  /// The text with every `${…}` replaced by its value.
  ///
  /// - Throws: `ExpressionError` when an expression asks for more than flowsim evaluates, or for a name
  ///   that has no value.
  public func text(of template: Template) throws(ExpressionError) -> String {
    try text(of: template, allowsUndefined: false)
  }

  /// Whether Maestro counts the evaluated text as true: not blank, `false`, `undefined`, `null` or zero.
  ///
  /// - Throws: `ExpressionError` when an expression asks for more than flowsim evaluates.
  public func isTrue(_ template: Template) throws(ExpressionError) -> Bool {
    let text = try text(of: template, allowsUndefined: true).trimmingWhitespace
    return !text.isEmpty && text.lowercased() != "false" && text != "undefined" && text != "null" && Double(text) != 0
  }

  private func text(of template: Template, allowsUndefined: Bool) throws(ExpressionError) -> String {
    var text = ""
    for segment in template.segments {
      switch segment {
      case .text(let piece): text += piece
      case .expression(let source):
        guard !source.allSatisfy(\.isWhitespace) else { continue }
        let value = try Expression(source).value(in: self)
        if value == .undefined, !allowsUndefined {
          throw ExpressionError(source: source, reason: .undefined(nearest: nearest(to: source.trimmingWhitespace)))
        }
        text += value.description
      }
    }
    return text
  }

  private func nearest(to name: String) -> String? { NearestName.of(name, in: values.keys.sorted()) }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmingWhitespace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
