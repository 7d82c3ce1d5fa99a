import FlowModel

/// What code tells of storyboards' segues: what is touched for those that it performs, and which nothing starts.
///
/// Each is told as the same transition once more, in code: from where it is performed, or to nowhere.
struct PerformedSegues {
  let screens: AppScreens
  let named: NamedCode
  let touches: Touches
  /// Where code names the segues that it performs.
  let calls: [NamedCall]
  private let objects: MentionedObjects

  init(screens: AppScreens, named: NamedCode, touches: Touches, calls: [NamedCall]) {
    (self.screens, self.named, self.touches, self.calls) = (screens, named, touches, calls)
    objects = MentionedObjects(screens.code, named)
  }

  var transitions: [Transition] { performed + dead }

  // MARK: Performed

  private var performed: [Transition] {
    var found: [Transition] = []
    for call in calls {
      for (source, segue) in segues(of: call) {
        let type = screens.appClass(of: source)
        let all = touches.triggers(
          of: call.scope.function.location, way: [call.call, call.location], on: type ?? call.performer, source.id)
        for trigger in all {
          var told = segue
          (told.isInCode, told.trigger, told.location) = (true, trigger, call.location)
          if !found.contains(told) { found.append(told) }
        }
      }
    }
    return found
  }

  /// The segues that a call performs: of the screens of its class; of any where another object performs it.
  private func segues(of call: NamedCall) -> [(screen: Screen, segue: Transition)] {
    let sources = call.performer.map(screens.screens(of:)) ?? screens.model.screens
    return sources.flatMap { screen in
      screens.model.transitions(from: screen.id).filter { !$0.objectID.isEmpty && $0.identifier == call.name }
        .map { (screen, $0) }
    }
  }

  // MARK: Never

  /// Segues without a control that no code can name: those without an identifier, or with one that is in no text.
  private var dead: [Transition] {
    let code = screens.code
    guard screens.model.isWholeApp, !code.lacksSource, code.facts.absentFiles.isEmpty,
      code.facts.objectiveCClasses.isEmpty
    else { return [] }
    let mayBeAny = performsOthers
    return screens.model.transitions.compactMap { segue in
      guard !segue.objectID.isEmpty, segue.trigger == nil, segue.customClass == nil, Self.kinds.contains(segue.kind),
        let source = screens.model.screen(segue.source), isOfKnownClass(source)
      else { return nil }
      if let name = segue.identifier, !name.isEmpty {
        guard !mayBeAny, !isNamed(name, for: source) else { return nil }
      }
      var told = segue
      (told.isInCode, told.destination) = (true, .unresolved("nothing performs it"))
      return told
    }
  }

  private static let kinds: Set<Transition.Kind> = [
    .show, .showDetail, .present, .popover, .push, .modal, .replace, .unwind,
  ]

  /// Whether a screen is of a class that is read, or of UIKit's own: others may perform segues themselves.
  private func isOfKnownClass(_ screen: Screen) -> Bool {
    guard screen.isSimulated else { return false }
    guard screen.customClass != nil else { return true }
    guard let type = screens.appClass(of: screen), case .framework(let root) = screens.code.lineage(of: type).root
    else { return false }
    return FrameworkAncestry.lineage(of: root).contains("UIViewController")
  }

  /// Whether code performs segues by what is neither written in the call nor known.
  private var performsOthers: Bool {
    let known = Set(calls.filter(\.isOnly).flatMap { [$0.location, $0.call] })
    return named.trees.contains { tree in
      guard tree.texts.contains(where: { $0.hasPrefix("perform") }) else { return false }
      return tree.nodes.contains { node in
        guard node.kind == .call, let name = tree.propertyName(tree.unwrapped(node.a)), name.hasPrefix("perform"),
          let first = tree.arguments(of: node).first, name.hasPrefix("performSegue") || first.label == "segue"
        else { return false }
        return tree.nodes[Int(first.value)].kind != .text && !known.contains(tree.location(of: node.a))
      }
    }
  }

  /// Whether code has the identifier of a screen's segue, other than to ask which one happens, or to perform one of
  /// another screen's.
  private func isNamed(_ name: String, for source: Screen) -> Bool {
    if screens.code.facts.objectiveCTexts.contains(name) { return true }
    return named.trees.enumerated().contains { number, tree in
      guard tree.texts.contains(name) else { return false }
      var others = textsOfOthers(than: source, in: Int32(number))
      for function in tree.functions.indices where tree.functions[function].hasBody {
        for node in tree.all(inside: tree.functions[function].body) {
          others.formUnion(tree.textsComparedWithSegue(by: tree.nodes[Int(node)], in: Int32(function)))
        }
      }
      return tree.nodes.indices.contains { index in
        let node = tree.nodes[index]
        switch node.kind {
        case .text: return tree.texts[Int(node.a)] == name && !others.contains(Int32(index))
        case .name: return tree.texts[Int(node.a)] == name
        case .member, .implicitMember: return tree.texts[Int(node.b)] == name
        default: return false
        }
      } || tree.types.contains { $0.cases.contains { $0.name == name } }
    }
  }

  /// The texts by which code performs segues on objects of classes of which a screen is none.
  private func textsOfOthers(than source: Screen, in number: Int32) -> Set<Int32> {
    let tree = named.trees[Int(number)]
    var found: Set<Int32> = []
    for node in tree.nodes where node.kind == .call {
      let called = tree.unwrapped(node.a)
      guard tree.propertyName(called)?.hasPrefix("performSegue") == true, let first = tree.arguments(of: node).first
      else { continue }
      let mention = NamedCode.Mention(function: named.function(around: called, in: number), tree: number, node: called)
      switch objects.base(of: mention) {
      case .itself(let type), .app(let type):
        // Of an extension of UIKit's class or a protocol, any screen may be meant.
        guard type.kind == .class, !screens.screens(of: type).contains(where: { $0.id == source.id }) else { continue }
        found.insert(first.value)
      case .others, .unknown: continue
      }
    }
    return found
  }
}
