// A default argument says where it is called from.

func here(_ name: String = #function) -> String { name }

struct Box {
  var short: String { here() }
  var watched = 1 {
    willSet { print("will", here()) }
    didSet { print("did", here()) }
  }
  init(_ value: Int, twice: Bool = false) {
    print(here(), #function)
    print([1].map { _ in here() + #function })
    let own = { (number: Int) in here() }
    print(own(2))
    func inner(deep: Int, _ other: Int) -> String { here() }
    print(inner(deep: 1, 2))
  }
  subscript(place: Int) -> String { here() }
  static func + (left: Box, right: Box) -> String { here() }
  func callAsFunction(_ first: Int, second: Int) -> String { here() }
}

class Page {
  func viewDidAppear(_ animated: Bool) -> String { here() }
  func plain() -> String { here() }
  deinit { print(here(), #function) }
}

final class OwnPage: Page {
  override func viewDidAppear(_ animated: Bool) -> String { super.viewDidAppear(animated) + " " + here() }
}

enum Kind {
  case first
  var title: String {
    switch self {
    case .first: here()
    }
  }
}

func use() {
  var box = Box(1)
  print(box.short, box[0], box + box, box(1, second: 2))
  box.watched = 2
  do {
    let page: Page = OwnPage()
    print(page.viewDidAppear(true), page.plain())
  }
  print(Kind.first.title, here("given"))
}
use()
