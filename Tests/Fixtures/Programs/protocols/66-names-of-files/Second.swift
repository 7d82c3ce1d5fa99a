fileprivate typealias K = Texts.Second
private let count = 20
private var shape: String { "square" }
private func word() -> String { "two" }

extension Row {
  var wordsOfOther: String { short + long() }
}

private extension Row {
  var short: String { "short of second, " }
  func long() -> String { "long of second" }
}

func secondTitle() -> String { K.title }
func secondBadge() -> Int { K.badge }
func secondCount() -> Int { count }
func secondShape() -> String { shape }
func secondWord() -> String { word() + Row().long() + "ab".marked() }

fileprivate extension String {
  func marked() -> String { "[" + self + "]" }
}
