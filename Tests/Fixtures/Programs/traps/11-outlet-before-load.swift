final class Label { var text = "" }
class ViewController {
  var titleLabel: Label!
  private(set) var isLoaded = false
  func loadView() { titleLabel = Label() }
  func viewDidLoad() { print("viewDidLoad") }
  final func loadViewIfNeeded() {
    guard !isLoaded else { return }
    loadView()
    isLoaded = true
    viewDidLoad()
  }
}
final class DetailViewController: ViewController {
  var item: String? {
    didSet {
      print("item is", item ?? "nothing")
      configure()
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    configure()
  }
  private func configure() {
    titleLabel.text = item ?? "untitled"
    print("shows", titleLabel.text)
  }
}
final class Coordinator {
  private var opened = 0
  func open(_ item: String, loadingFirst: Bool) {
    opened += 1
    defer { print("open \(opened) ends") }
    let detail = DetailViewController()
    if loadingFirst { detail.loadViewIfNeeded() }
    detail.item = item
    detail.loadViewIfNeeded()
    print(detail.isLoaded)
  }
}
let coordinator = Coordinator()
coordinator.open("first", loadingFirst: true)
coordinator.open("second", loadingFirst: false)
print("not reached")
