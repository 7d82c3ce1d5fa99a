import FlowInterfaceBuilder
import Foundation

@testable import HeadlessUIKit

/// A storyboard written in a test, scene by scene.
struct StoryboardFixture {
  /// A scene: the controller's element, and what else stands under its objects.
  struct Scene {
    var element = "viewController"
    var id: String
    var attributes = ""
    var view = ""
    var items = ""
    var connections = ""
    var dock = ""

    var xml: String {
      let root = element == "tableViewController" ? view : "<view key=\"view\" id=\"\(id)-view\">\(view)</view>"
      let hasView = !["navigationController", "tabBarController", "viewControllerPlaceholder"].contains(element)
      return """
        <scene sceneID="\(id)-scene"><objects>
          <\(element) id="\(id)" \(attributes) sceneMemberID="viewController">
            \(hasView ? root : "")\(items)
            <connections>\(connections)</connections>
          </\(element)>
          <exit id="\(id)-exit" sceneMemberID="exit"/>\(dock)
        </objects></scene>
        """
    }
  }

  var name = "Main"
  var initial: String
  var scenes: [Scene]

  /// The document that it reads as.
  func document() throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>\(scenes.map(\.xml).joined(separator: "\n"))</scenes>
      </document>
      """
    return try InterfaceReader.read(bytes: Array(text.utf8), file: "\(name).storyboard")
  }
}

extension Simulation {
  /// A simulation of storyboards, with the classes of this module behind the scenes, launched with the first one.
  static func launched(_ fixtures: StoryboardFixture..., device: Device = .standard) throws -> Simulation {
    let documents = try fixtures.map { try $0.document() }
    let simulation = Simulation(
      device: device, interfaces: InterfaceBundle(documents: documents, bundleIdentifier: "com.example.app"),
      modules: ["HeadlessUIKitTests"])
    simulation.launch(documents[0])
    return simulation
  }

  /// Taps the first element of a text.
  @discardableResult
  func tap(_ text: String) -> TouchOutcome? {
    screenElements.first { $0.texts.contains(text) }.map { touch($0) }
  }

  /// The lines of the trace from a position on, of some callbacks.
  func traceLines(from start: Int, of callbacks: Set<TraceCallback>) -> [String] {
    trace.events(from: start).filter { callbacks.contains($0.callback) }.map(trace.line(for:))
  }
}
