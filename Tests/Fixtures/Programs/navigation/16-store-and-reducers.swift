struct AppState: Equatable {
  struct Cart: Equatable {
    var items: [String: Int] = [:]
    var count: Int { items.values.reduce(0, +) }
  }
  var cart = Cart()
  var path: [String] = ["home"]
  var alert: String?
}
enum Action {
  case cart(CartAction)
  case navigate(to: String)
  case back
  case dismissAlert
}
enum CartAction { case add(String), remove(String), checkout }
typealias Reducer<S, A> = (inout S, A) -> [A]
typealias Middleware = (Action, AppState) -> Action?

let cartReducer: Reducer<AppState.Cart, CartAction> = { cart, action in
  switch action {
  case .add(let item): cart.items[item, default: 0] += 1
  case .remove(let item):
    guard let count = cart.items[item] else { break }
    cart.items[item] = count > 1 ? count - 1 : nil
  case .checkout: cart.items = [:]
  }
  return []
}
func scope<S, A, LS, LA>(
  _ reducer: @escaping Reducer<LS, LA>, _ path: WritableKeyPath<S, LS>,
  _ extract: @escaping (A) -> LA?, _ embed: @escaping (LA) -> A
) -> Reducer<S, A> {
  { state, action in
    guard let local = extract(action) else { return [] }
    return reducer(&state[keyPath: path], local).map(embed)
  }
}
func combine<S, A>(_ reducers: Reducer<S, A>...) -> Reducer<S, A> {
  { state, action in reducers.flatMap { $0(&state, action) } }
}
let navigation: Reducer<AppState, Action> = { state, action in
  switch action {
  case .navigate(let screen): state.path.append(screen)
  case .back: if state.path.count > 1 { state.path.removeLast() }
  case .cart(.checkout):
    state.alert = "Thank you"
    return [.navigate(to: "receipt")]
  case .dismissAlert: state.alert = nil
  case .cart: break
  }
  return []
}
let appReducer = combine(
  scope(cartReducer, \AppState.cart, { (a: Action) in if case .cart(let c) = a { c } else { nil } }, Action.cart),
  navigation)

final class Store {
  private(set) var state: AppState
  private let reducer: Reducer<AppState, Action>
  private let middleware: [Middleware]
  private var subscribers: [(AppState, AppState) -> Void] = []
  init(_ state: AppState, middleware: [Middleware] = [], reducer: @escaping Reducer<AppState, Action>) {
    self.state = state
    self.reducer = reducer
    self.middleware = middleware
  }
  func subscribe<T: Equatable>(_ path: KeyPath<AppState, T>, _ body: @escaping (T) -> Void) {
    subscribers.append { old, new in
      if old[keyPath: path] != new[keyPath: path] { body(new[keyPath: path]) }
    }
  }
  func dispatch(_ action: Action) {
    var current: Action? = action
    for step in middleware { current = current.flatMap { step($0, state) } }
    guard let current else { return }
    let old = state
    let effects = reducer(&state, current)
    for subscriber in subscribers { subscriber(old, state) }
    for effect in effects { dispatch(effect) }
  }
}
let logger: Middleware = { action, state in
  print("action \(action), cart \(state.cart.count)")
  return action
}
let guardEmpty: Middleware = { action, state in
  if case .cart(.checkout) = action, state.cart.count == 0 { return nil }
  return action
}
let store = Store(AppState(), middleware: [logger, guardEmpty], reducer: appReducer)
store.subscribe(\.path) { print("path", $0) }
store.subscribe(\.cart.count) { print("badge", $0) }
store.subscribe(\.alert) { print("alert", $0 ?? "none") }
store.dispatch(.cart(.checkout))
store.dispatch(.cart(.add("tea")))
store.dispatch(.cart(.add("tea")))
store.dispatch(.cart(.remove("cake")))
store.dispatch(.navigate(to: "cart"))
store.dispatch(.cart(.checkout))
store.dispatch(.dismissAlert)
store.dispatch(.back)
print(store.state == AppState(path: ["home", "cart"]))
