import FlowModel

/// Where the code of one file says what is touched for other code to run: actions by their selectors, and closures.
struct TouchedPlaces {
  /// What has the code of a closure run.
  enum Region {
    /// A touch.
    case touch(Transition.Trigger)
    /// Whoever calls the closure by the name of the property that it is set to: `cell.onBuy = { … }`.
    case name(String, target: NamedCode.Mention)
  }

  /// An action that something sends.
  struct Action {
    /// The name of the method, without labels.
    let name: String
    /// Where it is named.
    let node: Int32
    let trigger: Transition.Trigger
  }

  private(set) var actions: [Action] = []
  private(set) var regions: [SourceLocation: Region] = [:]

  /// - Parameter texts: the app's texts in the language that is shown.
  init(_ number: Int32, _ named: NamedCode, _ texts: AppTexts) {
    let tree = named.trees[Int(number)]
    guard tree.nodes.contains(where: { [.selector, .closure].contains($0.kind) }) || tree.texts.contains("action")
    else { return }
    let control = WrittenControl(number, named, texts)
    // What is inside comes before what is around it.
    for index in tree.nodes.indices.reversed().map(Int32.init) {
      let node = tree.nodes[Int(index)]
      switch node.kind {
      case .call:
        let arguments = tree.arguments(of: node)
        for argument in arguments {
          guard let name = tree.actionName(argument) else { continue }
          guard let trigger = control.trigger(of: index) else { continue }
          actions.append(Action(name: name, node: argument.value, trigger: trigger))
        }
        for argument in arguments where tree.nodes[Int(argument.value)].kind == .closure {
          guard let trigger = Self.trigger(of: index, in: tree, control) else { continue }
          fill(argument.value, tree, .touch(trigger))
        }
      case .assignment where tree.nodes[Int(node.b)].kind == .closure:
        guard let name = tree.propertyName(tree.unwrapped(node.a)) else { continue }
        let target = tree.unwrapped(node.a)
        let function = named.function(around: target, in: number)
        fill(node.b, tree, .name(name, target: NamedCode.Mention(function: function, tree: number, node: target)))
      default: continue
      }
    }
  }

  private mutating func fill(_ closure: Int32, _ tree: CodeTree, _ region: Region) {
    for node in tree.all(inside: closure) { regions[tree.location(of: node)] = region }
  }

  /// What a user touches for a closure to run that a call is handed.
  private static func trigger(of call: Int32, in tree: CodeTree, _ control: WrittenControl) -> Transition.Trigger? {
    let called = tree.nodes[Int(tree.nodes[Int(call)].a)]
    if called.kind == .name,
      ["UIAlertAction", "UIAction", "UIContextualAction", "UITableViewRowAction"].contains(
        tree.texts[Int(called.a)])
    {
      if let trigger = control.trigger(of: call), trigger.text != nil { return trigger }
      // `button.addAction(UIAction { … }, for: .touchUpInside)`
      guard let outer = tree.call(with: call), case let outside = tree.nodes[Int(tree.nodes[Int(outer)].a)],
        outside.kind == .member, tree.texts[Int(outside.b)] == "addAction"
      else { return control.trigger(of: call) }
      return control.control(outside.a)
    }
    guard called.kind == .member else { return nil }
    // `button.rx.tap.bind { … }`, `button.onTap { … }`
    var (base, isTouch) = (called.a, isTouching(tree.texts[Int(called.b)]))
    while true {
      base = tree.unwrapped(base)
      let node = tree.nodes[Int(base)]
      if node.kind == .call {
        base = node.a
      } else if node.kind == .member, case let name = tree.texts[Int(node.b)],
        name == "rx" || isTouching(name)
          || steps.contains(name)
      {
        isTouch = isTouch || isTouching(name)
        base = node.a
      } else {
        break
      }
    }
    return isTouch ? control.control(base) : nil
  }

  /// What stands between a control and what is told of its touches.
  private static let steps: Set<String> = [
    "asDriver", "asObservable", "asSignal", "throttle", "debounce", "share", "map", "filter", "flatMap",
    "flatMapLatest",
    "receive", "handleEvents", "withLatestFrom", "observe", "do",
  ]

  /// Whether a name is that of a touch: `tap`, `onTap`, `tapPublisher`, `addTapGesture`.
  private static func isTouching(_ name: String) -> Bool {
    name.hasPrefix("tap") || name.hasSuffix("Tap") || name.contains("Tap") && name.hasPrefix("add")
      || name.hasSuffix("Tapped") || name == "controlEvent" || name == "actionHandler"
      || name.hasSuffix("TouchUpInside")
  }
}

extension CodeTree {
  /// The method that an argument names as the one to be sent: `#selector(open)`, `Selector("open:")`, `action: "open:"`.
  fileprivate func actionName(_ argument: (label: String?, value: Int32)) -> String? {
    let value = nodes[Int(argument.value)]
    switch value.kind {
    case .selector:
      let inner = nodes[Int(value.a)]
      return inner.kind == .name || inner.kind == .member ? propertyName(value.a) : nil
    case .text where argument.label == "action": return String(texts[Int(value.a)].prefix { $0 != ":" })
    case .call where argument.label == "action":
      guard case let made = nodes[Int(value.a)], made.kind == .name, texts[Int(made.a)] == "Selector",
        let name = arguments(of: value).first, case let text = nodes[Int(name.value)], text.kind == .text
      else { return nil }
      return String(texts[Int(text.a)].prefix { $0 != ":" })
    default: return nil
    }
  }
}
