import FlowInterfaceBuilder
import FlowModel

/// What an app starts with.
enum AppEntry: Equatable {
  /// The application's delegate: its class.
  case delegate(String)
  /// Something else is marked `@main`: a SwiftUI app.
  case other(String, SourceLocation)

  /// - Returns: nil where nothing is marked.
  init?(_ trees: [CodeTree]) {
    for tree in trees {
      for type in tree.types {
        guard type.attributes.contains(where: { ["main", "UIApplicationMain"].contains($0) }) else { continue }
        let isDelegate =
          type.attributes.contains("UIApplicationMain")
          || tree.types.contains { $0.name == type.name && tree.inherits($0, "UIApplicationDelegate") }
        self = isDelegate ? .delegate(type.name) : .other(type.name, tree.location(at: type.offset))
        return
      }
    }
    return nil
  }
}

extension CodeTree {
  /// Whether a declaration writes a type after its colon.
  fileprivate func inherits(_ type: TreeType, _ name: String) -> Bool {
    type.inherited.contains { number in
      let node = nodes[Int(number)]
      return node.kind == .namedType && texts[Int(node.a)] == name
    }
  }
}
