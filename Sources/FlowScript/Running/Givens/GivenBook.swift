import FlowInterfaceBuilder
import HeadlessUIKit

/// What a flow states of the world, for the simulation to ask; notes which statements were asked for.
@MainActor
final class GivenBook {
  private struct Entry {
    let given: Given
    let fact: Fact
    var isAsked = false
  }

  /// A statement with its variables replaced.
  private enum Fact {
    case rows(screen: String, [UnlinkedRow])
    case text(screen: String, outlet: String, text: String)
    case unwind(action: String, screen: String)
    case branch(function: String, condition: String, holds: Bool)
    case result(of: String, GivenValue)
    case injected(screen: String, property: String, isSet: Bool)
  }

  private var entries: [Entry] = []

  /// Adds a statement; of several for one thing the last holds.
  ///
  /// - Throws: `StepFailure` when a variable in it has no value.
  func add(_ given: Given, variables: FlowVariables) throws(StepFailure) {
    let fact: Fact
    switch given.statement {
    case .rows(let screen, let cells):
      var rows: [UnlinkedRow] = []
      for cell in cells {
        var texts: [String] = []
        for text in cell.texts { texts.append(try variables.value(of: text)) }
        let identifier = try cell.reuseIdentifier.map { template throws(StepFailure) in
          try variables.value(of: template)
        }
        rows.append(UnlinkedRow(texts: texts, reuseIdentifier: identifier))
      }
      fact = .rows(screen: try variables.value(of: screen), rows)
    case .text(let screen, let outlet, let text):
      fact = .text(
        screen: try variables.value(of: screen), outlet: try variables.value(of: outlet),
        text: try variables.value(of: text))
    case .branch(let function, let condition, let holds):
      fact = .branch(
        function: try variables.value(of: function), condition: Self.plain(try variables.value(of: condition)),
        holds: holds)
    case .unwind(let action, let screen):
      fact = .unwind(action: try variables.value(of: action), screen: try variables.value(of: screen))
    case .result(let expression, let value):
      fact = .result(
        of: Self.bare(try variables.value(of: expression)), GivenValue(try variables.value(of: value)))
    case .injected(let screen, let property, let isSet):
      fact = .injected(
        screen: try variables.value(of: screen), property: try variables.value(of: property), isSet: isSet)
    }
    entries.append(Entry(given: given, fact: fact))
  }

  /// The statements that nothing asked for.
  var unasked: [Given] { entries.filter { !$0.isAsked }.map(\.given) }

  // MARK: Answers

  func rows(on screen: UIViewController) -> [UnlinkedRow]? {
    answer { fact in
      if case .rows(let name, let rows) = fact, screen.screenNames.contains(name) { rows } else { nil }
    }
  }

  func text(ofOutlet outlet: String, on screen: UIViewController) -> String? {
    answer { fact in
      if case .text(let name, outlet, let text) = fact, screen.screenNames.contains(name) { text } else { nil }
    }
  }

  /// Whether the flow states the text of an outlet, named `Class.outlet`.
  func states(outlet: String) -> Bool {
    entries.contains { entry in
      if case .text(_, let name, _) = entry.fact { outlet.hasSuffix(".\(name)") } else { false }
    }
  }

  func unwindDestination(of action: String, among screens: [UIViewController]) -> UIViewController? {
    answer { fact in
      guard case .unwind(action, let name) = fact else { return nil }
      return screens.first { $0.screenNames.contains(name) }
    }
  }

  /// How an open question turns out in a function named `Class.function`; nil where the flow does not say.
  func branch(in function: String, condition: String) -> Bool? {
    let condition = Self.plain(condition)
    let owner = function.prefix { $0 != "." } + "."
    return answer { fact in
      guard case .branch(function, let stated, let holds) = fact else { return nil }
      return stated == condition || owner + stated == condition ? holds : nil
    }
  }

  /// What an expression in the code gives; nil where the flow does not say.
  func result(of expression: String) -> GivenValue? {
    let expression = Self.bare(expression)
    return answer { fact in
      if case .result(expression, let value) = fact { value } else { nil }
    }
  }

  /// Whether a screen gets a dependency; nil where the flow does not say.
  func isInjected(_ property: String, into screen: UIViewController) -> Bool? {
    answer { fact in
      if case .injected(let name, property, let isSet) = fact, screen.screenNames.contains(name) { isSet } else { nil }
    }
  }

  /// An expression without what does not change which one it is: spaces, `self.`, unwrapping, the one object of a type.
  nonisolated static func bare(_ expression: String) -> String {
    let plain = plain(expression).filter { $0 != "?" && $0 != "!" }
    let own = plain.hasPrefix("self.") ? String(plain.dropFirst(5)) : plain
    return own.replacing(/^(\p{Lu}\w*)\.(?:current|default|general|main|shared|standard)\./) { "\($0.1)." }
  }

  /// A condition without the spaces, which Swift does not care for.
  private nonisolated static func plain(_ condition: String) -> String { condition.filter { !$0.isWhitespace } }

  private func answer<Answer>(_ find: (Fact) -> Answer?) -> Answer? {
    for index in entries.indices.reversed() {
      if let answer = find(entries[index].fact) {
        entries[index].isAsked = true
        return answer
      }
    }
    return nil
  }
}
