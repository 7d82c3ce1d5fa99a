import FlowInterpreter
import HeadlessUIKit

/// The views that code which is not read was called on or handed: what they are as code reads them is not known, until
/// code sets it again.
struct OpenedViews {
  private final class Opened {
    weak var view: UIView?
    let (call, type, location): (String, String, TreeLocation)
    /// What was read of it.
    var read: [String: Unknown] = [:]
    /// What was set since.
    var settled: Set<String> = []

    init(_ view: UIView, _ type: String, _ call: String, _ location: TreeLocation) {
      (self.view, self.call, self.type, self.location) = (view, call, type, location)
    }
  }

  private var views: [ObjectIdentifier: Opened] = [:]

  mutating func add(_ view: UIView, a type: String, behind call: String, at location: TreeLocation) {
    views[ObjectIdentifier(view)] = Opened(view, type, call, location)
  }

  mutating func settle(_ name: String, of object: AnyObject) {
    guard !views.isEmpty else { return }
    views[ObjectIdentifier(object)]?.settled.insert(name)
  }

  /// What a property of a view is, or what a method tells of it; nil where that is known.
  subscript(_ object: AnyObject, _ name: String) -> Unknown? {
    guard !views.isEmpty, let opened = views[ObjectIdentifier(object)], opened.view === object,
      !opened.settled.contains(name), !Self.isPart(name)
    else { return nil }
    if let known = opened.read[name] { return known }
    let unknown = Unknown("\(opened.type).\(name) after \(opened.call)", opened.location)
    opened.read[name] = unknown
    return unknown
  }

  /// Whether a view has something for good: its layer and anchors, what is told of the device, and the views that UIKit
  /// has put into it.
  private static func isPart(_ name: String) -> Bool {
    name.hasSuffix("Anchor") || name.hasSuffix("Guide") || parts.contains(name)
  }

  private static let parts: Set<String> = [
    "contentView", "detailTextLabel", "imageView", "layer", "panGestureRecognizer", "reuseIdentifier",
    "searchTextField",
    "textLabel", "titleLabel", "traitCollection",
  ]
}
