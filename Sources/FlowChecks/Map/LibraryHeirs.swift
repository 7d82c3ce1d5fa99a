import FlowModel

/// The app's classes of controllers whose superclass is a library's that is not read.
///
/// A class is one that a storyboard has as a screen, or that overrides what UIKit calls on controllers alone; so are all
/// others that inherit from the same library's class.
struct LibraryHeirs: Sendable {
  /// UIKit's class that each is at least, by the class.
  private let bases: [CodeType.ID: String]
  /// The same by the classes' names.
  let names: [String: String]

  /// What UIKit calls on controllers alone.
  private static let callbacks: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewIsAppearing",
  ]

  init(_ screens: AppScreens) {
    let code = screens.code
    var roots: [String: Set<String>] = [:]
    for type in code.classes {
      guard let root = Self.root(of: type, in: code) else { continue }
      roots[root, default: []].formUnion(screens.screens(of: type).map(\.frameworkClass))
      if type.functions.contains(where: { $0.isOverride && Self.callbacks.contains($0.name) }) {
        roots[root, default: []].insert("UIViewController")
      }
    }
    var bases: [CodeType.ID: String] = [:]
    for type in code.classes {
      guard let found = Self.root(of: type, in: code).flatMap({ roots[$0] }), !found.isEmpty else { continue }
      // What overriding tells is less than what a storyboard does.
      let written = found.count > 1 ? found.subtracting(["UIViewController"]) : found
      bases[type.id] = written.count == 1 ? written.first : "UIViewController"
    }
    self.bases = bases
    names = Dictionary(code.classes.compactMap { type in bases[type.id].map { (type.name, $0) } }) { one, _ in one }
  }

  /// The class of UIKit's that a class is at least; nil for one that is no such heir.
  subscript(_ type: CodeType) -> String? { bases[type.id] }

  private static func root(of type: CodeType, in code: AppCode) -> String? {
    switch code.lineage(of: type).root {
    case .unknown(let name), .objectiveC(let name): name
    case .framework, .none: nil
    }
  }
}
