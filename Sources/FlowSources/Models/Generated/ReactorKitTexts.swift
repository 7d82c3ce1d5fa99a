// swift-format-ignore-file
// The files of Models/ReactorKit as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let reactorKitTexts: [(path: String, text: String)] = [
    (
      "ReactorKit/ActionSubject.swift",
      ##"""
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
"""##
    ),
    (
      "ReactorKit/Reactor.swift",
      ##"""
import RxSwift

/// Turns actions into states.
protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State

  var action: ActionSubject<Action> { get }
  var initialState: State { get }
  var currentState: State { get }
  var state: Observable<State> { get }
  var scheduler: any SchedulerType { get }

  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}

/// What a reactor keeps.
private final class ReactorCore {
  static var key = 0
  let action = ActionSubject<Any>()
  let bag = DisposeBag()
  var states: ReplaySubject<Any>?
  var current: Any?
}

extension Reactor {
  private var core: ReactorCore {
    if let known = objc_getAssociatedObject(self, &ReactorCore.key) as? ReactorCore { return known }
    let made = ReactorCore()
    objc_setAssociatedObject(self, &ReactorCore.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  var action: ActionSubject<Action> {
    _ = state
    return core.action
  }

  var currentState: State {
    let core = core
    if core.current == nil { core.current = initialState }
    return core.current!
  }

  var scheduler: any SchedulerType { CurrentThreadScheduler.instance }

  var state: Observable<State> {
    let core = core
    if let known = core.states { return known }
    let states = ReplaySubject<Any>.create(bufferSize: 1)
    core.states = states
    let mutations = transform(action: core.action.observe(on: scheduler).asObservable())
      .flatMap { [weak self] action -> Observable<Mutation> in
        guard let self = self else { return Observable.empty() }
        return self.mutate(action: action).catch { _ in Observable.empty() }
      }
    let reduced = transform(mutation: mutations)
      .scan(initialState) { [weak self] state, mutation in
        guard let self = self else { return state }
        return self.reduce(state: state, mutation: mutation)
      }
      .catch { _ in Observable.empty() }
      .startWith(initialState)
    transform(state: reduced)
      .do(onNext: { [weak self] in self?.core.current = $0 })
      .subscribe { states.on($0) }
      .disposed(by: core.bag)
    return states
  }

  func transform(action: Observable<Action>) -> Observable<Action> { action }
  func mutate(action: Action) -> Observable<Mutation> { Observable.empty() }
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  func reduce(state: State, mutation: Mutation) -> State { state }
  func transform(state: Observable<State>) -> Observable<State> { state }

  func pulse<Result>(_ transformToPulse: @escaping (State) throws -> Pulse<Result>) -> Observable<Result> {
    state.map(transformToPulse).distinctUntilChanged { $0.valueUpdatedCount }.map { $0.value }
  }
}

extension Reactor where Action == Mutation {
  func mutate(action: Action) -> Observable<Mutation> { Observable.just(action) }
}

/// A value of a state that counts as new each time it is set.
@propertyWrapper
struct Pulse<Value> {
  var value: Value { didSet { valueUpdatedCount += 1 } }
  private(set) var valueUpdatedCount = 0

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  var projectedValue: Pulse<Value> { self }
}
"""##
    ),
    (
      "ReactorKit/View.swift",
      ##"""
import RxSwift
import UIKit

/// What is bound to its reactor as soon as that is set.
protocol View: AnyObject {
  associatedtype Reactor
  var disposeBag: DisposeBag { get set }
  var reactor: Reactor? { get set }
  func bind(reactor: Reactor)
}

/// A view of a storyboard: a controller is bound when its view has been loaded.
protocol StoryboardView: View {}

private final class ReactorOfView {
  static var key = 0
  static var waiting = 0
}

extension View {
  var reactor: Reactor? {
    get { objc_getAssociatedObject(self, &ReactorOfView.key) }
    set {
      objc_setAssociatedObject(self, &ReactorOfView.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      disposeBag = DisposeBag()
      guard let reactor = newValue else { return }
      if self is any StoryboardView, let controller = self as? UIViewController, !controller.isViewLoaded {
        bindAsViewLoads(controller)
      } else {
        bind(reactor: reactor)
      }
    }
  }

  /// Binds in `viewDidLoad()` of UIViewController itself, whose implementation the library exchanges (ReactorKitRuntime.m):
  /// a screen that does not call `super` is not bound.
  private func bindAsViewLoads(_ controller: UIViewController) {
    let isWaiting: Bool? = objc_getAssociatedObject(controller, &ReactorOfView.waiting)
    if isWaiting == true { return }
    objc_setAssociatedObject(controller, &ReactorOfView.waiting, true, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    followViewDidLoad(of: controller) { [weak self] in
      guard let self, let reactor = self.reactor else { return }
      self.bind(reactor: reactor)
    }
  }
}
"""##
    ),
  ]
}
