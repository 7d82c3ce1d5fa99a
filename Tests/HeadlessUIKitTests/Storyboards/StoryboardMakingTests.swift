import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// How storyboards make controllers: by code's creators, by segue actions, and what they refuse.
@MainActor
struct StoryboardMakingTests {
  private static let scenes = StoryboardFixture(
    initial: "shelf",
    scenes: [
      .init(
        id: "shelf", attributes: #"customClass="ShelfViewController""#,
        connections: """
          <segue destination="price" kind="presentation" identifier="price" \
          destinationCreationSelector="makePrice:" id="s1"/>\
          <segue destination="price" kind="presentation" identifier="plain" \
          destinationCreationSelector="makeNothing:sender:" id="s2"/>\
          <segue destination="price" kind="presentation" identifier="named" \
          destinationCreationSelector="makePrice:sender:identifier:" id="s3"/>\
          <segue destination="price" kind="presentation" identifier="foreign" \
          destinationCreationSelector="makeForeign:" id="s4"/>\
          <segue destination="stack" kind="presentation" identifier="stacked" id="s5"/>
          """),
      .init(
        element: "navigationController", id: "stack",
        connections: """
          <segue destination="price" kind="relationship" relationship="rootViewController" \
          destinationCreationSelector="makePrice:sender:identifier:" id="s6"/>
          """),
      .init(id: "price", attributes: #"customClass="PriceViewController" storyboardIdentifier="price""#),
    ])

  private func performed(_ identifier: String, sender: Any? = nil) throws -> (Simulation, start: Int) {
    let simulation = try Simulation.launched(Self.scenes)
    let start = simulation.trace.count
    simulation.run { simulation.visibleScreen?.performSegue(withIdentifier: identifier, sender: sender) }
    simulation.settle()
    return (simulation, start)
  }

  @Test("A segue action runs first and makes the destination; prepare is called all the same", .proves("F2.2", "F2.14"))
  func segueAction() throws {
    let (simulation, start) = try performed("price")
    #expect((simulation.visibleScreen as? PriceViewController)?.price == 7)
    #expect(
      simulation.traceLines(from: start, of: [.segueAction, .initCoder, .awakeFromNib, .prepareForSegue]) == [
        "ShelfViewController segueAction makePrice:", "PriceViewController init(coder:)",
        "PriceViewController awakeFromNib",
        "ShelfViewController prepare(for:sender:) presentation segue \"price\" → PriceViewController",
      ])
  }

  @Test("A segue action is given the sender and the segue's identifier", .proves("F2.14"))
  func segueActionArguments() throws {
    let (simulation, _) = try performed("named", sender: 5)
    let price = try #require(simulation.visibleScreen as? PriceViewController)
    #expect(price.price == 5)
    #expect(price.title == "named")
  }

  @Test("Whoever performs the segue to a container makes its root by a segue action, with that segue's sender")
  func segueActionOfARoot() throws {
    let (simulation, start) = try performed("stacked", sender: 5)
    #expect((simulation.visibleScreen as? PriceViewController)?.price == 5)
    #expect(
      simulation.traceLines(from: start, of: [.segueAction, .prepareForSegue]) == [
        "ShelfViewController segueAction makePrice:sender:identifier:",
        "ShelfViewController prepare(for:sender:) presentation segue \"stacked\" → UINavigationController",
      ])
  }

  @Test("A segue action that returns nil leaves it to the storyboard; prepare is called", .proves("F2.14"))
  func segueActionNil() throws {
    let (simulation, start) = try performed("plain")
    #expect((simulation.visibleScreen as? PriceViewController)?.price == 0)
    #expect(
      simulation.traceLines(from: start, of: [.segueAction, .initCoder, .prepareForSegue]) == [
        "ShelfViewController segueAction makeNothing:sender:", "PriceViewController init(coder:)",
        "ShelfViewController prepare(for:sender:) presentation segue \"plain\" → PriceViewController",
      ])
  }

  @Test("What a segue action makes must come from the coder", .proves("F2.15"))
  func foreign() throws {
    let (simulation, _) = try performed("foreign")
    #expect(
      simulation.exceptions.map(\.description) == [
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'Custom instantiated view controller must call -[super initWithCoder:]'"
      ])
  }

  @Test("A creator is called once, with the scene's decoder; nil leaves it to the storyboard", .proves("F2.16"))
  func creator() throws {
    let simulation = try Simulation.launched(Self.scenes)
    let storyboard = simulation.run { UIStoryboard(name: "Main", bundle: nil) }
    var calls = 0
    let made: PriceViewController = simulation.run {
      storyboard.instantiateViewController(identifier: "price") { coder in
        calls += 1
        return PriceViewController(coder: coder, price: 9)
      }
    }
    #expect(made.price == 9)
    #expect(calls == 1)
    let plain: PriceViewController = simulation.run {
      storyboard.instantiateViewController(identifier: "price") { _ in
        calls += 1
        return nil
      }
    }
    #expect(plain.price == 0)
    #expect(plain.storyboard === storyboard)
    #expect(calls == 2)
    let initial: ShelfViewController? = simulation.run {
      storyboard.instantiateInitialViewController { ShelfViewController(coder: $0) }
    }
    #expect(initial != nil)
    #expect(simulation.exceptions == [])
  }

  @Test("A creator's result must come from the coder and be of the scene's class", .proves("F2.15"))
  func wrongCreators() throws {
    let simulation = try Simulation.launched(Self.scenes)
    let storyboard = simulation.run { UIStoryboard(name: "Main", bundle: nil) }
    simulation.run {
      _ = storyboard.instantiateViewController(identifier: "price") { _ in PriceViewController() }
      _ = storyboard.instantiateViewController(identifier: "price") { ShelfViewController(coder: $0) }
    }
    #expect(simulation.exceptions.map(\.name) == [.internalInconsistency, .internalInconsistency])
    #expect(
      simulation.exceptions.first?.reason == "Custom instantiated view controller must call -[super initWithCoder:]")
    #expect(
      simulation.exceptions.last?.reason.wholeMatch(
        of: /Custom instantiated <ShelfViewController: 0x[0-9a-f]+> must be kind of class PriceViewController/) != nil)
  }

  @Test("A storyboard without an entry point has no initial controller", .proves("F2.17"))
  func noInitial() throws {
    let document = try StoryboardFixture(initial: "", scenes: [.init(id: "a")]).document()
    let simulation = Simulation(interfaces: InterfaceBundle(documents: [document]))
    simulation.run {
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    }
    #expect(simulation.exceptions == [])
  }

  @Test("A storyboard, or an identifier, that does not exist", .proves("F2.17"))
  func missing() throws {
    let simulation = try Simulation.launched(Self.scenes)
    simulation.run {
      _ = UIStoryboard(name: "Nope", bundle: nil)
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "nope")
      let made: UIViewController = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
        identifier: "neither")
      #expect(made.storyboard == nil)
    }
    #expect(simulation.exceptions.map(\.name) == [.invalidArgument, .invalidArgument, .invalidArgument])
    #expect(
      simulation.exceptions.map(\.reason) == [
        "Could not find a storyboard named 'Nope' in bundle NSBundle <com.example.app> (loaded)",
        "Storyboard (<UIStoryboard: 0x1>) doesn't contain a view controller with identifier 'nope'",
        "Storyboard (<UIStoryboard: 0x1>) doesn't contain a view controller with identifier 'neither'",
      ])
  }
}

/// A screen that segue actions make with what it needs.
final class PriceViewController: UIViewController {
  let price: Int

  init() {
    price = -1
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, price: Int) {
    self.price = price
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    price = 0
    super.init(coder: coder)
  }
}

/// A screen with segue actions of all kinds.
final class ShelfViewController: UIViewController {}

extension ShelfViewController: InterfaceBound {
  static var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: ShelfViewController.self) { bind in
      bind.segueAction("makePrice:") { _, coder, _, _ in PriceViewController(coder: coder, price: 7) }
      bind.segueAction("makeNothing:sender:") { _, _, _, _ in nil }
      bind.segueAction("makePrice:sender:identifier:") { _, coder, sender, identifier in
        let made = PriceViewController(coder: coder, price: sender as? Int ?? 0)
        made?.title = identifier
        return made
      }
      bind.segueAction("makeForeign:") { _, _, _, _ in PriceViewController() }
    }
  }
}
