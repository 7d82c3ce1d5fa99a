protocol Plugin: AnyObject {
  static var identifier: String { get }
  var priority: Int { get }
  init(settings: [String: String])
  func handle(_ message: inout Message) -> Outcome
}
enum Outcome { case pass, stop(String), replaced }
struct Message { var text: String; var trail: [String] = [] }
extension Plugin {
  static var identifier: String { "\(Self.self)".lowercased() }
  var priority: Int { 0 }
  var label: String { "\(Self.identifier)(\(priority))" }
}
final class Censor: Plugin {
  private let words: [String]
  init(settings: [String: String]) { words = settings["words"]?.split(separator: ",").map(String.init) ?? [] }
  var priority: Int { 10 }
  func handle(_ message: inout Message) -> Outcome {
    for word in words where message.text.contains(word) { return .stop("'\(word)' is not allowed") }
    return .pass
  }
}
final class Shouter: Plugin {
  static let identifier = "caps"
  private let least: Int
  init(settings: [String: String]) { least = settings["least"].flatMap(Int.init) ?? 0 }
  func handle(_ message: inout Message) -> Outcome {
    guard message.text.count >= least else { return .pass }
    message.text = message.text.uppercased()
    return .replaced
  }
}
final class Counter: Plugin {
  private(set) var count = 0
  init(settings: [String: String]) {}
  let priority = -5
  func handle(_ message: inout Message) -> Outcome {
    count += 1
    message.trail.append("#\(count)")
    return .pass
  }
}
struct Registry {
  private var types: [String: any Plugin.Type] = [:]
  mutating func register<P: Plugin>(_ type: P.Type) { types[P.identifier] = type }
  func make(_ configuration: [String: [String: String]]) -> (plugins: [any Plugin], unknown: [String]) {
    var (plugins, unknown) = ([any Plugin](), [String]())
    for (name, settings) in configuration.sorted(by: { $0.key < $1.key }) {
      if let type = types[name] { plugins.append(type.init(settings: settings)) } else { unknown.append(name) }
    }
    return (plugins.sorted { $0.priority > $1.priority }, unknown)
  }
}
func run(_ text: String, through plugins: [any Plugin]) -> String {
  var message = Message(text: text)
  for plugin in plugins {
    switch plugin.handle(&message) {
    case .pass: continue
    case .replaced: message.trail.append(type(of: plugin).identifier)
    case .stop(let reason): return "stopped: " + reason
    }
  }
  return "\(message.text) \(message.trail)"
}
var registry = Registry()
registry.register(Censor.self)
registry.register(Shouter.self)
registry.register(Counter.self)
let (plugins, unknown) = registry.make([
  "caps": ["least": "4"], "counter": [:], "censor": ["words": "bad,worse"], "x": [:],
])
print(plugins.map(\.label), unknown)
for text in ["hello", "hi", "a bad word", "goodbye"] { print(run(text, through: plugins)) }
print((plugins.last as? Counter)?.count ?? -1, plugins.first is Censor)
