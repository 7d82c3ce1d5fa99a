import FlowModel
import HeadlessUIKit

extension CodeRun {
  /// What a getter answers.
  enum Answer {
    /// What the class that it inherits from answers.
    case inherited
    case words([String])
    case flag(Bool)
    case controller(UIViewController?)
    /// Not known; with the condition that would settle it, where one stands before.
    case unknown(UndecidedEffect.Asks?)
  }

  /// Works out what a getter answers now, without doing anything.
  func answer(overriding property: String) -> Answer {
    for (number, event) in scope.function.events.enumerated() where !isInHelper(number) {
      guard case .result(let value) = event.action else { continue }
      let conditions = scope.conditions(of: event)
      switch holds(conditions) {
      case true?: return answer(value, overriding: property)
      case false?: continue
      case nil: return .unknown(asks(of: conditions))
      }
    }
    return .unknown(nil)
  }

  private func answer(_ value: CodeValue, overriding property: String) -> Answer {
    if value.root == .parent { return value.path == [.member(property)] ? .inherited : .unknown(nil) }
    if case .array(let elements) = value.root, value.path.isEmpty {
      let words = elements.compactMap { element -> String? in
        if case .word(let word)? = values.value(of: element) { word } else { nil }
      }
      return words.count == elements.count ? .words(words) : .unknown(nil)
    }
    switch values.value(of: value) {
    case .word(let word): return .words([word])
    case .flag(let flag): return .flag(flag)
    case .controller(let controller): return .controller(controller)
    case .nothing: return .controller(nil)
    default: return .unknown(nil)
    }
  }

  private func asks(of conditions: [CodeCondition]) -> UndecidedEffect.Asks? {
    conditions.first { answer($0) == nil }.map(asks(of:))
  }
}
