// swift-format-ignore-file
// The files of Models/UndoManager as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let undoManagerTexts: [(path: String, text: String)] = [
    (
      "UndoManager/Responders.swift",
      ##"""
import UIKit

/// - UIKit: a responder's undo manager is that of the next one, and each window has one of its own (documentation of
///   `UIResponder.undoManager`).
extension UIResponder {
  var undoManager: UndoManager? {
    if let window = self as? UIWindow { return WindowUndoManagers.manager(of: window) }
    if self is UITextField || self is UITextView { return unreadUndoManager() }
    return next?.undoManager
  }
}

private enum WindowUndoManagers {
  private static var known: [ObjectIdentifier: UndoManager] = [:]

  static func manager(of window: UIWindow) -> UndoManager {
    let id = ObjectIdentifier(window)
    if let manager = known[id] { return manager }
    let made = UndoManager()
    known[id] = made
    return made
  }
}
"""##
    ),
    (
      "UndoManager/UndoManager.swift",
      ##"""
import Foundation

/// Foundation's undo manager: what was done in one event is undone together.
///
/// What opens and closes groups, what undoing leaves to redo and what forgets that is said by its documentation and by
/// "Introduction to Undo Architecture" of Apple's.
class UndoManager: NSObject {
  /// One thing to do, or several that belong together.
  private final class Step {
    var steps: [Step] = []
    var actionName = ""
    let parent: Step?
    let target: ObjectIdentifier?
    private let action: (() -> Void)?

    /// A group.
    init(in parent: Step?) {
      self.parent = parent
      target = nil
      action = nil
    }

    init(_ target: ObjectIdentifier, _ action: @escaping () -> Void) {
      parent = nil
      self.target = target
      self.action = action
    }

    /// Whether there is anything to do.
    var isEmpty: Bool { action == nil && !steps.contains { !$0.isEmpty } }

    func run() {
      action?()
      for step in steps.reversed() { step.run() }
    }

    func forget(_ target: ObjectIdentifier) {
      steps.removeAll { $0.target == target }
      for step in steps { step.forget(target) }
    }
  }

  private var undone: [Step] = []
  private var redone: [Step] = []
  private var group: Step?
  private var disabled = 0
  private var isClosing = false
  private(set) var isUndoing = false
  private(set) var isRedoing = false
  var groupsByEvent = true
  var levelsOfUndo = 0 {
    didSet { trim() }
  }
  var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Groups

  var groupingLevel: Int {
    var level = 0
    var each = group
    while let open = each {
      level += 1
      each = open.parent
    }
    return level
  }

  func beginUndoGrouping() {
    if group == nil { openEvent() }
    post(.NSUndoManagerCheckpoint)
    open()
  }

  /// Opens the group of an event, which ends with it.
  private func openEvent() {
    if !groupsByEvent || isUndoing || isRedoing { return }
    open()
    if isClosing { return }
    isClosing = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.isClosing = false
      if self.groupingLevel == 1 { self.endUndoGrouping() }
    }
  }

  private func open() {
    group = Step(in: group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  func endUndoGrouping() {
    guard let ending = group else {
      fatalError("*** -[NSUndoManager endUndoGrouping]: endUndoGrouping called with no matching begin")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    group = ending.parent
    if let outer = ending.parent {
      outer.steps.append(ending)
      if !ending.actionName.isEmpty { outer.actionName = ending.actionName }
    } else if !ending.isEmpty {
      keep(ending)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ step: Step) {
    if isUndoing { redone.append(step) } else { undone.append(step) }
    trim()
  }

  private func trim() {
    if levelsOfUndo == 0 { return }
    if undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
    if redone.count > levelsOfUndo { redone.removeFirst(redone.count - levelsOfUndo) }
  }

  // MARK: Registering

  var isUndoRegistrationEnabled: Bool { disabled == 0 }

  func disableUndoRegistration() { disabled += 1 }

  func enableUndoRegistration() {
    if disabled == 0 {
      fatalError(
        "*** -[NSUndoManager enableUndoRegistration]: enableUndoRegistration called with no matching disable")
    }
    disabled -= 1
  }

  private func register(_ target: AnyObject, _ action: @escaping () -> Void) {
    if disabled > 0 { return }
    if group == nil { openEvent() }
    guard let open = group else {
      fatalError("*** -[NSUndoManager registerUndoWithTarget:handler:]: must begin a group before registering undo")
    }
    if !isUndoing && !isRedoing { redone = [] }
    open.steps.append(Step(ObjectIdentifier(target), action))
  }

  func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(target) { [unowned target] in handler(target) }
  }

  func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let receiver = target as! NSObject
    register(receiver) { [unowned receiver] in
      _ = receiver.perform(selector, with: anObject)
    }
  }

  func prepare(withInvocationTarget target: Any) -> Any { unreadInvocation(target) }

  // MARK: Undoing

  var canUndo: Bool { !undone.isEmpty || !(group?.isEmpty ?? true) }

  var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redone.isEmpty
  }

  func undo() {
    if groupingLevel == 1 { endUndoGrouping() }
    if group != nil {
      fatalError("*** -[NSUndoManager undo]: undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  func undoNestedGroup() {
    if isUndoing || isRedoing {
      fatalError("*** -[NSUndoManager undoNestedGroup]: undoNestedGroup cannot be called while undoing or redoing")
    }
    post(.NSUndoManagerCheckpoint)
    guard let step = undone.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    revert(step)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  func redo() {
    if isUndoing || isRedoing { fatalError("*** -[NSUndoManager redo]: do not invoke this method while undoing") }
    post(.NSUndoManagerCheckpoint)
    if groupingLevel == 1, group?.isEmpty == true { endUndoGrouping() }
    guard let step = redone.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    revert(step)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Does what a step says, and keeps what is registered meanwhile as one step of the other kind.
  private func revert(_ step: Step) {
    let outer = group
    group = nil
    open()
    group?.actionName = step.actionName
    step.run()
    endUndoGrouping()
    group = outer
  }

  func removeAllActions() {
    undone = []
    redone = []
    var each = group
    while let open = each {
      open.steps = []
      each = open.parent
    }
    disabled = 0
  }

  func removeAllActions(withTarget target: Any) {
    let object = ObjectIdentifier(target as AnyObject)
    for step in undone + redone { step.forget(object) }
    var each = group
    while let open = each {
      open.forget(object)
      each = open.parent
    }
    undone.removeAll { $0.isEmpty }
    redone.removeAll { $0.isEmpty }
  }

  // MARK: Names

  func setActionName(_ actionName: String) {
    if let open = group { open.actionName = actionName } else { undone.last?.actionName = actionName }
  }

  var undoActionName: String {
    if let open = group, !open.isEmpty { return open.actionName }
    return undone.last?.actionName ?? ""
  }
  var redoActionName: String { redone.last?.actionName ?? "" }
  var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", actionName) }
  func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", actionName) }

  /// In English: in other languages Foundation has words of its own.
  private func title(_ word: String, _ name: String) -> String {
    if Locale.current.languageCode != "en" { return unreadTitle(word) }
    return name.isEmpty ? word : "\(word) \(name)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
  static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
"""##
    ),
  ]
}
