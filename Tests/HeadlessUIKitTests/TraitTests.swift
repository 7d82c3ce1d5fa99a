import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where traits come from: facts, section 5.
@MainActor
struct TraitTests {
  /// A controller that notes its horizontal size class at each callback.
  private final class Noting: UIViewController {
    var log: [String] = []
    private func note(_ callback: String) { log.append("\(callback) \(traitCollection.horizontalSizeClass)") }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append("didChange from \(previousTraitCollection?.horizontalSizeClass ?? .unspecified)")
    }
  }

  private func simulation(_ version: Int) throws -> Simulation {
    Simulation(system: try #require(SystemVersion(named: "\(version)")))
  }

  @Test(
    "Up to iOS 16 a controller has its parent's traits at once; from 17 on its view's, from viewIsAppearing on",
    .proves("F5.12"), arguments: [13, 16, 17, 26])
  func staleness(version: Int) throws {
    let simulation = try simulation(version)
    let child = simulation.run { Noting() }
    let navigation = simulation.run { UINavigationController(rootViewController: child) }
    let root = simulation.run { UIViewController() }
    simulation.run {
      root.addChild(navigation)
      root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: navigation)
      navigation.view.frame = root.view.bounds
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
    }
    simulation.show(root)
    let expected =
      version <= 16
      ? [
        "viewDidLoad regular", "viewWillAppear regular", "didChange from compact", "viewIsAppearing regular",
        "viewDidAppear regular",
      ]
      : [
        "viewDidLoad compact", "viewWillAppear compact", "didChange from compact", "viewIsAppearing regular",
        "viewDidAppear regular",
      ]
    #expect(child.log == expected)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("An override for one child changes that one and what is below it", .proves("F5.2"), arguments: [16, 18])
  func overrideForChild(version: Int) throws {
    let simulation = try simulation(version)
    let root = simulation.run { Screen("root") }
    let children = simulation.run { [Screen("first"), Screen("second")] }
    simulation.run {
      for child in children {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
    }
    simulation.show(root)
    let compact = UITraitCollection(verticalSizeClass: .compact)
    let lines = simulation.lines(of: [.traitCollectionDidChange]) {
      root.setOverrideTraitCollection(compact, forChild: children[1])
    }
    #expect(lines == ["second traitCollectionDidChange compact/compact"])
    #expect(children.map(\.traitCollection.verticalSizeClass) == [.regular, .compact])
    #expect(root.overrideTraitCollection(forChild: children[1]) == compact)
    #expect(root.overrideTraitCollection(forChild: children[0]) == nil)
    let turned = simulation.lines(of: [.willTransition, .traitCollectionDidChange]) {
      simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(
      turned == [
        "root willTransition(to:with:) compact/compact", "first willTransition(to:with:) compact/compact",
        "root traitCollectionDidChange compact/compact", "first traitCollectionDidChange compact/compact",
      ])
  }

  @Test("traitOverrides lie on top, for a controller and for a view, and can be taken back", .proves("F5.12"))
  func traitOverrides() {
    let simulation = Simulation()
    let root = simulation.run { Noting() }
    let inner = simulation.run { UIView() }
    simulation.show(root)
    simulation.run { root.view.addSubview(inner) }
    root.log = []
    simulation.run {
      root.traitOverrides.horizontalSizeClass = .regular
      inner.traitOverrides.verticalSizeClass = .compact
    }
    #expect(root.log == ["didChange from compact"])
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.verticalSizeClass == .compact)
    #expect(root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    simulation.run { root.traitOverrides.remove(UITraitHorizontalSizeClass.self) }
    #expect(!root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test(
    "Who registered for a trait is called when that trait changes, until it ends the registration", .proves("F5.12"))
  func registrations() {
    final class Registered: UIViewController {
      var log: [String] = []
      var registration: (any UITraitChangeRegistration)?
      override func viewDidLoad() {
        registration = registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Registered, previous) in
          self.log.append("\(previous.verticalSizeClass) → \(self.traitCollection.verticalSizeClass)")
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Registered, _) in self.log.append("style") }
      }
    }
    let simulation = Simulation()
    let root = simulation.run { Registered() }
    simulation.show(root)
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(root.log == ["regular → compact"])
    if let registration = root.registration { root.unregisterForTraitChanges(registration) }
    simulation.turnDevice(to: .portrait)
    simulation.settle()
    #expect(root.log == ["regular → compact"])
    simulation.run { root.overrideUserInterfaceStyle = .dark }
    #expect(root.log == ["regular → compact", "style"])
  }

  @Test("Views hear of changes too, from the window down")
  func views() {
    final class Hearing: UIView {
      var changes = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
    }
    let simulation = Simulation()
    let root = simulation.run { UIViewController() }
    let view = simulation.run { Hearing() }
    simulation.show(root)
    simulation.run { root.view.addSubview(view) }
    simulation.turnDevice(to: .landscapeLeft)
    #expect(view.changes == 1)
    simulation.application.keyWindow?.overrideUserInterfaceStyle = .dark
    #expect(view.changes == 2)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Trait collections are put together, compared and changed by value")
  func collections() {
    let combined = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(),
    ])
    #expect(combined.horizontalSizeClass == .regular)
    #expect(combined.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!combined.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(combined.containsTraits(in: nil))
    let dark = combined.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark != combined)
    #expect(dark == UITraitCollection(traitsFrom: [combined, UITraitCollection(userInterfaceStyle: .dark)]))
    #expect(UITraitCollection { $0.displayScale = 2 } == UITraitCollection(displayScale: 2))
  }
}
