import RxSwift

/// What hears a reactor's actions, and what a reactor hears: it never ends.
///
/// Source: ReactorKit's own `ActionSubject`, which passes on values and ignores errors and completions.
final class ActionSubject<Element>: Observable<Element>, SubjectType {
  private let listeners: Listeners<Element>

  init() {
    let listeners = Listeners<Element>()
    self.listeners = listeners
    super.init(subscribing: { observer in listeners.add { observer.on($0) } })
  }

  func asObserver() -> ActionSubject<Element> { self }

  func on(_ event: Event<Element>) { if case .next = event { listeners.tell(event) } }
}
