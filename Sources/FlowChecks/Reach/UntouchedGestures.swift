import FlowInterfaceBuilder
import FlowModel

/// Gesture recognizers that code makes and adds only to views which take no touches: what they are to call, nobody calls.
///
/// - UIKit: `isUserInteractionEnabled`: a view that has it off, as image views and labels do from the start, is left out
///   of `hitTest(_:with:)`, and so are the recognizers that it has.
struct UntouchedGestures {
  private let source: TreeSource
  /// The outlets whose views take no touches, whatever code does, with the classes that have them.
  private let outlets: [String: Set<String>]

  init(_ app: CheckedApp, _ code: AppCode) {
    source = app.written.source
    let connections = app.model.documents.filter(\.isSimulated).flatMap(\.connections).filter {
      [.outlet, .outletCollection].contains($0.kind) && $0.property != nil && $0.source?.customClass != nil
    }
    let others = Set(code.types.flatMap(\.properties).filter { !$0.isOutlet }.map(\.name))
    let off = Dictionary(grouping: connections) { $0.property! }.compactMapValues { all -> Set<String>? in
      let classes = Dictionary(grouping: all) { $0.source!.customClass! }
      let found = classes.keys.filter { name in
        let family = Set(code.classes(named: name).flatMap(code.family).map(\.shortName)).union([name])
        return family.allSatisfy { classes[$0]?.allSatisfy(Self.isOff) != false }
          && !classes[name]!.contains { $0.mayTakeTouches(in: app) }
      }
      return found.isEmpty ? nil : Set(found)
    }.filter { !others.contains($0.key) }
    // What the app adds to views may let them be touched.
    let members = code.membersOfOthers
    let names = Set(off.keys)
    let changed =
      names.isEmpty
      ? []
      : source.trees(source.mentioning(names)).reduce(into: Set<String>()) {
        $0.formUnion($1.names(among: names, askedFor: members))
      }
    outlets = off.filter { !changed.contains($0.key) }
  }

  /// Whether a connection leads to a view of UIKit's own that takes no touches.
  private static func isOff(_ connection: InterfaceConnection) -> Bool {
    connection.kind == .outlet
      && connection.destination.map { $0.customClass == nil && $0.isUserInteractionEnabled == false } == true
  }

  /// The recognizers of a file that are made for nothing, with the outlet that they are added to.
  func nodes(in tree: CodeTree) -> [(node: Int32, outlet: String)] {
    guard tree.texts.contains("addGestureRecognizer"), tree.texts.contains(where: { outlets[$0] != nil }) else {
      return []
    }
    var recognizers: [Recognizer: Uses] = [:]
    var found: [(node: Int32, outlet: String)] = []
    for node in tree.nodes where node.kind == .call {
      guard let (view, added) = tree.addedRecognizer(node) else { continue }
      let outlet = outlet(view, in: tree)
      if tree.isMadeRecognizer(added) {
        if let outlet { found.append((added, outlet)) }
      } else if let name = recognizer(added, in: tree) {
        recognizers[name, default: Uses()].views.append(outlet)
        recognizers[name]!.known.insert(tree.unwrapped(added))
      }
    }
    for (name, uses) in recognizers {
      guard let outlet = uses.views.first ?? nil, !uses.views.contains(nil),
        let made = makings(of: name, uses.known, in: tree)
      else { continue }
      found += made.map { ($0, outlet) }
    }
    return found
  }

  /// The name of such an outlet of the object itself.
  private func outlet(_ view: Int32, in tree: CodeTree) -> String? {
    let inner = tree.unwrapped(view)
    let node = tree.nodes[Int(inner)]
    if node.kind == .member {
      let base = tree.nodes[Int(node.a)]
      guard [.local, .boxed].contains(base.kind), base.a == 0 else { return nil }
    }
    guard let name = tree.propertyName(inner), let classes = outlets[name], let around = tree.function(around: inner),
      let owner = tree.fullName(ofType: tree.functions[Int(around)].owner), classes.contains(owner)
    else { return nil }
    return name
  }

  /// What keeps a recognizer: a local value of a function, or a property.
  private enum Recognizer: Hashable {
    case local(function: Int32, slot: Int32)
    case property(String)
  }

  /// What it is added to, nil for views that may be touched, and where.
  private struct Uses {
    var views: [String?] = []
    var known: Set<Int32> = []
  }

  private func recognizer(_ index: Int32, in tree: CodeTree) -> Recognizer? {
    let inner = tree.unwrapped(index)
    let node = tree.nodes[Int(inner)]
    if node.kind == .local { return tree.function(around: inner).map { .local(function: $0, slot: node.a) } }
    return tree.propertyName(inner).map(Recognizer.property)
  }

  /// Whether a node is what keeps a recognizer.
  private func isUse(_ index: Int32, of name: Recognizer, in tree: CodeTree) -> Bool {
    switch name {
    case .local(let function, let slot):
      let node = tree.nodes[Int(index)]
      return node.kind == .local && node.a == slot && tree.function(around: index) == function
    case .property(let name): return tree.propertyName(index) == name
    }
  }

  /// Where a recognizer is made; nil where more is done with it than to add it, to remove it and to ask for its members.
  private func makings(of name: Recognizer, _ known: Set<Int32>, in tree: CodeTree) -> [Int32]? {
    if case .property(let name) = name, source.mentioning([name]).contains(where: { $0 != tree.path }) { return nil }
    var known = known
    var made: [Int32] = []
    for node in tree.nodes {
      switch node.kind {
      case .assignment where isUse(tree.unwrapped(node.a), of: name, in: tree):
        known.insert(tree.unwrapped(node.a))
        if tree.isMadeRecognizer(node.b) { made.append(node.b) } else if !tree.isNothing(node.b) { return nil }
      case .binding where node.c >= 0 && tree.isMadeRecognizer(node.c):
        guard case .local(let function, let slot) = name, case let pattern = tree.nodes[Int(node.a)],
          pattern.kind == .bindingPattern, pattern.a == slot, tree.function(around: node.c) == function
        else { continue }
        made.append(node.c)
      case .member: known.insert(tree.unwrapped(node.a))
      case .binary where tree.isNothing(node.b): known.insert(tree.unwrapped(node.a))
      case .call where tree.isRemoval(node):
        known.formUnion(tree.arguments(of: node).map { tree.unwrapped($0.value) })
      default: continue
      }
    }
    if case .property(let name) = name {
      for property in tree.properties where property.name == name && property.initialValue >= 0 {
        let value = tree.functions[Int(property.initialValue)].body
        if value >= 0, tree.isMadeRecognizer(value) { made.append(value) } else { return nil }
      }
    }
    let isUsedOtherwise = tree.nodes.indices.map(Int32.init).contains { index in
      !known.contains(index) && isUse(index, of: name, in: tree)
    }
    return isUsedOtherwise ? nil : made
  }
}

extension AppCode {
  /// The names of what the app adds to types of others, and to all that conform to its protocols.
  var membersOfOthers: Set<String> {
    let added = types.filter { [.extension, .protocol].contains($0.kind) }
    return Set(added.flatMap(\.functions).map(\.name) + added.flatMap(\.properties).map(\.name))
  }
}

extension CodeTree {
  /// Of names, those of which some members are asked.
  fileprivate func names(among names: Set<String>, askedFor members: Set<String>) -> Set<String> {
    Set(
      nodes.compactMap { node in
        guard node.kind == .member, members.contains(texts[Int(node.b)]), let name = propertyName(unwrapped(node.a)),
          names.contains(name)
        else { return nil }
        return name
      })
  }

  /// The view and the recognizer of `view.addGestureRecognizer(recognizer)`.
  fileprivate func addedRecognizer(_ call: TreeNode) -> (view: Int32, added: Int32)? {
    let called = nodes[Int(call.a)]
    guard called.kind == .member, texts[Int(called.b)] == "addGestureRecognizer",
      let added = arguments(of: call).first?.value
    else { return nil }
    return (called.a, added)
  }

  fileprivate func isRemoval(_ call: TreeNode) -> Bool {
    let called = nodes[Int(call.a)]
    return called.kind == .member && texts[Int(called.b)] == "removeGestureRecognizer"
  }

  /// Whether one of UIKit's recognizers is made: `UITapGestureRecognizer(target: self, action: #selector(open))`.
  fileprivate func isMadeRecognizer(_ index: Int32) -> Bool {
    let node = nodes[Int(index)]
    guard node.kind == .call, case let called = nodes[Int(node.a)], called.kind == .name else { return false }
    let name = texts[Int(called.a)]
    return name.hasPrefix("UI") && name.hasSuffix("GestureRecognizer")
  }

  fileprivate func isNothing(_ index: Int32) -> Bool { nodes[Int(index)].kind == .nothing }
}
