import Foundation

// What closures reach through a captured self: lazy properties of structs, methods as functions, elements to change.

struct Report {
  private static var made = 0
  lazy var total: Int = {
    Report.made += 1
    return Report.made * 100
  }()
  var visits = 0
}

final class Subject<Output> {
  private(set) var got: [Output] = []
  func send(_ output: Output) { got.append(output) }
  func send(completion: Bool) { print("ended", completion) }
}

final class Box<Content> {
  var value: Content
  init(_ value: Content) { self.value = value }
  subscript<Part>(path: WritableKeyPath<Content, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

struct Profile {
  var age = 30
  var lines = ["Via A", "Via B"]
}

final class Screen {
  private var report = Report()
  private let words = Subject<String>()
  private let box = Box(Profile())
  var actions: [() -> Void] = []

  func load() {
    actions.append { [unowned self] in print("total", report.total, report.total) }
    actions.append { [unowned self] in
      var copy = report
      print("copy", copy.total)
    }
    actions.append { [unowned self] in
      ["a", "ab"].forEach(words.send)
      print(words.got)
    }
    actions.append { [unowned self] in
      apply(\.age) { $0 += 1 }
      apply(\.lines[1]) { $0 += "!" }
      apply(\.lines) { $0.insert("Top", at: 0) }
      print(box[\.age], box.value.lines)
    }
    actions.append { [weak self] in print("weak", self?.report.total ?? 0) }
  }

  private func apply<Part>(_ path: WritableKeyPath<Profile, Part>, _ change: (inout Part) -> Void) {
    change(&box[path])
  }
}

let screen = Screen()
screen.load()
for action in screen.actions { action() }

// What is random is one of a kind: sets and dictionaries tell how many there are.
var tokens: Set<UUID> = []
var owners: [UUID: String] = [:]
let first = UUID()
for token in [first, UUID(), first] {
  let (isNew, _) = tokens.insert(token)
  owners.updateValue("owner", forKey: token)
  print(isNew, tokens.count, owners.count)
}
print(tokens.remove(first) == first, tokens.count, owners.removeValue(forKey: first) ?? "none", owners.count)
