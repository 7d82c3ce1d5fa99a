// An extension of all sequences sees the filter of all sequences, which gives a list.
extension Sequence where Element: Hashable {
  func unique() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
extension Collection {
  func all(_ isWanted: (Element) -> Bool) -> [Element] { self.filter(isWanted) }
}
extension RangeReplaceableCollection {
  func kept(_ isWanted: (Element) -> Bool) -> Self { filter(isWanted) }
}
print("banana".unique(), [1, 2, 1].unique(), Set([3]).unique())
print("banana".all { $0 != "a" }, ["a": 1].all { $0.value > 0 }.map(\.key), Set([1]).all { $0 > 1 })
print("banana".kept { $0 != "a" }, "banana".filter { $0 == "n" }, [1, 2].kept { $0 > 1 })
