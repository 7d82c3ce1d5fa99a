import HeadlessUIKit

/// A screen whose code is linked: it tells what prepare sees.
final class AlphaViewController: UIViewController {
  var seen: [String] = []
  var unwound: [String] = []
  var detailLabel: UILabel!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isOutletSet = (segue.destination as? BetaViewController)?.detailLabel != nil
    seen.append(
      "\(segue.identifier ?? "nil") loaded=\(segue.destination.isViewLoaded) outlet=\(isOutletSet) "
        + "sender=\(sender ?? "nil") type=\(type(of: segue))")
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

/// Where Alpha's segues lead.
final class BetaViewController: UIViewController {
  var detailLabel: UILabel!
}

extension BetaViewController: InterfaceBound {
  static var interfaceBindings: InterfaceBindings {
    InterfaceBindings(for: BetaViewController.self) { bind in bind.outlet("detailLabel", \.detailLabel) }
  }
}

/// A custom segue that presents, and tells whether animations are on while it does.
final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    Simulation.current.trace.setName(UIView.areAnimationsEnabled ? "animated" : "still", of: destination)
    source.present(destination, animated: false)
  }
}

/// A custom segue that adds to what its kind does.
final class LoudSegue: UIStoryboardSegue {
  override func perform() {
    source.title = "left"
    super.perform()
  }
}

/// A custom segue that does nothing.
final class IdleSegue: UIStoryboardSegue {
  override func perform() {}
}

extension StoryboardFixture {
  /// A navigation controller with Alpha, from where segues of all kinds lead to Beta.
  static func alphaToBeta(
    segues: String, back: String = "", isInNavigation: Bool = true
  ) -> StoryboardFixture {
    let navigation = Scene(
      element: "navigationController", id: "nav",
      connections: #"<segue destination="alpha" kind="relationship" relationship="rootViewController" id="r"/>"#)
    return StoryboardFixture(
      initial: isInNavigation ? "nav" : "alpha",
      scenes: (isInNavigation ? [navigation] : []) + [
        Scene(
          id: "alpha", attributes: #"title="Alpha" customClass="AlphaViewController" storyboardIdentifier="alpha""#,
          view: #"""
            <subviews><label text="Hello" id="label"/>
            <button id="go"><state key="normal" title="Go"/><connections>
              <segue destination="beta" kind="show" identifier="tapped" id="s0"/>
            </connections></button></subviews>
            """#,
          connections: #"<outlet property="detailLabel" destination="label" id="o1"/>"# + segues),
        Scene(
          id: "beta", attributes: #"title="Beta" customClass="BetaViewController" storyboardIdentifier="beta""#,
          view: #"""
            <subviews><label text="Detail" id="beta-label"/>
            <button id="back"><state key="normal" title="Back"/><connections>
              <segue destination="beta-exit" kind="unwind" unwindAction="unwindToAlpha:" id="u0"/>
            </connections></button></subviews>
            """#,
          connections: #"<outlet property="detailLabel" destination="beta-label" id="o2"/>"#
            + #"<segue destination="beta-exit" kind="unwind" identifier="back" unwindAction="unwindToAlpha:" \#(back) id="u"/>"#
        ),
      ])
  }
}
