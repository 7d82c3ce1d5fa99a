import Foundation

/// The ordered events of a simulation.
///
/// Events hold numbers and are rendered when they are read; the storage grows by chunks, so that recording one more
/// costs the same after a million.
@MainActor
public final class Trace {
  private var store = TraceStore()
  private var names = TraceNames()
  private var origins: [TraceSubject: InterfaceOrigin] = [:]
  private var freed: Set<TraceSubject> = []
  private var eventsReadForFreed = 0

  init() {}

  /// How many events were recorded.
  public var count: Int { store.count }

  /// The events in order, or those from a position on (as `count` gave it earlier).
  public func events(from start: Int = 0) -> [TraceEvent] { (start..<count).map { store[$0] } }

  /// The name of a subject: its class's, with `#2` and so on for further instances, or the one it was given.
  public func name(of subject: TraceSubject) -> String { names.name(of: subject) }

  /// Gives a controller a name of its own, such as the `A` and `B` of a documented sequence.
  public func setName(_ name: String, of controller: UIViewController) {
    names.give(name, to: controller.traceSubject)
  }

  /// The name of a controller.
  public func name(of controller: UIViewController) -> String { name(of: controller.traceSubject) }

  /// The names that a flow can call a controller of a storyboard by; they outlive it.
  public func screenNames(of subject: TraceSubject) -> [String] { origins[subject]?.screenNames ?? [] }

  /// The controllers that a name means: a class's instances, one of them, or a screen of a storyboard.
  func subjects(named name: String) -> [TraceSubject] {
    names.subjects.filter { subject in
      names.base(of: subject) == name || self.name(of: subject) == name || screenNames(of: subject).contains(name)
    }
  }

  /// Whether a controller's deinit was recorded.
  func isFreed(_ subject: TraceSubject) -> Bool {
    while eventsReadForFreed < store.count {
      let event = store[eventsReadForFreed]
      if event.callback == .deinitialized { freed.insert(event.subject) }
      eventsReadForFreed += 1
    }
    return freed.contains(subject)
  }

  /// What a storyboard or nib says of a controller; it outlives that. Nil for one that code makes.
  package func origin(of subject: TraceSubject) -> InterfaceOrigin? { origins[subject] }

  /// The class of a controller; the app's own where it has one. It outlives the controller.
  package func className(of subject: TraceSubject) -> String {
    origins[subject]?.className ?? names.base(of: subject)
  }

  func setOrigin(_ origin: InterfaceOrigin, of subject: TraceSubject) { origins[subject] = origin }

  /// Calls a controller by the class of the app's that it stands in for.
  package func setClass(_ className: String, of controller: UIViewController) {
    names.rename(controller.traceSubject, .text(className))
  }

  func addSubject(_ base: TraceNames.Base) -> TraceSubject { names.add(base) }

  func record(_ callback: TraceCallback, _ subject: TraceSubject, _ detail: TraceDetail, at time: TimeInterval) {
    store.append(callback, subject, detail, at: time)
  }
}
