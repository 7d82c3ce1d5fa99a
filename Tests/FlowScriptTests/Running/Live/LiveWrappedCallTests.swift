import Testing

@testable import FlowScript

/// Methods that an Optional has and the value in it too, on what is declared with `!`.
@MainActor
struct LiveWrappedCallTests {
  private func flow(_ body: String) -> LiveFlow {
    LiveFlow(
      source: """
        struct Answer { let text: String; let weight: Int }
        class Root: UIViewController {
          var answers: [Answer]!
          var others: [Answer]?
          override func viewDidLoad() {
            super.viewDidLoad()
            answers = [Answer(text: "one", weight: 1), Answer(text: "two", weight: 2)]
            others = answers
            \(body)
          }
        }
        """)
  }

  @Test func theClosureOfMapTakesTheElementsWhereItUsesThem() throws {
    #expect(
      try flow("title = answers.map { $0.text }.joined(separator: \"-\")").passes("- assertVisible: one-two") == nil)
    #expect(
      try flow("title = answers.map({ answer in answer.text + \"!\" }).joined()").passes("- assertVisible: one!two!")
        == nil)
  }

  @Test func whatTheListHasItselfIsAskedOfTheList() throws {
    #expect(try flow("title = \"\\(answers.map { $0.count } ?? 0)\"").passes("- assertVisible: \"2\"") == nil)
    #expect(try flow("title = \"\\(others.map { $0.count } ?? 0)\"").passes("- assertVisible: \"2\"") == nil)
  }

  @Test func numbersOfObjectsAreTakenAsSwift3TakesThem() throws {
    #expect(
      try flow("title = \"\\(Double(NumberFormatter().number(from: \"2.5\")!))\"").passes("- assertVisible: \"2.5\"")
        == nil)
  }
}
