import Testing

@testable import FlowModel

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("signin", "signIn"), ("singIn", "signIn"), ("sgnIn", "signIn"), ("signInn", "signIn"), ("sipnIn", "signIn"),
    ("signUp", "signUp"), ("s", nil), ("welcome", nil), ("", nil),
    ("sig", "signIn"), ("settingsScreen", "Settings"), (String(repeating: "a", count: 1_000_000), nil),
  ])
  func isASmallSlipAway(word: String, nearest: String?) {
    #expect(NearestName.of(word, in: ["signUp", "signIn", "Settings"]) == nearest)
  }

  /// What many names end with makes them no nearer.
  @Test(arguments: [
    ("MyAccountViewController", "AboutUSViewController", false),
    ("OpposeCommentController", "SupportCommentController", false),
    ("LogInViewController", "LoginViewController", true), ("loginButonAction:", "loginButtonAction:", true),
  ])
  func isNearInWhatIsItsOwn(word: String, other: String, isNear: Bool) {
    #expect((NearestName.of(word, in: [other]) == other) == isNear)
  }

  @Test func isTheFirstInTheAlphabetOfEquallyNearOnes() {
    #expect(NearestName.of("tab", in: ["tac", "taa"]) == "taa")
  }
}
