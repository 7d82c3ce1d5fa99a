import FlowModel

extension ScreenReport {
  /// - Parameters:
  ///   - model: the app.
  ///   - start: the screen that the app starts with; nil when that is not known.
  package init(_ model: AppModel, start: Screen.ID?) {
    app = model.name
    self.start = start
    totals = model.totals
    documents = model.documentCounts
    unreadable = model.unreadable.map { Unreadable(location: $0.location, message: $0.message) }
    storyboards = model.storyboards.map(StoryboardEntry.init)
    let unreached = model.unreachedScreens(from: start)
    screens = model.screens.map { screen in
      ScreenEntry(
        screen, isUnreached: unreached.contains(screen.id),
        transitions: model.transitions(from: screen.id).filter { !$0.isToldOfSegue })
    }
  }
}

extension ScreenReport.StoryboardEntry {
  init(_ storyboard: Storyboard) {
    self.init(
      name: storyboard.name, id: storyboard.qualifiedName, file: storyboard.file, initial: storyboard.initialScreen,
      launchScreen: storyboard.isLaunchScreen, simulated: storyboard.isSimulated)
  }
}

extension ScreenReport.ScreenEntry {
  init(_ screen: Screen, isUnreached: Bool, transitions: [Transition]) {
    self.init(
      id: screen.id, name: screen.name, storyboard: screen.storyboard, kind: screen.kind.rawValue,
      title: screen.title, storyboardIdentifier: screen.storyboardIdentifier, customClass: screen.customClass,
      customModule: screen.customModule, frameworkClass: screen.frameworkClass, initial: screen.isInitial,
      simulated: screen.isSimulated, location: screen.location, unreached: isUnreached ? true : nil,
      reference: screen.reference.map(ScreenReport.Reference.init),
      transitions: transitions.map(ScreenReport.TransitionEntry.init))
  }
}

extension ScreenReport.Reference {
  init(_ reference: Screen.Reference) {
    self.init(
      storyboard: reference.storyboardName, identifier: reference.identifier, bundle: reference.bundleIdentifier,
      to: reference.target.screenID, unresolved: reference.target.reason)
  }
}

extension ScreenReport.TransitionEntry {
  init(_ transition: Transition) {
    self.init(
      id: transition.objectID, kind: transition.kind.name, identifier: transition.identifier,
      relationship: transition.relationship, index: transition.relationshipIndex, customClass: transition.customClass,
      unwindAction: transition.unwindAction, segueAction: transition.creationSelector,
      trigger: transition.trigger.map(ScreenReport.Trigger.init), to: transition.destination.screenID,
      reference: transition.reference, exit: transition.destination == .exit ? true : nil,
      unwindTargets: transition.unwindTargets.isEmpty ? nil : transition.unwindTargets,
      inCode: transition.isInCode ? true : nil,
      unresolved: transition.destination.reason, location: transition.location)
  }
}

extension ScreenReport.Trigger {
  init(_ trigger: Transition.Trigger) {
    self.init(
      id: trigger.objectID, class: trigger.className, text: trigger.text,
      accessibilityIdentifier: trigger.accessibilityIdentifier, accessory: trigger.isAccessory ? true : nil)
  }
}
