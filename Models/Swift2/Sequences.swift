/// Functions of Swift 1 that are methods today.
func countElements(_ text: String) -> Int { text.count }
func countElements<Element>(_ list: [Element]) -> Int { list.count }
func count(_ text: String) -> Int { text.count }
func count<Element>(_ list: [Element]) -> Int { list.count }
func isEmpty(_ text: String) -> Bool { text.isEmpty }
func isEmpty<Element>(_ list: [Element]) -> Bool { list.isEmpty }
func contains<Element: Equatable>(_ list: [Element], _ element: Element) -> Bool { list.contains(element) }
func contains<Element>(_ list: [Element], _ isWanted: (Element) -> Bool) -> Bool { list.contains(where: isWanted) }
func find<Element: Equatable>(_ list: [Element], _ element: Element) -> Int? { list.firstIndex(of: element) }
func sorted<Element>(_ list: [Element], _ isBefore: (Element, Element) -> Bool) -> [Element] {
  list.sorted(by: isBefore)
}
func sorted<Element: Comparable>(_ list: [Element]) -> [Element] { list.sorted() }
func sort<Element>(_ list: inout [Element], _ isBefore: (Element, Element) -> Bool) { list.sort(by: isBefore) }
func sort<Element: Comparable>(_ list: inout [Element]) { list.sort() }
func join(_ separator: String, _ texts: [String]) -> String { texts.joined(separator: separator) }
func map<Element, Result>(_ list: [Element], _ change: (Element) -> Result) -> [Result] { list.map(change) }
func filter<Element>(_ list: [Element], _ isWanted: (Element) -> Bool) -> [Element] { list.filter(isWanted) }
func reduce<Element, Result>(_ list: [Element], _ start: Result, _ next: (Result, Element) -> Result) -> Result {
  list.reduce(start, next)
}
func enumerate<Element>(_ list: [Element]) -> EnumeratedSequence<[Element]> { list.enumerated() }
func reverse<Element>(_ list: [Element]) -> [Element] { Array(list.reversed()) }
func first<Element>(_ list: [Element]) -> Element? { list.first }
func last<Element>(_ list: [Element]) -> Element? { list.last }
func dropFirst<Element>(_ list: [Element]) -> [Element] { Array(list.dropFirst()) }
func dropLast<Element>(_ list: [Element]) -> [Element] { Array(list.dropLast()) }
func maxElement<Element: Comparable>(_ list: [Element]) -> Element { list.max()! }
func minElement<Element: Comparable>(_ list: [Element]) -> Element { list.min()! }

extension String {
  func join(_ texts: [String]) -> String { texts.joined(separator: self) }
}
