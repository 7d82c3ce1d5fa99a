import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What the root of an app sees of its orientation at launch: G04, G05, G06.
@MainActor
struct LaunchOrientationTests {
  @Test("A portrait launch: the view has its size from the first callback on", .proves("G04"))
  func portraitLaunch() throws {
    #expect(
      try launch(.portrait, listed: []) == [
        "viewDidLoad 375×667 compact/regular", "viewWillAppear 375×667", "viewWillLayoutSubviews 375×667",
        "viewDidLayoutSubviews 375×667", "viewDidAppear 375×667",
      ])
    #expect(
      try launch(.portrait, listed: [.landscapeRight, .landscapeLeft, .portrait]).first
        == "viewDidLoad 375×667 compact/regular")
  }

  @Test("A launch with the device in landscape, or of an app that is landscape only", .proves("G05"))
  func landscapeLaunch() throws {
    let expected = [
      "viewDidLoad 667×375 compact/compact", "viewWillAppear 667×375", "viewWillLayoutSubviews 667×375",
      "viewDidLayoutSubviews 667×375", "viewDidAppear 667×375",
    ]
    #expect(try launch(.landscapeRight, listed: [.portrait, .landscapeRight, .landscapeLeft]) == expected)
    #expect(try launch(.portrait, listed: [.landscapeLeft]) == expected)
  }

  @Test(
    "A root that is landscape only, on a device held upright: traits are told, a size is not", .proves("G06", "F5.4"))
  func forcedLaunch() throws {
    let lines = try launch(.portrait, listed: [], supported: .landscape)
    var unique: [String] = []
    for line in lines where line != unique.last { unique.append(line) }
    #expect(
      unique == [
        "viewDidLoad 375×667 compact/regular", "viewWillAppear 375×667", "willTransition 375×667",
        "traitCollectionDidChange 667×375", "viewWillLayoutSubviews 667×375", "viewDidLayoutSubviews 667×375",
        "viewDidAppear 667×375",
      ])
  }

  /// What the root of an app sees of its view at each callback, on an iPhone SE of the second generation.
  private func launch(
    _ orientation: UIInterfaceOrientation, listed: [UIInterfaceOrientation],
    supported: UIInterfaceOrientationMask = .all
  ) throws -> [String] {
    final class Root: UIViewController {
      var supported = UIInterfaceOrientationMask.all
      var log: [String] = []
      private func note(_ callback: String, _ more: String = "") {
        log.append("\(callback) \(Int(view.bounds.width))×\(Int(view.bounds.height))\(more)")
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
      override func viewDidLoad() { note("viewDidLoad", " \(traitCollection.sizeClasses)") }
      override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
      override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
      override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) { note("willTransition") }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        note("viewWillTransition")
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        note("traitCollectionDidChange")
      }
    }
    var info = InfoDictionary()
    info.supportedOrientations = listed
    let simulation = Simulation(
      device: try #require(Device(named: "iPhone SE (2nd gen)")), system: try #require(SystemVersion(named: "15")),
      orientation: orientation, interfaces: InterfaceBundle(info: info))
    let root = simulation.run { Root() }
    root.supported = supported
    simulation.show(root)
    #expect(simulation.exceptions == [])
    return root.log
  }
}
