// Functions of one form whose bounds differ: the compiler calls the one that asks for most of what it sees.

struct Failure: Error {}
func kind<T>(_ value: T) -> String { "any" }
func kind(_ error: Error) -> String { "error" }
func kind<T: Collection>(_ value: T) -> String { "collection" }
func kind<T: Collection>(_ value: T) -> String where T.Element == Int { "numbers" }
func open<T>(_ value: T) -> String { kind(value) }
func openCollection<T: Collection>(_ value: T) -> String { kind(value) }
func openError<T: Error>(_ value: T) -> String { kind(value) }
print(kind(1), kind("a"), kind([1]), kind(["a"]), kind(Failure()))
print(open([1]), open(Failure()), openCollection([1]), openCollection("a"), openError(Failure()))

struct Box<T> { let value: T }
extension Box { func text() -> String { "plain" } }
extension Box where T: Equatable { func text() -> String { "equatable" } }
extension Box where T: Comparable { func text() -> String { "comparable" } }
extension Box where T == Int { func text() -> String { "number" } }
struct Bare {}
struct Same: Equatable {}
func inside<T>(_ box: Box<T>) -> String { box.text() }
func insideHashable<T>(_ box: Box<T>) -> String where T: Hashable { box.text() }
func insideComparable<T: Comparable>(_ box: Box<T>) -> String { box.text() }
print(Box(value: Bare()).text(), Box(value: Same()).text(), Box(value: "a").text(), Box(value: 1).text())
print(inside(Box(value: 1)), insideHashable(Box(value: 1)), insideComparable(Box(value: 1)))

protocol Named {}
protocol Titled: Named {}
struct Plain: Named {}
struct Page: Titled {}
func role<T: Named>(_ value: T) -> String { "named" }
func role<T: Titled>(_ value: T) -> String { "titled" }
func part(_ value: Named) -> String { "named" }
func part(_ value: Titled) -> String { "titled" }
func roleInside<T: Named>(_ value: T) -> String { role(value) }
func roleOpened(_ value: any Named) -> String { role(value) }
print(role(Plain()), role(Page()), part(Plain()), part(Page()), roleInside(Page()), roleOpened(Page()))
extension Array { func all() -> String { "anything" } }
extension Array where Element: Named { func all() -> String { "named" } }
extension Array where Element: Titled { func all() -> String { "titled" } }
print([Plain()].all(), [Page()].all(), [1].all())

// A store that tells its subscribers, as Redux has it.
protocol Subscriber: AnyObject {
  associatedtype State
  func newState(_ state: State)
}
final class Subscription<State> {
  let name: String
  init(_ name: String = "plain") { self.name = name }
  func select<Part>(_ part: @escaping (State) -> Part) -> Subscription<Part> { Subscription<Part>("closure") }
  func select<Part>(_ path: KeyPath<State, Part>) -> Subscription<Part> { Subscription<Part>("path") }
}
extension Subscription where State: Equatable {
  func skipRepeats() -> Subscription<State> { Subscription(name + ", once") }
}
final class Store<State> {
  var state: State
  var skips = true
  init(_ state: State) { self.state = state }
  func subscribe<S: Subscriber>(_ subscriber: S) where S.State == State {
    print("every:", terminator: " ")
    subscribe(subscriber, transform: nil)
  }
  func subscribe<Part, S: Subscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<Part>)?
  ) where S.State == Part { print("parts", transform?(Subscription()).name ?? "none") }
}
extension Store {
  func subscribe<Part: Equatable, S: Subscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<Part>)?
  ) where S.State == Part { print("equatable parts", transform?(Subscription()).name ?? "none") }
}
extension Store where State: Equatable {
  func subscribe<S: Subscriber>(_ subscriber: S) where S.State == State {
    guard skips else { return subscribe(subscriber, transform: nil) }
    subscribe(subscriber, transform: { $0.skipRepeats() })
  }
}
struct App { var count = 1 }
struct Settings: Equatable { var size = 2 }
final class AppView: Subscriber { func newState(_ state: App) {} }
final class SettingsView: Subscriber { func newState(_ state: Settings) {} }
final class NumberView: Subscriber { func newState(_ state: Int) {} }
final class View<Model>: Subscriber { func newState(_ state: Model) {} }
let apps = Store(App())
let settings = Store(Settings())
apps.subscribe(AppView())
apps.subscribe(View<App>())
settings.subscribe(SettingsView())
settings.skips = false
settings.subscribe(SettingsView())
settings.subscribe(NumberView()) { $0.select { $0.size } }
settings.subscribe(NumberView()) { $0.select(\.size).skipRepeats() }
func attach<Model>(_ store: Store<Model>, _ view: View<Model>) { store.subscribe(view) }
attach(settings, View<Settings>())

// What a generic type stands for tells, too.
final class Loader<T> {
  func finish(_ value: T) { print("value", value) }
  func finish(_ error: Error) { print("failed") }
}
Loader<Int>().finish(1)
Loader<String>().finish(Failure())
func feed<T>(_ loader: Loader<T>, _ value: T) { loader.finish(value) }
feed(Loader<Failure>(), Failure())
