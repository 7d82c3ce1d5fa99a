enum Texts {
  enum First { static let title = "first"; static let badge = 1 }
  enum Second { static let title = "second"; static let badge = 2 }
}

fileprivate typealias K = Texts.First
private let count = 10
private var shape: String { "round" }
private func word() -> String { "one" }

struct Row {
  var words: String { short }
}

private extension Row {
  var short: String { "short of first" }
  func long() -> String { "long of first" }
}

func firstTitle() -> String { K.title }
func firstBadge() -> Int { K.badge }
func firstCount() -> Int { count }
func firstShape() -> String { shape }
func firstWord() -> String { word() + Row().long() + "ab".marked() }

fileprivate extension String {
  func marked() -> String { "<" + self + ">" }
}
