import HeadlessUIKit
import Testing

/// A screen whose code is linked: it tells what prepare sees.
final class AlphaViewController: UIViewController {
  var seen: [String] = []
  var unwound: [String] = []
  var detailLabel: UILabel!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    seen.append("\(segue.identifier ?? "nil") loaded=\(segue.destination.isViewLoaded) sender=\(sender ?? "nil")")
  }
}

extension AlphaViewController: InterfaceBound {
  static var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: AlphaViewController.self) { bind in
      bind.outlet("detailLabel", \.detailLabel)
      bind.unwind("unwindToAlpha:") { alpha, segue in
        alpha.unwound.append(
          "\(Simulation.current.trace.name(of: segue.source)) → \(Simulation.current.trace.name(of: segue.destination))"
        )
      }
    }
  }
}

/// A custom segue that is linked.
final class FadeSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

@MainActor
struct SegueTests {
  /// A navigation controller with Alpha, from where segues of all kinds lead to Beta.
  private func fixture(segues: String, beta: String = "") -> StoryboardFixture {
    StoryboardFixture(
      initial: "nav",
      scenes: [
        .init(
          element: "navigationController", id: "nav",
          connections: #"<segue destination="alpha" kind="relationship" relationship="rootViewController" id="r"/>"#),
        .init(
          id: "alpha", attributes: #"title="Alpha" customClass="AlphaViewController" storyboardIdentifier="alpha""#,
          view: #"""
            <subviews><label text="Hello" id="label"/>
            <button id="go"><state key="normal" title="Go"/><connections>
              <segue destination="beta" kind="show" identifier="tapped" id="s0"/>
            </connections></button></subviews>
            """#,
          connections: #"<outlet property="detailLabel" destination="label" id="o1"/>"# + segues),
        .init(
          id: "beta", attributes: #"title="Beta" customClass="BetaViewController" storyboardIdentifier="beta""#,
          view: beta,
          connections:
            #"<segue destination="beta-exit" kind="unwind" identifier="back" unwindAction="unwindToAlpha:" id="u"/>"#),
      ])
  }

  private static let order: Set<TraceCallback> = [
    .initCoder, .awakeFromNib, .shouldPerformSegue, .prepareForSegue, .performSegue, .viewDidLoad, .viewWillAppear,
    .viewDidAppear, .unwindAction,
  ]

  @Test("G61: init(coder:), awakeFromNib, prepare with an unloaded destination, perform, then the push loads it")
  func show() throws {
    let simulation = try Simulation.launched(
      fixture(segues: #"<segue destination="beta" kind="show" identifier="showBeta" id="s1"/>"#))
    let alpha = try #require(simulation.visibleScreen as? AlphaViewController)
    let start = simulation.trace.count
    simulation.run { alpha.performSegue(withIdentifier: "showBeta", sender: "me") }
    #expect(alpha.navigationController?.viewControllers.count == 2)
    simulation.settle()
    #expect(alpha.seen == ["showBeta loaded=false sender=me"])
    #expect(
      simulation.traceLines(from: start, of: Self.order) == [
        "BetaViewController init(coder:)", "BetaViewController awakeFromNib",
        "AlphaViewController prepare(for:sender:) show segue \"showBeta\" → BetaViewController",
        "AlphaViewController perform() show segue \"showBeta\"", "BetaViewController viewDidLoad",
        "BetaViewController viewWillAppear:1", "BetaViewController viewDidAppear:1",
      ])
  }

  @Test("A segue that the user triggers asks shouldPerformSegue first; performSegue does not")
  func shouldPerform() throws {
    let simulation = try Simulation.launched(fixture(segues: ""))
    let start = simulation.trace.count
    #expect(simulation.tap("Go") == .handled)
    #expect(
      simulation.traceLines(from: start, of: [.shouldPerformSegue, .prepareForSegue]) == [
        "AlphaViewController shouldPerformSegue(withIdentifier:sender:) show segue \"tapped\"",
        "AlphaViewController prepare(for:sender:) show segue \"tapped\" → BetaViewController",
      ])
    #expect(simulation.visibleScreen?.title == "Beta")
  }

  @Test("An unknown identifier raises, in UIKit's words")
  func unknownIdentifier() throws {
    let simulation = try Simulation.launched(fixture(segues: ""))
    let alpha = try #require(simulation.visibleScreen)
    simulation.run { alpha.performSegue(withIdentifier: "nope", sender: nil) }
    let exception = try #require(simulation.exceptions.first)
    #expect(exception.name == .invalidArgument)
    #expect(
      exception.reason.wholeMatch(
        of: /Receiver \(<AlphaViewController: 0x[0-9a-f]+>\) has no segue with identifier 'nope'/)
        != nil)
  }

  @Test("Of two segues with one identifier the first wins")
  func duplicateIdentifier() throws {
    let simulation = try Simulation.launched(
      fixture(
        segues: #"<segue destination="beta" kind="show" identifier="x" id="s1"/>"#
          + #"<segue destination="beta" kind="presentation" identifier="x" id="s2"/>"#))
    let alpha = try #require(simulation.visibleScreen)
    simulation.run { alpha.performSegue(withIdentifier: "x", sender: nil) }
    simulation.settle()
    #expect(alpha.presentedViewController == nil)
    #expect(alpha.navigationController?.viewControllers.count == 2)
  }

  @Test("G62: a custom segue's perform; one whose class is not linked is undecided")
  func custom() throws {
    let simulation = try Simulation.launched(
      fixture(
        segues: #"<segue destination="beta" kind="custom" customClass="FadeSegue" identifier="fade" id="s1"/>"#
          + #"<segue destination="beta" kind="custom" customClass="GoneSegue" identifier="gone" id="s2"/>"#))
    let alpha = try #require(simulation.visibleScreen)
    simulation.run { alpha.performSegue(withIdentifier: "gone", sender: nil) }
    #expect(
      simulation.undecidedEffects.map(\.question) == ["what the custom segue class GoneSegue does in perform()"])
    simulation.run { alpha.performSegue(withIdentifier: "fade", sender: nil) }
    simulation.settle()
    #expect(alpha.presentedViewController?.title == "Beta")
  }

  @Test("G63: unwinding prepares the source, calls the action on the destination, then pops")
  func unwind() throws {
    let simulation = try Simulation.launched(
      fixture(segues: #"<segue destination="beta" kind="show" identifier="showBeta" id="s1"/>"#))
    let alpha = try #require(simulation.visibleScreen as? AlphaViewController)
    simulation.run { alpha.performSegue(withIdentifier: "showBeta", sender: nil) }
    simulation.settle()
    let beta = try #require(simulation.visibleScreen)
    let start = simulation.trace.count
    simulation.run { beta.performSegue(withIdentifier: "back", sender: nil) }
    simulation.settle()
    #expect(alpha.unwound == ["BetaViewController → AlphaViewController"])
    #expect(
      simulation.traceLines(from: start, of: Self.order.union([.unwindTowards])) == [
        "BetaViewController prepare(for:sender:) unwind segue \"back\" → AlphaViewController",
        "AlphaViewController unwindAction unwindToAlpha:",
        "UINavigationController unwind(for:towards: AlphaViewController)", "AlphaViewController viewWillAppear:1",
        "AlphaViewController viewDidAppear:1",
      ])
    #expect(simulation.visibleScreen === alpha)
  }

  @Test("An unwind segue whose action nobody answers does nothing")
  func unwindToNowhere() throws {
    var fixture = fixture(segues: #"<segue destination="beta" kind="show" identifier="showBeta" id="s1"/>"#)
    fixture.scenes[2].connections =
      #"<segue destination="beta-exit" kind="unwind" identifier="back" unwindAction="unwindToMars:" id="u"/>"#
    let simulation = try Simulation.launched(fixture)
    simulation.run { simulation.visibleScreen?.performSegue(withIdentifier: "showBeta", sender: nil) }
    simulation.settle()
    simulation.run { simulation.visibleScreen?.performSegue(withIdentifier: "back", sender: nil) }
    simulation.settle()
    #expect(simulation.visibleScreen?.title == "Beta")
    #expect(simulation.exceptions == [])
    #expect(simulation.undecidedEffects == [])
  }

  @Test("G60: outlets are nil until the view loads")
  func outlets() throws {
    let simulation = try Simulation.launched(fixture(segues: ""))
    simulation.run {
      let alpha =
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "alpha")
        as? AlphaViewController
      #expect(alpha?.detailLabel == nil)
      alpha?.loadViewIfNeeded()
      #expect(alpha?.detailLabel?.text == "Hello")
    }
  }

  @Test("G64: an embed segue prepares the parent before its viewDidLoad, where the child is there already")
  func embed() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "host",
        scenes: [
          .init(
            id: "host", attributes: #"customClass="Host""#,
            view: #"""
              <subviews><containerView id="box"><connections>
                <segue destination="inner" kind="embed" identifier="embedInner" id="e"/>
              </connections></containerView></subviews>
              """#),
          .init(id: "inner", attributes: #"customClass="Inner""#),
        ]))
    #expect(
      simulation.traceLines(
        from: 0, of: [.prepareForSegue, .viewDidLoad, .willMoveToParent, .didMoveToParent, .viewDidAppear]) == [
          "Host prepare(for:sender:) embed segue \"embedInner\" → Inner", "Inner willMove(toParent: Host)",
          "Inner viewDidLoad", "Inner didMove(toParent: Host)", "Host viewDidLoad", "Host viewDidAppear:0",
          "Inner viewDidAppear:0",
        ])
  }

  @Test("G66: push, then present, then unwind to the root of the stack")
  func unwindAcrossPresentation() throws {
    let simulation = try Simulation.launched(
      StoryboardFixture(
        initial: "nav",
        scenes: [
          .init(
            element: "navigationController", id: "nav", attributes: #"userLabel="Nav""#,
            connections: #"<segue destination="one" kind="relationship" relationship="rootViewController" id="r"/>"#),
          .init(
            id: "one", attributes: #"customClass="UnwindEnd" userLabel="VC1""#,
            connections: #"<segue destination="two" kind="show" identifier="push" id="s1"/>"#),
          .init(
            id: "two", attributes: #"userLabel="VC2""#,
            connections:
              #"<segue destination="three" kind="presentation" modalPresentationStyle="fullScreen" identifier="present" id="s2"/>"#
          ),
          .init(
            id: "three", attributes: #"customClass="UnwindEnd" userLabel="VC3""#,
            view: #"""
              <subviews><button id="b"><state key="normal" title="Back"/><connections>
                <segue destination="three-exit" kind="unwind" unwindAction="unwind:" id="u"/></connections></button></subviews>
              """#),
        ]))
    for identifier in ["push", "present"] {
      simulation.run { simulation.visibleScreen?.performSegue(withIdentifier: identifier, sender: nil) }
      simulation.settle()
    }
    for controller in simulation.allControllers {
      simulation.trace.setName(controller.origin?.object.userLabel ?? "", of: controller)
    }
    let start = simulation.trace.count
    simulation.tap("Back")
    #expect(
      simulation.traceLines(
        from: start,
        of: [
          .shouldPerformSegue, .allowedChildrenForUnwinding, .canPerformUnwind, .prepareForSegue, .unwindAction,
          .unwindTowards,
        ]) == [
          "VC3 shouldPerformSegue(withIdentifier:sender:) unwind segue",
          "VC2 allowedChildrenForUnwinding(from:) []", "VC2 canPerformUnwindSegueAction(_:from:sender:) false",
          "VC3 allowedChildrenForUnwinding(from:) []", "VC3 canPerformUnwindSegueAction(_:from:sender:) false",
          "Nav allowedChildrenForUnwinding(from:) [VC1]",
          "VC1 allowedChildrenForUnwinding(from:) []", "VC1 canPerformUnwindSegueAction(_:from:sender:) true",
          "VC3 prepare(for:sender:) unwind segue → VC1", "VC1 unwindAction unwind:", "Nav unwind(for:towards: VC1)",
        ])
    #expect(simulation.visibleStack.map(simulation.trace.name(of:)) == ["VC1"])
    #expect(simulation.rootViewController?.presentedViewController == nil)
  }
}

/// Implements an unwind action.
final class UnwindEnd: UIViewController {}

extension UnwindEnd: InterfaceBound {
  static var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: UnwindEnd.self) { bind in bind.unwind("unwind:") { _, _ in } }
  }
}
