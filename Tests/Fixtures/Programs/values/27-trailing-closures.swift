func animate(_ duration: Double = 0.3, animations: () -> Void = {}, completion: ((Bool) -> Void)? = nil) {
  animations()
  completion?(true)
  print("animated \(duration)", completion == nil ? "plain" : "completed")
}

func load(path: String, onStart: (() -> Void)? = nil, onDone: (String) -> Void) {
  onStart?()
  onDone(path)
}

func pick(first: (() -> Int)? = nil, second: (() -> Int)? = nil) -> String {
  "\(first.map { $0() } ?? 0) \(second.map { $0() } ?? 0)"
}

func filter(by condition: (Int) -> Bool = { _ in true }, transform: (Int) -> String) -> String {
  (1...4).filter(condition).map(transform).joined(separator: ",")
}

struct Button {
  var title: String
  var onTap: (() -> Void)?
  var onLongPress: (() -> Void)?

  init(_ title: String, onTap: (() -> Void)? = nil, onLongPress: (() -> Void)? = nil) {
    self.title = title
    self.onTap = onTap
    self.onLongPress = onLongPress
  }

  var state: String { "\(title) \(onTap != nil) \(onLongPress != nil)" }
}

animate { print("moving") }
animate(1) { print("sliding") }
animate(2) {
  print("fading")
} completion: {
  print("done", $0)
}
load(path: "a") { print("got \($0)") }
load(path: "b") {
  print("start")
} onDone: {
  print("got \($0)")
}
load(path: "c", onStart: { print("first") }) { print("got \($0)") }
print(
  pick {
    1
  } second: {
    2
  })
print(pick(second: { 2 }))
print(filter { "<\($0)>" })
print(
  filter {
    $0 > 2
  } transform: {
    "[\($0)]"
  })
print(Button("hold", onLongPress: {}).state)
