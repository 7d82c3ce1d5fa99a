import FlowInterfaceBuilder

/// Makes the transitions of one storyboard: its segues, with references followed.
struct TransitionBuilder {
  var storyboard: String
  var document: InterfaceDocument
  /// The screens of the storyboard, by their object identifiers.
  var screens: [String: Screen]

  /// The transitions, in the order of the file.
  var transitions: [Transition] {
    var counts: [String: Int] = [:]
    return document.scenes.flatMap { scene in
      scene.segues.map { segue in
        let source = "\(storyboard)#\(ScreenBuilder.objectID(of: scene))"
        var index: Int?
        if segue.isRelationship {
          let key = "\(source) \(segue.relationship ?? "")"
          index = counts[key, default: 0]
          counts[key, default: 0] += 1
        }
        return transition(segue, from: source, controller: scene.viewController, relationshipIndex: index)
      }
    }
  }

  private func transition(
    _ segue: InterfaceSegue, from source: Screen.ID, controller: InterfaceObject?, relationshipIndex: Int?
  ) -> Transition {
    let (destination, reference) = destination(of: segue)
    return Transition(
      objectID: segue.id ?? "", source: source, destination: destination, reference: reference,
      kind: Transition.Kind(spelling: segue.kind), identifier: segue.identifier.flatMap { $0.isEmpty ? nil : $0 },
      relationship: segue.relationship, relationshipIndex: relationshipIndex, customClass: segue.customClass,
      unwindAction: segue.unwindAction, creationSelector: segue.destinationCreationSelector,
      trigger: trigger(of: segue, controller: controller), location: segue.location)
  }

  private func destination(of segue: InterfaceSegue) -> (Transition.Destination, reference: Screen.ID?) {
    guard let id = segue.destinationID else { return (.unresolved("the segue names no destination"), nil) }
    if segue.kind == "unwind" { return (.exit, nil) }
    if let screen = screens[id] {
      guard let reference = screen.reference else { return (.screen(screen.id), nil) }
      return (reference.target, screen.id)
    }
    if segue.destination?.isExit == true { return (.exit, nil) }
    return (.unresolved("the storyboard has no screen with object ID '\(id)'"), nil)
  }

  private func trigger(of segue: InterfaceSegue, controller: InterfaceObject?) -> Transition.Trigger? {
    guard let object = segue.sourceObject, object != controller, !segue.isRelationship else { return nil }
    var trigger = Transition.Trigger(object, on: document.platform)
    trigger.isAccessory = segue.trigger == "accessoryAction"
    return trigger
  }
}

extension Transition.Trigger {
  /// An object of a document.
  package init(_ object: InterfaceObject, on platform: InterfacePlatform) {
    self.init(
      objectID: object.id ?? "", className: object.customClass ?? FrameworkClass.name(of: object, on: platform),
      text: TriggerText.text(of: object), prototype: object.isPrototypeCell ? object.reuseIdentifier ?? "" : nil,
      accessibilityIdentifier: object.accessibilityIdentifier,
      image: object.isPrototypeCell ? nil : object.imageNames.first { $0.property == "image" }?.name)
  }
}
