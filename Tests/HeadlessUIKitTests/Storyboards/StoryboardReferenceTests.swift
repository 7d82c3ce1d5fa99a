import HeadlessUIKit
import TestSupport
import Testing

/// References that lead out of what was read.
@MainActor
struct StoryboardReferenceTests {
  /// Performs a segue to a reference with some attributes; a second storyboard has no initial controller.
  private func simulation(reference attributes: String) throws -> Simulation {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "start",
        scenes: [
          .init(id: "start", connections: #"<segue destination="there" kind="show" identifier="go" id="s"/>"#),
          .init(element: "viewControllerPlaceholder", id: "there", attributes: attributes),
        ]),
      StoryboardFixture(name: "Bare", initial: "", scenes: [.init(id: "alone")]))
    simulation.run { simulation.rootViewController?.performSegue(withIdentifier: "go", sender: nil) }
    simulation.settle()
    return simulation
  }

  @Test(
    "Another bundle's storyboard, one without an initial controller, and none at all are undecided",
    arguments: [
      (
        #"storyboardName="Carbs" bundleIdentifier="com.example.kit""#,
        "the storyboard 'Carbs' of the bundle com.example.kit is not among the files that were read"
      ),
      (#"storyboardName="Bare""#, "the storyboard 'Bare' has no initial controller"),
      ("", "the reference names neither a storyboard nor an identifier"),
    ])
  func undecided(attributes: String, reason: String) throws {
    let simulation = try simulation(reference: attributes)
    #expect(simulation.undecidedEffects.map(\.question) == ["what a storyboard reference shows: \(reason)"])
    #expect(simulation.undecidedEffects.first?.location?.line == 11)
    #expect(simulation.exceptions == [])
  }

  @Test("The app's own storyboard that does not exist crashes the app when the segue fires", .proves("F2.17", "F2.18"))
  func missing() throws {
    let simulation = try simulation(reference: #"storyboardName="Gone""#)
    #expect(
      simulation.exceptions.map(\.reason) == [
        "Could not find a storyboard named 'Gone' in bundle NSBundle <com.example.app> (loaded)"
      ])
    #expect(simulation.undecidedEffects.isEmpty)
  }

  @Test(
    "A reference that has an identifier of its own is followed by it",
    arguments: [#"storyboardName="Other""#, #"storyboardName="Other" referencedIdentifier="second""#])
  func ownIdentifier(attributes: String) throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "start",
        scenes: [
          .init(id: "start"),
          .init(
            element: "viewControllerPlaceholder", id: "there",
            attributes: #"storyboardIdentifier="there" "# + attributes),
        ]),
      StoryboardFixture(
        name: "Other", initial: "first",
        scenes: [
          .init(id: "first", attributes: #"title="First""#),
          .init(id: "second", attributes: #"title="Second" storyboardIdentifier="second""#),
        ]))
    let title = simulation.run {
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "there").title
    }
    #expect(title == (attributes.contains("referencedIdentifier") ? "Second" : "First"))
    #expect(simulation.exceptions == [])
  }
}
