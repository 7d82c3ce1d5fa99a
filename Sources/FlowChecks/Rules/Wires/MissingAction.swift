import FlowInterfaceBuilder
import FlowModel

/// `missing-action`.
struct MissingAction: Rule {
  static let description = RuleDescription(
    id: "missing-action", group: .wires, severity: .error,
    summary: "An action is connected to a method that the class does not have.",
    rationale: """
      The app crashes with `unrecognized selector sent to instance` when the user touches the control. It comes \
      from renaming or deleting the method, or from its first label: `done(sender:)` is `doneWithSender:` since \
      Swift 3, `done(_ sender:)` is `done:`. A segue action that is missing is a warning.
      """,
    bad: bad, good: good)

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    let ofLibraries = selectorsOfLibraries(in: app, screens.code)
    let dead = DeadBlocks(app, screens.code)
    let categories = screens.code.classesOfAbsentCategories
    let loaders = NibLoaders(screens.code)
    let undeclared = Once { screens.code.mayUseLibraries ? UndeclaredCalls(app, screens.code) : nil }
    let mayBeAdded = Once { PlainLibraries.mayAddActions(in: screens.code) }
    return app.wiredObjects.flatMap { wired -> [Finding] in
      wired.object.actions.compactMap { action -> Finding? in
        guard let selector = action.selector, let target = action.destination, !target.isFirstResponder,
          !action.leavesScene, !action.isInPlaceOfSegue
        else { return nil }
        let receiver = WiredObject(object: target, document: wired.document)
        if let plain = receiver.plainController, wired.document.isSimulated, !app.members.mayHave(selector) {
          // What took its class away is one cause, however many actions it had.
          let first = wired.document.connections.first { other in
            other.kind == .action && other.destinationID == target.id
              && other.selector.map(app.members.mayHave) == false
          }
          guard first?.location == action.location else { return nil }
          return finding(
            at: action.location,
            "a plain \(plain) has no method '\(selector)': connect it to the screen whose class has it, or set its class",
            severity: .warning, related: [.init(location: target.location, message: "the controller")])
        }
        if let loader = loaders.loader(of: receiver), wired.document.isSimulated,
          let owner = app.members.seen(of: loader, in: screens.code), owner.lacks(selector)
        {
          return finding(
            at: action.location, "\(owner.name), which loads this xib as its owner, has no method '\(selector)'",
            severity: .warning, related: [.init(location: owner.location, message: "the class")],
            of: .init(owner.name, "'\(selector)'"))
        }
        guard let owner = app.members.seen(of: receiver, in: screens.code) else { return nil }
        let isUnlike = owner.lacks(selector) && !owner.hasByOtherName(selector)
        let isOfLibrary =
          ofLibraries.contains(selector)
          || isUnlike
            && (undeclared.value?.mayBeBeside(selector) == true || receiver.mayHaveMore(by: categories))
        func maySend() -> Bool {
          wired.document.isSimulated && !receiver.isOwnerOfCell && !wired.isLooseRecognizer
            && !wired.mayNeverSend(action.eventType, in: app) && wired.maySend(action, in: app, dead)
        }
        // Where nobody sends it, it is no error anyway.
        if isOfLibrary || isUnlike && mayBeAdded.value && maySend() {
          return finding(
            at: action.location,
            "\(owner.name) has no method '\(selector)', unless a library adds it to all controllers",
            severity: .warning, related: [.init(location: owner.location, message: "the class")],
            of: .init(owner.name, "'\(selector)'"))
        }
        return finding(selector, of: owner, at: action.location, maySend: maySend())
      }
        + wired.object.segues.compactMap { segue -> Finding? in
          // Of a container's root another screen may be asked: working apps have the action where they present it.
          guard !segue.isRelationship, let selector = segue.destinationCreationSelector,
            let controller = segue.sourceScene?.viewController,
            let owner = app.members.seen(
              of: WiredObject(object: controller, document: wired.document), in: screens.code)
          else { return nil }
          // What UIKit does without it is not documented.
          return finding(selector, of: owner, at: segue.location, maySend: false)
        }
    }
  }

  /// The selectors that several controllers, none of which inherits from another, are sent and lack, in an app whose
  /// libraries are not here: a category may have them.
  private func selectorsOfLibraries(in app: CheckedApp, _ code: AppCode) -> Set<String> {
    guard code.mayUseLibraries else { return [] }
    var lacking: [String: Set<String>] = [:]
    for wired in app.wiredObjects {
      for action in wired.object.actions where !action.leavesScene {
        guard let selector = action.selector, let target = action.destination, !target.isFirstResponder,
          let owner = app.members.seen(of: WiredObject(object: target, document: wired.document), in: code),
          owner.lacks(selector)
        else { continue }
        lacking[selector, default: []].insert(owner.name)
      }
    }
    return Set(lacking.filter { $0.value.count >= Self.severalControllers }.keys)
  }

  /// How many controllers have lost the same method less probably than they never had it.
  private static let severalControllers = 4

  private func finding(
    _ selector: String, of owner: SeenClass, at place: SourceLocation, maySend: @autoclosure () -> Bool
  ) -> Finding? {
    let members = owner.members
    if let own = members.slippedAction(selector) {
      return finding(
        at: place, "\(owner.name) declares no method '\(selector)', unless a superclass does: did you mean '\(own)'?",
        severity: .warning, related: [.init(location: owner.location, message: "the class")],
        of: .init(owner.name, "'\(selector)'"))
    }
    guard members.isComplete, !members.hasSelector(selector) else { return nil }
    if let isProved = members.hiddenMethod(selector) {
      return finding(
        at: place,
        "method '\(selector)' of \(owner.name) is not visible to Interface Builder: write @IBAction before it",
        severity: isProved && maySend() ? .error : .warning,
        related: [.init(location: owner.location, message: "the class")], of: .init(owner.name, "'\(selector)'"))
    }
    let advice =
      if let same = members.functions.first(where: { $0.swift2Selector == selector }) {
        "\(same.fullName) is '\(same.selector)', write \(same.name)(_ \(same.parameters.first?.name ?? "sender"): …)"
      } else if let same = members.functions.first(where: { $0.labelledSelector == selector }) {
        "\(same.fullName) is '\(same.selector)', connect that"
      } else if let nearest = NearestName.of(selector, in: members.actionNames) {
        "did you mean '\(nearest)'?"
      } else {
        "was it renamed or deleted?"
      }
    return finding(
      at: place, "\(owner.name) has no method '\(selector)': \(advice)",
      severity: maySend() ? .error : .warning,
      related: [.init(location: owner.location, message: "the class")], of: .init(owner.name, "'\(selector)'"),
      fix: NearestName.onlySlip(of: selector, in: members.actionNames)
        .map { .attributes([.init("selector", from: selector, to: $0)]) })
  }
}

extension SeenClass {
  /// Whether all of the class is known, and none of it has a method of a selector.
  fileprivate func lacks(_ selector: String) -> Bool {
    members.isComplete && !members.hasSelector(selector) && members.hiddenMethod(selector) == nil
  }

  /// Whether the class has an action that is probably meant, by a name that is near or has other labels.
  fileprivate func hasByOtherName(_ selector: String) -> Bool {
    members.functions.contains { [$0.swift2Selector, $0.labelledSelector].contains(selector) }
      || NearestName.of(selector, in: members.actionNames) != nil
  }
}

extension WiredObject {
  /// The class of a controller that has none of its own.
  var plainController: String? {
    guard object.customClass?.isEmpty != false, object.placeholderIdentifier == nil,
      case let name = FrameworkClass.name(of: object, on: document.platform),
      FrameworkAncestry.isKind(name, of: "UIViewController") == true
    else { return nil }
    return name
  }

  /// Whether it is a gesture recognizer that nothing in the document has: no view, and no outlet for code to add it.
  fileprivate var isLooseRecognizer: Bool {
    object.elementName.hasSuffix("GestureRecognizer")
      && !document.connections.contains { $0.destinationID == object.id }
  }
}

extension CodeFunction {
  /// What the selector would be if the parameters' names were their labels.
  fileprivate var labelledSelector: String { CodeSelector.name(base: name, labels: parameters.map(\.name)) }
}
