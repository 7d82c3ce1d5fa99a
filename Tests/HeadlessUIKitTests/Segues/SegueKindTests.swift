import HeadlessUIKit
import TestSupport
import Testing

/// What segues of UIKit's own kinds do, by where their source is.
@MainActor
struct SegueKindTests {
  private func perform(_ kind: String, inNavigation: Bool, attributes: String = "") throws -> (
    simulation: Simulation, alpha: UIViewController
  ) {
    let simulation = try Simulation.launched(
      .alphaToBeta(
        segues: #"<segue destination="beta" kind="\#(kind)" identifier="go" \#(attributes) id="s1"/>"#,
        isInNavigation: inNavigation))
    let alpha = try #require(simulation.visibleScreen)
    simulation.run { alpha.performSegue(withIdentifier: "go", sender: nil) }
    simulation.settle()
    return (simulation, alpha)
  }

  @Test(
    "In a navigation controller show pushes", .proves("F2.8"), arguments: ["show", "push"])
  func push(kind: String) throws {
    let (_, alpha) = try perform(kind, inNavigation: true)
    #expect(alpha.navigationController?.topViewController?.title == "Beta")
    #expect(alpha.presentedViewController == nil)
  }

  @Test("In a navigation controller outside of a split view showDetail presents", .proves("F2.8"))
  func presentDetail() throws {
    let (_, alpha) = try perform("showDetail", inNavigation: true)
    #expect(alpha.presentedViewController?.title == "Beta")
  }

  @Test(
    "Without a container, in a window, show and showDetail present", .proves("F2.7", "F2.8"),
    arguments: ["show", "showDetail"])
  func present(kind: String) throws {
    let (_, alpha) = try perform(kind, inNavigation: false)
    #expect(alpha.presentedViewController?.title == "Beta")
  }

  @Test("Present modally presents in the style of the segue", .proves("F2.8"), arguments: ["presentation", "modal"])
  func modal(kind: String) throws {
    let (_, alpha) = try perform(kind, inNavigation: true, attributes: #"modalPresentationStyle="overFullScreen""#)
    #expect(alpha.presentedViewController?.title == "Beta")
    #expect(alpha.presentedViewController?.modalPresentationStyle == .overFullScreen)
  }

  @Test("A popover is anchored at what the storyboard or the sender says", .proves("F2.8"))
  func popover() throws {
    let (simulation, alpha) = try perform(
      "popoverPresentation", inNavigation: false, attributes: #"popoverAnchorView="label""#)
    #expect(alpha.presentedViewController?.modalPresentationStyle == .popover)
    #expect(alpha.presentedViewController?.popoverPresentationController?.sourceView is UILabel)
    #expect(simulation.exceptions == [])
  }

  @Test("Show from a source in no window: prepare runs, then nothing, and nothing is raised", .proves("F2.7"))
  func windowless() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(segues: #"<segue destination="beta" kind="show" identifier="go" id="s1"/>"#))
    let alpha = try #require(
      simulation.run { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "alpha") }
        as? AlphaViewController)
    simulation.run { alpha.performSegue(withIdentifier: "go", sender: nil) }
    simulation.settle()
    #expect(alpha.seen.count == 1)
    #expect(alpha.presentedViewController == nil)
    #expect(simulation.exceptions == [])
  }

  @Test("G61: in a navigation controller that is in no window show pushes all the same", .proves("G61", "F2.5"))
  func windowlessPush() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(segues: #"<segue destination="beta" kind="show" identifier="go" id="s1"/>"#))
    simulation.run {
      let alpha = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "alpha")
      let navigation = UINavigationController(rootViewController: alpha)
      alpha.performSegue(withIdentifier: "go", sender: nil)
      #expect(navigation.viewControllers.map(\.title) == ["Alpha", "Beta"])
      #expect(navigation.viewControllers.last?.isViewLoaded == false)
    }
  }

  @Test("A deprecated push without a navigation controller raises", .proves("F2.8", "F2.9"))
  func pushWithoutNavigation() throws {
    let (simulation, alpha) = try perform("push", inNavigation: false)
    #expect(simulation.exceptions.map(\.name) == [.generic])
    #expect(
      simulation.exceptions.map(\.reason) == [
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
      ])
    #expect(alpha.presentedViewController == nil)
  }
}
