import FlowModel

/// Reads what code says of the controls that it makes: what they are called and what stands on them.
struct WrittenControl {
  private let tree: CodeTree
  private let number: Int32
  private let named: NamedCode
  private let texts: AppTexts
  /// The function, closure or value that each node stands in itself.
  private let scopes: [Int32: Int32]

  init(_ number: Int32, _ named: NamedCode, _ texts: AppTexts) {
    tree = named.trees[Int(number)]
    self.number = number
    self.named = named
    self.texts = texts
    var scopes: [Int32: Int32] = [:]
    for (index, function) in tree.functions.enumerated() where function.hasBody {
      var waiting = [function.body]
      while let next = waiting.popLast() {
        scopes[next] = Int32(index)
        waiting += tree.nodesInside(tree.nodes[Int(next)])
      }
    }
    self.scopes = scopes
  }

  // MARK: What sends an action

  /// What a user touches for a call that is handed an action to be run.
  ///
  /// - Parameter call: `button.addTarget(…)`, `UIBarButtonItem(title: …)`, `UIAlertAction(title: …) { … }`.
  /// - Returns: nil where it is nothing that is touched: an observer, a timer.
  func trigger(of call: Int32) -> Transition.Trigger? {
    let node = tree.nodes[Int(call)]
    let called = tree.nodes[Int(node.a)]
    let arguments = tree.arguments(of: node)
    if called.kind == .member {
      let name = tree.texts[Int(called.b)]
      // `UIBarButtonItem.init(title: …)`
      if name == "init", let type = typeName(called.a) { return made(type, arguments, call) }
      return Self.wiring.contains(name) ? control(called.a) : factory(arguments, call)
    }
    guard called.kind == .name else { return nil }
    return made(tree.texts[Int(called.a)], arguments, call)
  }

  /// What hands a control its target.
  private static let wiring: Set<String> = ["addTarget", "addAction"]

  private typealias Argument = (label: String?, value: Int32)

  private func made(_ type: String, _ arguments: [Argument], _ call: Int32) -> Transition.Trigger? {
    if type.hasSuffix("GestureRecognizer") { return gesture(type, call) }
    guard Self.shown.contains(type) else { return factory(arguments, call) }
    let item = arguments.first { ["barButtonSystemItem", "systemItem"].contains($0.label) }
    if let item, case let node = tree.nodes[Int(item.value)], [.implicitMember, .member].contains(node.kind) {
      let name = tree.texts[Int(node.b)]
      return trigger(type, text: name.prefix(1).uppercased() + name.dropFirst(), name: nil)
    }
    let title = arguments.first { $0.label == "title" || $0.label == "input" }
    return Transition.Trigger(
      inCode: type, text: title.flatMap { text($0.value) }, name: keeper(of: call), image: image(arguments))
  }

  /// What UIKit makes of a title or an image and an action.
  private static let shown: Set<String> = [
    "UIBarButtonItem", "UIAlertAction", "UIAction", "UIContextualAction", "UITableViewRowAction", "UIMenuItem",
    "UIKeyCommand", "UIPreviewAction", "UIApplicationShortcutItem",
  ]

  /// What a function of the app's makes of a title, with a target and its action: `makeButton(title: "Help", target: self, …)`.
  private func factory(_ arguments: [Argument], _ call: Int32) -> Transition.Trigger? {
    guard arguments.contains(where: { $0.label == "action" }) else { return nil }
    let title = arguments.first { Self.titles.contains($0.label ?? "") }.flatMap { text($0.value) }
    let name = keeper(of: call)
    return title == nil && name == nil ? nil : trigger("UIButton", text: title, name: name)
  }

  private static let titles: Set<String> = ["title", "text", "withTitle", "buttonTitle", "name", "label"]

  private func trigger(_ type: String, text: String?, name: String?) -> Transition.Trigger {
    Transition.Trigger(inCode: type, text: text, name: name)
  }

  private func image(_ arguments: [Argument]) -> String? {
    guard let image = arguments.first(where: { $0.label == "image" })?.value else { return nil }
    return imageName(image)
  }

  // MARK: Controls

  /// A control that code names or makes: the base of `loginButton.addTarget(…)`.
  func control(_ node: Int32) -> Transition.Trigger? {
    let inner = tree.unwrapped(node)
    let value = tree.nodes[Int(inner)]
    guard value.kind != .local || value.a != 0 || !isOfType(inner) else { return nil }
    if [.local, .boxed, .captured].contains(value.kind) {
      let scope = scopes[inner]
      let image = imageGiven { base in
        let other = tree.nodes[Int(base)]
        return other.kind == value.kind && other.a == value.a && scopes[base] == scope
      }
      return Transition.Trigger(
        inCode: "UIControl", text: textOfLocal(inner), name: property(around: inner), image: image)
    }
    guard let name = tree.propertyName(inner) else { return nil }
    return Transition.Trigger(
      inCode: "UIControl", text: textOfProperty(name), name: name, image: imageOfProperty(name))
  }

  // MARK: Images

  /// The name of the image that some controls are given: `button.setImage(UIImage(systemName: "plus"), for: .normal)`.
  private func imageGiven(_ isMeant: (Int32) -> Bool) -> String? {
    for node in tree.nodes where node.kind == .call {
      let called = tree.nodes[Int(node.a)]
      guard called.kind == .member, tree.texts[Int(called.b)] == "setImage", isMeant(tree.unwrapped(called.a)),
        let name = tree.arguments(of: node).first.flatMap({ imageName($0.value) })
      else { continue }
      return name
    }
    return nil
  }

  private func imageOfProperty(_ name: String) -> String? {
    if let given = imageGiven({ tree.propertyName($0) == name }) { return given }
    for property in tree.properties where property.name == name {
      for value in [property.initialValue, property.getter] where value >= 0 {
        let inside = Set(tree.all(inside: tree.functions[Int(value)].body))
        if let image = imageGiven(inside.contains) { return image }
      }
    }
    return nil
  }

  /// The name in `UIImage(named: "plus")`.
  private func imageName(_ value: Int32) -> String? {
    let inside = tree.all(inside: value).filter { tree.nodes[Int($0)].kind == .text }
    return inside.count == 1 ? inside.first.map { tree.texts[Int(tree.nodes[Int($0)].a)] } : nil
  }

  /// Whether a node stands in a member of a type, whose first local is `self`.
  private func isOfType(_ node: Int32) -> Bool {
    guard let scope = scopes[node] else { return false }
    return tree.functions[Int(scope)].owner >= 0 && tree.functions[Int(scope)].kind != .closure
  }

  /// The property whose value a node stands in.
  private func property(around node: Int32) -> String? {
    guard let one = named.function(around: node, in: number), case let function = named.function(one),
      function.kind == .initialValue || function.kind == .getter, !function.name.isEmpty
    else { return nil }
    return function.name
  }

  /// The property that what a call makes is kept in.
  private func keeper(of call: Int32) -> String? {
    if let name = property(around: call) { return name }
    let kept = tree.nodes.first { $0.kind == .assignment && $0.b == call }
    guard let kept, let name = tree.propertyName(tree.unwrapped(kept.a)), !Self.places.contains(name) else {
      return nil
    }
    return name
  }

  private static let places: Set<String> = [
    "rightBarButtonItem", "leftBarButtonItem", "backBarButtonItem", "rightBarButtonItems", "leftBarButtonItems",
  ]

  /// What recognizes a gesture, by the view that it is added to.
  private func gesture(_ type: String, _ call: Int32) -> Transition.Trigger? {
    let view = tree.nodes.lazy.compactMap { node -> String? in
      guard node.kind == .call, case let called = tree.nodes[Int(node.a)], called.kind == .member,
        tree.texts[Int(called.b)] == "addGestureRecognizer", let added = tree.arguments(of: node).first?.value,
        isMade(added, by: call)
      else { return nil }
      return tree.propertyName(tree.unwrapped(called.a))
    }.first
    let way = Self.gestures.first { type.contains($0.key) }?.value ?? "tap"
    guard let view, view != "view" else { return trigger(type, text: nil, name: way) }
    return trigger(type, text: textOfProperty(view), name: way == "tap" ? view : "\(way) on \(view)")
  }

  private static let gestures = ["Swipe": "swipe", "LongPress": "long press", "Pan": "pan", "EdgePan": "edge swipe"]

  /// Whether a value is what a call makes, or a local that is bound to it.
  private func isMade(_ value: Int32, by call: Int32) -> Bool {
    let inner = tree.unwrapped(value)
    if inner == call { return true }
    let local = tree.nodes[Int(inner)]
    if local.kind == .local || local.kind == .boxed {
      return tree.nodes.contains { binding in
        guard binding.kind == .binding, binding.c == call, case let pattern = tree.nodes[Int(binding.a)] else {
          return false
        }
        return pattern.kind == .bindingPattern && pattern.a == local.a && scopes[call] == scopes[inner]
      }
    }
    return tree.propertyName(inner).map { $0 == property(around: call) } ?? false
  }

  private func typeName(_ node: Int32) -> String? {
    let value = tree.nodes[Int(node)]
    return value.kind == .name ? tree.texts[Int(value.a)] : nil
  }

  // MARK: Texts

  /// The text of `button.setTitle("Log in", for: .normal)`, where the button is a local.
  private func textOfLocal(_ local: Int32) -> String? {
    let (node, scope) = (tree.nodes[Int(local)], scopes[local])
    let given = titlesGiven { base in
      let other = tree.nodes[Int(base)]
      return other.kind == node.kind && other.a == node.a && scopes[base] == scope
    }
    return given ?? bound(to: node.a, in: scope).flatMap(textInside)
  }

  /// What a local is bound to.
  private func bound(to slot: Int32, in scope: Int32?) -> Int32? {
    tree.nodes.first { binding in
      guard binding.kind == .binding, binding.c >= 0, case let pattern = tree.nodes[Int(binding.a)] else {
        return false
      }
      return pattern.kind == .bindingPattern && pattern.a == slot && scopes[binding.c] == scope
    }?.c
  }

  private func textOfProperty(_ name: String) -> String? {
    if let given = titlesGiven({ tree.propertyName($0) == name }) { return given }
    for property in tree.properties where property.name == name {
      for value in [property.initialValue, property.getter] where value >= 0 {
        if let text = textInside(tree.functions[Int(value)].body) { return text }
      }
    }
    return nil
  }

  /// The text that some controls are given, where it is one.
  private func titlesGiven(_ isMeant: (Int32) -> Bool) -> String? {
    for node in tree.nodes {
      switch node.kind {
      case .call:
        let called = tree.nodes[Int(node.a)]
        guard called.kind == .member, Self.setting.contains(tree.texts[Int(called.b)]),
          isMeant(tree.unwrapped(called.a)),
          let title = tree.arguments(of: node).first.flatMap({ text($0.value) })
        else { continue }
        return title
      case .assignment:
        guard let title = text(node.b), isTitle(node.a, isMeant) else { continue }
        return title
      default: continue
      }
    }
    return nil
  }

  private static let setting: Set<String> = ["setTitle", "setAttributedTitle"]

  /// Whether a node is the title of something: `x.title`, `x.configuration?.title`, `x.text`.
  private func isTitle(_ target: Int32, _ isMeant: (Int32) -> Bool) -> Bool {
    let target = tree.nodes[Int(tree.unwrapped(target))]
    guard target.kind == .member, ["title", "text", "attributedTitle"].contains(tree.texts[Int(target.b)]) else {
      return false
    }
    let base = tree.unwrapped(target.a)
    if isMeant(base) { return true }
    let configuration = tree.nodes[Int(base)]
    return configuration.kind == .member && tree.texts[Int(configuration.b)] == "configuration"
      && isMeant(tree.unwrapped(configuration.a))
  }

  /// The title that is given inside of a value: `{ let b = UIButton(); b.setTitle("Help", for: .normal); return b }()`,
  /// `Button(title: "Help")`.
  private func textInside(_ value: Int32) -> String? {
    guard value >= 0 else { return nil }
    let calls = tree.all(inside: value).filter { tree.nodes[Int($0)].kind == .call }.sorted {
      (tree.offsets[Int($0)], $0) < (tree.offsets[Int($1)], $1)
    }
    for call in calls {
      let called = tree.nodes[Int(tree.nodes[Int(call)].a)]
      let arguments = tree.arguments(of: tree.nodes[Int(call)])
      if called.kind == .member, Self.setting.contains(tree.texts[Int(called.b)]) {
        if let title = arguments.first.flatMap({ text($0.value) }) { return title }
      } else if let title = arguments.first(where: { ["title", "withTitle", "buttonTitle"].contains($0.label) }) {
        if let title = text(title.value) { return title }
      }
    }
    return nil
  }

  /// The text that a value shows, in the language that is shown; nil where it is not written out.
  private func text(_ value: Int32) -> String? {
    let node = tree.nodes[Int(value)]
    // `NSLocalizedString("key", value: "Help", comment: "")`
    if node.kind == .call,
      let shown = tree.arguments(of: node).first(where: { ["value", "defaultValue"].contains($0.label) }),
      let text = firstText(shown.value)
    {
      return text
    }
    return firstText(value)
  }

  private func firstText(_ value: Int32) -> String? {
    let inside = tree.all(inside: value)
    // A text with values in it, or one that a closure makes, is not the one that shows.
    guard inside.allSatisfy({ ![.interpolation, .closure, .binary].contains(tree.nodes[Int($0)].kind) }),
      let first = inside.filter({ tree.nodes[Int($0)].kind == .text }).min()
    else { return nil }
    let key = tree.texts[Int(tree.nodes[Int(first)].a)]
    var shown = key
    if case .text(let text)? = texts.text(key, table: nil, on: "iphone") { shown = text }
    let line = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.isEmpty ? nil : line
  }
}
