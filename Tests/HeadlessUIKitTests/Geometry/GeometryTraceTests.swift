import HeadlessUIKit
import TestSupport
import Testing

/// What a controller sees of its geometry in each callback: G04, G05, G07.
@MainActor
struct GeometryTraceTests {
  /// Notes a line in each callback.
  private final class Observer: UIViewController {
    var lines: [String] = []
    let box = UIView()
    var note: (Observer) -> String = { _ in "" }

    private func see(_ callback: String) { lines.append("\(callback) \(note(self))") }

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 44),
      ])
      see("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      see("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      see("viewIsAppearing")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      see("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      see("viewDidLayoutSubviews")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      see("viewDidAppear")
    }
  }

  private func size(_ size: CGSize) -> String { "(\(Int(size.width)),\(Int(size.height)))" }

  @Test(
    "The root's size at each callback, in portrait and in landscape", .proves("G04", "G05"),
    arguments: [(UIInterfaceOrientation.portrait, "(375,667)"), (.landscapeRight, "(667,375)")])
  func root(orientation: UIInterfaceOrientation, expected: String) throws {
    let simulation = Simulation(
      device: try #require(Device(named: "iPhone SE (2nd gen)")), system: try #require(.init(named: "15")),
      orientation: orientation)
    let observer = simulation.run { Observer() }
    observer.note = { [size] in size($0.view.bounds.size) }
    simulation.show(observer)
    #expect(
      observer.lines.filter { !$0.hasPrefix("viewIsAppearing") } == [
        "viewDidLoad \(expected)", "viewWillAppear \(expected)", "viewWillLayoutSubviews \(expected)",
        "viewDidLayoutSubviews \(expected)", "viewDidAppear \(expected)",
      ])
  }

  @Test(
    "A pushed view: its frame from the start, the window and safe area from viewIsAppearing, its subviews once laid out",
    .proves("G07", "F1.2.3"))
  func pushed() throws {
    let simulation = Simulation(
      device: try #require(Device(named: "iPhone 13")), system: try #require(.init(named: "26")))
    let navigation = simulation.run { UINavigationController(rootViewController: UIViewController()) }
    simulation.show(navigation)
    let observer = simulation.run { Observer() }
    observer.note = { observer in
      let top = observer.view.safeAreaInsets.top
      let box = observer.box.frame
      return "view \(observer.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844)) "
        + "box \(box == .zero ? "zero" : box == CGRect(x: 0, y: top, width: 390, height: 44) ? "at the safe top" : "\(box)") "
        + "safeTop \(top > 0 ? "above zero" : "zero") window \(observer.view.window != nil)"
    }
    simulation.run { navigation.pushViewController(observer, animated: true) }
    simulation.settle()
    #expect(
      observer.lines.filter { !$0.hasPrefix("viewWillLayoutSubviews") } == [
        "viewDidLoad view true box zero safeTop zero window false",
        "viewWillAppear view true box zero safeTop zero window false",
        "viewIsAppearing view true box zero safeTop above zero window true",
        "viewDidLayoutSubviews view true box at the safe top safeTop above zero window true",
        "viewDidAppear view true box at the safe top safeTop above zero window true",
      ])
  }
}
