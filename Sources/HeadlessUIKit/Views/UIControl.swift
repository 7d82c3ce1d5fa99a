import FlowInterfaceBuilder
import Foundation

/// A view that turns touches into actions.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control is like at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes states of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it mostly is.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be touched.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// The focus of a keyboard or remote control is on it.
    public static let focused = State(rawValue: 8)
  }

  /// What a control tells of.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt
    /// Makes events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down for the second time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What a control is mainly for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown; iOS 14.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// What it is like now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether it can be touched.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { didDisable() } } }
  /// It has been disabled.
  func didDisable() {}
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { tellOfChange("isHighlighted") } }
  /// Where the content lies from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content lies from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Where the content lies from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Where the content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
  private var triggers: [(events: Event, trigger: Trigger)] = []

  /// Makes a control that runs code when what it is mainly for happens; iOS 14.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Runs code when what the control is mainly for happens.
  package func takePrimaryAction(_ action: UIAction) { addAction(action, for: .primaryActionTriggered) }

  /// Sends an action to a target, or up the responder chain, when an event happens.
  ///
  /// - UIKit: the same target and action twice count once (documentation of addTarget(_:action:for:): it is safe to call
  ///   this method multiple times with the same values).
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let target = WeakTarget(target)
    if !target.isOpen { removeTriggers(of: events) { $0.sends(action, to: target) } }
    triggers.append((events, .action(target, action)))
  }

  /// Sends an action no more when an event happens.
  ///
  /// - UIKit: nil stands for all targets, or for all actions of a target (documentation of
  ///   removeTarget(_:action:for:)).
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let wanted = target as AnyObject?
    removeTriggers(of: events) { trigger in
      guard case .action(let own, let selector, _) = trigger else { return false }
      return (wanted == nil || own.object === wanted) && (action == nil || selector == action)
    }
  }

  /// Runs an action's code no more when an event happens.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeTriggers(of: events) { trigger in
      if case .code(let own) = trigger { own === action } else { false }
    }
  }

  /// The actions of a target for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let wanted = target as AnyObject?
    let names = triggers.compactMap { entry -> String? in
      guard case .action(let own, let selector, _) = entry.trigger, own.object === wanted,
        !entry.events.isDisjoint(with: event)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  private func removeTriggers(of events: Event, where isMeant: (Trigger) -> Bool) {
    triggers = triggers.compactMap { entry in
      guard isMeant(entry.trigger) else { return entry }
      let left = entry.events.subtracting(events)
      return left.isEmpty ? nil : (left, entry.trigger)
    }
  }

  /// Runs an action's code when an event happens.
  ///
  /// - UIKit: it takes the place of one with the same identifier (documentation of addAction(_:for:)).
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    triggers.append((events, .code(action)))
  }

  /// Runs the code of the action of an identifier no more when an event happens.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    removeTriggers(of: events) { trigger in
      if case .code(let own) = trigger { own.identifier == identifier } else { false }
    }
  }

  func addTrigger(_ trigger: Trigger, for events: Event) { triggers.append((events, trigger)) }

  /// Does all that is connected to an event, in the order in which it was connected.
  open func sendActions(for events: Event) {
    if !isOfUser, mayMeanPrimaryAction(events) {
      Simulation.current.leaveUndecided(
        "whether a control does its primary action as well where code sends its event")
    }
    send(events, with: isOfUser ? nil : .some(nil))
  }

  /// Whether code sends the event with which the control does its primary action, and that is connected to something else.
  ///
  /// - UIKit: whether the other event is then sent as well is not published (tests of several authors rely on it).
  private func mayMeanPrimaryAction(_ events: Event) -> Bool {
    let own: Event = self is UIButton ? .touchUpInside : .valueChanged
    return events.contains(own) && !events.contains(.primaryActionTriggered) && hasTrigger(for: .primaryActionTriggered)
  }

  /// Whether it is the user who has caused an event: which of UIKit's events its actions are handed is not published then.
  private var isOfUser = false

  /// Does what is connected to events that the user has caused.
  func sendActions(ofUserFor events: Event) {
    isOfUser = true
    defer { isOfUser = false }
    sendActions(for: events)
  }

  /// - Parameter event: what the actions are handed; nil where that is not known.
  private func send(_ events: Event, with event: UIEvent??) {
    let outer = Simulation.current.actionEvent
    Simulation.current.actionEvent = event
    defer { Simulation.current.actionEvent = outer }
    for entry in triggers where !entry.events.isDisjoint(with: events) { entry.trigger.fire(from: self) }
  }

  /// Sends an action to a target, or with nil up the responder chain.
  ///
  /// - UIKit: the control calls it for each action that is connected to an event (its documentation).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionDispatch(simulation: .current, location: locationOfAction).send(
      action, to: target as AnyObject?, from: self)
  }

  /// Where the document connects the action that is sent.
  private var locationOfAction: SourceLocation?

  func send(_ action: Selector, to target: AnyObject?, connectedAt location: SourceLocation?) {
    locationOfAction = location
    defer { locationOfAction = nil }
    sendAction(action, to: target, for: Simulation.current.actionEvent ?? nil)
  }

  // MARK: Tracking

  /// Whether it follows a finger.
  open private(set) var isTracking = false
  /// Whether the finger that it follows is on it.
  open private(set) var isTouchInside = false

  /// Whether it follows a finger that came down on it.
  ///
  /// - UIKit: with false it goes on as if there were none (documentation of beginTracking(_:with:)).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether it goes on following a finger that moves.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger that it followed was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch that it followed was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a finger that came down on it.
  ///
  /// - UIKit: a control is highlighted while a finger is on it (documentation of UIControl.isHighlighted).
  func userDidTouch(_ finger: UITouch) {
    if (self as? any InterpretedClass)?.implements("sendActions(for:)") == true {
      Simulation.current.leaveUndecided(
        "whether touches go through sendActions(for:) of \(typeName)", at: origin?.location)
    }
    let event = UIEvent(of: finger)
    isHighlighted = true
    isTouchInside = true
    isTracking = beginTracking(finger, with: event)
    guard isTracking else {
      isTouchInside = false
      return isHighlighted = false
    }
    send(.touchDown, with: event)
  }

  /// Follows a finger no more, which was lifted or taken away.
  private func release(_ finger: UITouch, isTaken: Bool, events: Event) {
    guard isTracking else { return }
    let event = UIEvent(of: finger)
    isHighlighted = false
    if isTaken { cancelTracking(with: event) } else { endTracking(finger, with: event) }
    isTracking = false
    send(events, with: event)
    isTouchInside = false
  }

  /// Whether anything is connected to an event.
  func hasTrigger(for events: Event) -> Bool { triggers.contains { !$0.events.isDisjoint(with: events) } }

  /// Does what lifting the finger does that came down on it: the control's own change, then its events.
  func userDidLift(_ finger: UITouch) {
    release(finger, isTaken: false, events: [.touchUpInside, .primaryActionTriggered])
  }

  /// Does what a gesture recognizer does that takes the finger which came down on it.
  func userDidTouchInVain(with finger: UITouch) { release(finger, isTaken: true, events: .touchCancel) }

  /// Whether the end of a touch is seen: something is connected to it, or its class follows it.
  var tellsOfEnd: Bool {
    followsTouches || self is UITextField || self is UISwitch
      || (self as? UIButton)?.changesSelectionAsPrimaryAction == true
      || hasTrigger(for: [.touchUpInside, .touchUpOutside, .touchCancel, .primaryActionTriggered, .valueChanged])
  }

  override var keepsTouches: Bool { true }

  /// What is not known of a tap in its middle; nil where all is.
  var questionOfTap: String? { nil }
}
