/// A function with the class that it belongs to: what the names in its body stand for.
package final class CodeScope: Sendable {
  /// The app's code.
  package let code: AppCode
  /// The class that the function is a member of.
  package let owner: CodeType?
  /// The function.
  package let function: CodeFunction

  package init(code: AppCode, owner: CodeType?, function: CodeFunction) {
    self.code = code
    self.owner = owner
    self.function = function
  }

  /// The value with results of calls replaced by the calls.
  package func expanded(_ value: CodeValue) -> CodeValue { function.whole(value) }

  /// The conditions that an event stands under, from the outside in.
  package func conditions(of event: CodeEvent) -> [CodeCondition] { function.conditions(of: event) }

  /// The text that a value stands for, as far as the code tells.
  package func name(_ value: CodeValue) -> CodeName {
    code.name(expanded(value), in: owner, near: function.location.file)
  }

  /// The text that a value is: a literal, a constant, a raw value of an enum, a type's name; nil when the code does not
  /// say.
  package func text(of value: CodeValue) -> String? { name(value).text }
}
