import Testing

@testable import FlowScript

@Suite struct TagExpressionTests {
  @Test(arguments: [
    ("smoke", true), ("slow", false), ("not slow", true), ("smoke and fast", true), ("smoke and slow", false),
    ("slow or fast and not slow", true), ("(slow or fast) and not smoke", false), ("not (slow or wip)", true),
    ("'a tag' and smoke", true), ("\"and\"", false), ("not not smoke", true),
  ])
  func holds(text: String, isTrue: Bool) throws {
    #expect(try TagExpression(text).holds(of: ["smoke", "fast", "a tag"]) == isTrue)
  }

  @Test(arguments: [
    ("", "a tag is missing at its end."), ("smoke and", "a tag is missing at its end."),
    ("smoke slow", "what does 'slow' do there?"), ("(smoke", "a bracket is left open."),
    ("and smoke", "a tag is missing before 'and'."), ("smoke or )", "a tag is missing before ')'."),
    (String(repeating: "(", count: 200), "it has more than 100 brackets inside one another."),
  ])
  func faults(text: String, message: String) {
    #expect(throws: TagExpression.Fault(message: message)) { try TagExpression(text) }
  }
}
