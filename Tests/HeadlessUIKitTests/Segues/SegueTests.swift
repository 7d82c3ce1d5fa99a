import HeadlessUIKit
import TestSupport
import Testing

/// How a segue is performed: whom it asks, what it makes, and in which order.
@MainActor
struct SegueTests {
  private static let order: Set<TraceCallback> = [
    .initCoder, .awakeFromNib, .shouldPerformSegue, .prepareForSegue, .performSegue, .viewDidLoad, .viewWillAppear,
    .viewDidAppear, .unwindAction,
  ]

  @Test(
    "G61: init(coder:), awakeFromNib, prepare with an unloaded destination, perform, then the push loads it",
    .proves("G61", "F2.2", "F2.3", "F2.4", "F2.5"))
  func show() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(segues: #"<segue destination="beta" kind="show" identifier="showBeta" id="s1"/>"#))
    let alpha = try #require(simulation.visibleScreen as? AlphaViewController)
    let start = simulation.trace.count
    simulation.run { alpha.performSegue(withIdentifier: "showBeta", sender: "me") }
    #expect(alpha.navigationController?.viewControllers.count == 2)
    #expect(alpha.navigationController?.viewControllers.last?.isViewLoaded == false)
    simulation.settle()
    #expect(alpha.seen == ["showBeta loaded=false outlet=false sender=me type=UIStoryboardSegue"])
    #expect(
      simulation.traceLines(from: start, of: Self.order) == [
        "BetaViewController init(coder:)", "BetaViewController awakeFromNib",
        "AlphaViewController prepare(for:sender:) show segue \"showBeta\" → BetaViewController",
        "AlphaViewController perform() show segue \"showBeta\"", "BetaViewController viewDidLoad",
        "BetaViewController viewWillAppear:1", "BetaViewController viewDidAppear:1",
      ])
  }

  @Test("A segue that the user triggers asks shouldPerformSegue first", .proves("F2.1", "F2.2"))
  func shouldPerform() throws {
    let simulation = try Simulation.launched(.alphaToBeta(segues: ""))
    let start = simulation.trace.count
    #expect(simulation.tap("Go") == .handled)
    #expect(
      simulation.traceLines(from: start, of: [.shouldPerformSegue, .initCoder, .prepareForSegue]) == [
        "AlphaViewController shouldPerformSegue(withIdentifier:sender:) show segue \"tapped\"",
        "BetaViewController init(coder:)",
        "AlphaViewController prepare(for:sender:) show segue \"tapped\" → BetaViewController",
      ])
    #expect(simulation.visibleScreen?.title == "Beta")
  }

  @Test("shouldPerformSegue refuses the user, and is not asked by performSegue", .proves("F2.1"))
  func refusal() throws {
    var fixture = StoryboardFixture.alphaToBeta(segues: "")
    fixture.scenes[1].attributes = #"title="Alpha" customClass="RefusingViewController""#
    fixture.scenes[1].connections = ""
    let simulation = try Simulation.launched(fixture)
    let start = simulation.trace.count
    simulation.tap("Go")
    #expect(simulation.visibleScreen?.title == "Alpha")
    #expect(simulation.traceLines(from: start, of: [.initCoder, .prepareForSegue]) == [])
    let screen = try #require(simulation.visibleScreen as? RefusingViewController)
    #expect(screen.asked == ["tapped"])
    simulation.run { screen.performSegue(withIdentifier: "tapped", sender: nil) }
    simulation.settle()
    #expect(screen.asked == ["tapped"])
    #expect(simulation.visibleScreen?.title == "Beta")
  }

  @Test("A segue without an identifier reaches prepare with nil, and the sender that triggered it", .proves("F2.4"))
  func noIdentifier() throws {
    var fixture = StoryboardFixture.alphaToBeta(segues: "")
    fixture.scenes[1].view = fixture.scenes[1].view.replacing(#" identifier="tapped""#, with: "")
    let simulation = try Simulation.launched(fixture)
    let alpha = try #require(simulation.visibleScreen as? AlphaViewController)
    simulation.tap("Go")
    let seen = try #require(alpha.seen.first)
    #expect(seen.hasPrefix("nil loaded=false outlet=false sender="))
    #expect(seen.contains("UIButton"))
  }

  @Test("An unknown identifier raises, in UIKit's words", .proves("F2.12"))
  func unknownIdentifier() throws {
    let simulation = try Simulation.launched(.alphaToBeta(segues: ""))
    let alpha = try #require(simulation.visibleScreen)
    simulation.run { alpha.performSegue(withIdentifier: "nope", sender: nil) }
    let exception = try #require(simulation.exceptions.first)
    #expect(exception.name == .invalidArgument)
    #expect(
      exception.reason.wholeMatch(
        of: /Receiver \(<AlphaViewController: 0x[0-9a-f]+>\) has no segue with identifier 'nope'/)
        != nil)
  }

  @Test("Of two segues with one identifier the first wins", .proves("F2.11"))
  func duplicateIdentifier() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(
        segues: #"<segue destination="beta" kind="show" identifier="x" id="s1"/>"#
          + #"<segue destination="beta" kind="presentation" identifier="x" id="s2"/>"#))
    let alpha = try #require(simulation.visibleScreen)
    simulation.run { alpha.performSegue(withIdentifier: "x", sender: nil) }
    simulation.settle()
    #expect(alpha.presentedViewController == nil)
    #expect(alpha.navigationController?.viewControllers.count == 2)
  }

  @Test("G62: prepare, then the custom segue's perform", .proves("G62", "F2.5"))
  func custom() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(
        segues: #"<segue destination="beta" kind="custom" customClass="FadeSegue" identifier="fade" id="s1"/>"#))
    let alpha = try #require(simulation.visibleScreen as? AlphaViewController)
    let start = simulation.trace.count
    simulation.run { alpha.performSegue(withIdentifier: "fade", sender: nil) }
    simulation.settle()
    #expect(alpha.seen == ["fade loaded=false outlet=false sender=nil type=FadeSegue"])
    #expect(
      simulation.traceLines(from: start, of: [.prepareForSegue, .performSegue]) == [
        "AlphaViewController prepare(for:sender:) custom segue \"fade\" → BetaViewController",
        "AlphaViewController perform() custom segue \"fade\"",
      ])
    #expect(alpha.presentedViewController?.title == "Beta")
  }

  @Test("A custom class takes the place of what the kind does, and may call it", .proves("F2.5"))
  func customOfAKind() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(
        segues: #"<segue destination="beta" kind="show" customClass="IdleSegue" identifier="idle" id="s1"/>"#
          + #"<segue destination="beta" kind="show" customClass="LoudSegue" identifier="loud" id="s2"/>"#))
    let alpha = try #require(simulation.visibleScreen)
    simulation.run { alpha.performSegue(withIdentifier: "idle", sender: nil) }
    simulation.settle()
    #expect(alpha.navigationController?.viewControllers.count == 1)
    simulation.run { alpha.performSegue(withIdentifier: "loud", sender: nil) }
    simulation.settle()
    #expect(alpha.title == "left")
    #expect(alpha.navigationController?.viewControllers.count == 2)
  }

  @Test("A custom segue whose class is not linked is undecided")
  func unlinkedClass() throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(
        segues: #"<segue destination="beta" kind="custom" customClass="GoneSegue" identifier="gone" id="s2"/>"#))
    simulation.run { simulation.visibleScreen?.performSegue(withIdentifier: "gone", sender: nil) }
    #expect(
      simulation.undecidedEffects.map(\.question) == ["what the custom segue class GoneSegue does in perform()"])
  }

  @Test(
    "The Animates box turns animations off around perform, and no longer", .proves("F2.6"), arguments: [true, false])
  func animates(isAnimated: Bool) throws {
    let simulation = try Simulation.launched(
      .alphaToBeta(
        segues: """
          <segue destination="beta" kind="custom" customClass="FadeSegue" identifier="fade" \
          \(isAnimated ? "" : #"animates="NO""#) id="s1"/>
          """))
    let alpha = try #require(simulation.visibleScreen)
    simulation.run {
      alpha.performSegue(withIdentifier: "fade", sender: nil)
      #expect(UIView.areAnimationsEnabled)
    }
    let beta = try #require(alpha.presentedViewController)
    #expect(simulation.trace.name(of: beta) == (isAnimated ? "animated" : "still"))
  }
}

/// A screen that lets the user perform no segue.
final class RefusingViewController: UIViewController {
  var asked: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return false
  }
}
