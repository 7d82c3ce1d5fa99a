import FlowModel

extension NamedCode {
  /// Whether the function whose name stands at a place makes a window, whatever the app's state: not in a branch other than
  /// of what is there, or of the version of iOS.
  func makesWindow(at place: SourceLocation) -> Bool {
    guard let one = function(at: place), case let body = function(one).body, body >= 0 else { return false }
    let tree = tree(of: one)
    var waiting = [body]
    while let next = waiting.popLast() {
      let node = tree.nodes[Int(next)]
      switch node.kind {
      case .if:
        let conditions = tree.list(node.a).map { tree.nodes[Int($0)].kind }
        guard conditions.allSatisfy({ $0 == .optionalBinding || $0 == .availability }) else { continue }
      case .closure, .switch, .for, .while, .ternary: continue
      case .call where tree.propertyName(node.a) == "UIWindow": return true
      case .assignment:
        // `window = .init(windowScene: scene)`
        let made = tree.nodes[Int(node.b)]
        if made.kind == .call, tree.nodes[Int(made.a)].kind == .implicitMember,
          tree.propertyName(tree.unwrapped(node.a)) == "window"
        {
          return true
        }
      default: break
      }
      waiting += tree.nodesInside(node)
    }
    return false
  }

  /// What runs the closure that it is handed soon.
  private static let running: Set<String> = ["Task", "async", "asyncAfter", "detached", "run"]

  /// The places in closures that run soon after they are made, whatever happens: `Task { … }`.
  var placesInSureClosures: Set<SourceLocation> {
    var places: Set<SourceLocation> = []
    for tree in trees where tree.texts.contains(where: Self.running.contains) {
      for node in tree.nodes where node.kind == .call && tree.propertyName(node.a).map(Self.running.contains) == true {
        for argument in tree.arguments(of: node) where tree.nodes[Int(argument.value)].kind == .closure {
          places.formUnion(tree.all(inside: argument.value).map { tree.location(of: $0) })
        }
      }
    }
    return places
  }
}
