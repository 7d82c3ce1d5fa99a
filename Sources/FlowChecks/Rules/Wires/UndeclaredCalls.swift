import FlowInterfaceBuilder
import FlowModel

/// What code calls on its own objects and no file declares: it is UIKit's, or what a library adds to all screens.
///
/// A library's category has several methods about one thing, as `hideLeftView` and `toggleLeftViewAnimated:`: where code
/// calls one of them, a document may send another.
struct UndeclaredCalls {
  private var things: Set<String> = []

  init(_ app: CheckedApp, _ code: AppCode) {
    let trees = app.written.source.trees(Set(code.facts.files.map(\.path)))
    let declared = Set(trees.flatMap { $0.functions.map(\.name) })
    for tree in trees {
      for node in tree.nodes where node.kind == .call {
        guard let name = tree.nameCalledOnItself(node), !declared.contains(name) else { continue }
        things.formUnion(Self.things(in: name))
      }
    }
  }

  /// Whether what declares one of the calls may have a selector, too: it names the same thing by two words.
  func mayBeBeside(_ selector: String) -> Bool {
    !things.isDisjoint(with: Self.things(in: String(selector.prefix { $0 != ":" })))
  }

  /// The things that a name is about: two words of it that follow each other, unless they name a class of UIKit's or hardly
  /// anything.
  private static func things(in name: String) -> [String] {
    let words = words(of: name)
    return zip(words, words.dropFirst()).compactMap { first, second in
      guard !plain.contains(first.lowercased()), !plain.contains(second.lowercased()) else { return nil }
      let thing = first.prefix(1).uppercased() + first.dropFirst() + second
      return FrameworkAncestry.classes["UI\(thing)"] == nil ? thing : nil
    }
  }

  private static let plain: Set<String> = [
    "animated", "at", "by", "controller", "did", "for", "from", "identifier", "in", "of", "on", "perform", "segue",
    "should",
    "to", "will", "with",
  ]

  /// `toggleLeftView` as `toggle`, `Left` and `View`.
  private static func words(of name: String) -> [String] {
    name.reduce(into: []) { words, letter in
      if words.isEmpty || letter.isUppercase { words.append("") }
      words[words.count - 1].append(letter)
    }
  }
}

extension WiredObject {
  /// Whether it is of a class that inherits from one of some, which others add methods to.
  func mayHaveMore(by classes: Set<String>) -> Bool {
    let own = FrameworkClass.name(of: object, on: document.platform)
    return classes.contains { FrameworkAncestry.isKind(own, of: $0) == true }
  }
}

extension CodeTree {
  /// The name of what a call asks the object itself for: `hide()`, `self.hide()`.
  fileprivate func nameCalledOnItself(_ call: TreeNode) -> String? {
    let called = nodes[Int(call.a)]
    switch called.kind {
    case .name: return texts[Int(called.a)]
    case .member:
      let base = nodes[Int(unwrapped(called.a))]
      return [.local, .boxed].contains(base.kind) && base.a == 0 ? texts[Int(called.b)] : nil
    default: return nil
    }
  }
}
