protocol Screen: AnyObject, CustomStringConvertible {
  var title: String { get set }
  init()
}
extension Screen {
  var description: String { "<\(title)>" }
  static func make(_ configure: (Self) -> Void = { _ in }) -> Self {
    let screen = Self()
    configure(screen)
    return screen
  }
}
protocol Scrolling: Screen { var offset: Int { get set } }
extension Scrolling {
  func scroll(by delta: Int) -> Self {
    offset = max(0, offset + delta)
    return self
  }
  var description: String { "<\(title) @\(offset)>" }
}
protocol Searching {
  var query: String? { get }
  func results(in words: [String]) -> [String]
}
extension Searching {
  func results(in words: [String]) -> [String] {
    guard let query, !query.isEmpty else { return words }
    return words.filter { $0.hasPrefix(query) }
  }
}
extension Searching where Self: Screen {
  func show(_ words: [String]) -> String { "\(title): \(results(in: words).joined(separator: ","))" }
}
final class Detail: Screen {
  var title = "Detail"
}
class List: Scrolling, Searching {
  var title = "List"
  var offset = 0
  var query: String?
  required init() {}
}
final class Reversed: List {
  func results(in words: [String]) -> [String] { words.reversed() }
}
let detail = Detail.make { $0.title = "Item 4" }
print(detail, Detail.make())
let list = List.make { $0.query = "a" }
print(list.scroll(by: 30).scroll(by: -10), list.show(["apple", "bee", "ant"]))
let reversed = Reversed.make()
print(type(of: reversed), reversed.results(in: ["x", "y"]), reversed.show(["x", "y"]))
let screens: [any Screen] = [detail, list, reversed]
for screen in screens {
  screen.title += "!"
  if let scrolling = screen as? any Scrolling { _ = scrolling.scroll(by: 5) }
  print(screen, screen is Searching, screen.description)
}
let types: [any Screen.Type] = [Detail.self, List.self, Reversed.self]
print(types.map { "\($0.init().title)" })
protocol Tagged { static var tag: String { get } }
extension List: Tagged { static var tag: String { "list" } }
print((reversed as Any) is Tagged, (type(of: reversed) as Tagged.Type).tag, (detail as Any) is Tagged)
