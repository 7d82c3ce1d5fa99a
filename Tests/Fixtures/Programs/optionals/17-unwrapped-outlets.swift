final class Label {
  var text: String? { didSet { print("label shows \(text ?? "nothing")") } }
  var isHidden = false
}
class Screen {
  var titleLabel: Label!
  var detailLabel: Label?
  var isLoaded: Bool { titleLabel != nil }
  func load() {
    titleLabel = Label()
    didLoad()
  }
  func didLoad() {}
  func loadIfNeeded() {
    if !isLoaded { load() }
  }
}
final class ProfileScreen: Screen {
  var name: String! {
    didSet {
      guard isLoaded else { return print("not loaded yet") }
      update()
    }
  }
  override func didLoad() {
    super.didLoad()
    update()
  }
  private func update() {
    titleLabel.text = name
    detailLabel?.text = name.map { "\($0.count) letters" }
    titleLabel.isHidden = name == nil
  }
}
let screen = ProfileScreen()
screen.name = "Ada"
screen.loadIfNeeded()
screen.loadIfNeeded()
screen.detailLabel = Label()
screen.name = "Grace"
print(screen.titleLabel.text!, screen.titleLabel.isHidden)
screen.name = nil
print(screen.titleLabel.isHidden, screen.name as Any)
let copy = screen.name
print(type(of: copy), copy == nil)
let title: String = screen.titleLabel.text ?? "untitled"
print(title)
let labels: [Label?] = [screen.titleLabel, nil, screen.detailLabel]
print(labels.compactMap(\.?.text).count, labels.filter { $0 != nil }.count)
let keyPath = \Screen.titleLabel?.isHidden
print(screen[keyPath: keyPath] as Any)
