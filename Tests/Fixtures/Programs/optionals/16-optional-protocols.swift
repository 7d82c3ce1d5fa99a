protocol Loader: AnyObject {
  func load() -> String
  func cancel()
}
extension Loader { func cancel() { print("default cancel") } }
protocol Sized { var size: Int { get } }
extension Optional: Sized where Wrapped: Sized {
  var size: Int { self?.size ?? 0 }
}
extension String: Sized { var size: Int { count } }
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
  var isBlank: Bool { self?.allSatisfy { $0 == " " } ?? true }
}
extension Optional {
  func or(_ other: @autoclosure () -> Wrapped) -> Wrapped {
    switch self {
    case .some(let wrapped): return wrapped
    case .none: return other()
    }
  }
  mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
final class FileLoader: Loader {
  func load() -> String { "file" }
}
final class Screen {
  weak var loader: Loader?
  var title: String?
  func show() -> String { loader?.load() ?? "no loader" }
}
let screen = Screen()
print(screen.show())
var loader: FileLoader? = FileLoader()
screen.loader = loader
print(screen.show())
screen.loader?.cancel()
loader = nil
print(screen.show(), screen.loader == nil)
print(screen.title.orEmpty.isEmpty, screen.title.isBlank, screen.title.size)
screen.title = "  "
print(screen.title.isBlank, screen.title.size, screen.title.or("x").count)
var ticket: Int? = 9
print(ticket.take() as Any, ticket.take() as Any)
let number: Int? = nil
print(number.or(4))
