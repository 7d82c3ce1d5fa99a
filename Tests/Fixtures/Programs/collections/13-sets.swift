// Swift 5: a function uses a variable of the top level.
let cooked: Set = ["soup", "rice", "cake"]
let bought: Set = ["rice", "tea"]
print(cooked.union(bought).sorted(), cooked.intersection(bought), cooked.subtracting(bought).sorted())
print(cooked.symmetricDifference(bought).sorted(), cooked.isDisjoint(with: ["x"]), bought.isSubset(of: cooked))
var selection = Set<Int>()
func toggle(_ n: Int) {
  if selection.remove(n) == nil { selection.insert(n) }
}
for n in [1, 2, 1, 3, 3, 3] { toggle(n) }
print(selection.sorted(), selection.insert(2), selection.count)
print(selection.isSuperset(of: [2]), selection == [3, 2], selection.isStrictSubset(of: [2, 3, 4]))
print(Set([1, 1, 2]).count, Set("hello").sorted(), Array(Set([5])).first!, selection.min()!, selection.max()!)
extension Sequence where Element: Hashable {
  func unique() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
  var duplicates: Set<Element> {
    var seen = Set<Element>()
    return Set(filter { !seen.insert($0).inserted })
  }
}
print([3, 1, 3, 2, 1].unique(), "banana".unique().map(String.init).joined(), [3, 1, 3, 2, 1].duplicates.sorted())
struct Tag: Hashable { let name: String }
struct Post { let title: String; let tags: Set<Tag> }
let swift = Tag(name: "swift")
let posts = [
  Post(title: "A", tags: [swift, Tag(name: "ios")]), Post(title: "B", tags: [Tag(name: "web")]),
  Post(title: "C", tags: [swift]),
]
print(posts.filter { $0.tags.contains(swift) }.map(\.title))
print(posts.reduce(into: Set<Tag>()) { $0.formUnion($1.tags) }.map(\.name).sorted())
print(posts.filter { !$0.tags.isDisjoint(with: [Tag(name: "web"), Tag(name: "ios")]) }.map(\.title))
var filters: Set<Tag> = []
filters.update(with: swift)
print(filters.first?.name ?? "-", filters.isEmpty, filters.contains(Tag(name: "swift")))
selection.subtract([2])
selection.formIntersection([3, 9])
selection.formSymmetricDifference([9])
print(
  selection.sorted(), selection.map { $0 * 2 }.sorted(), selection.filter { $0 > 5 }, selection.firstIndex(of: 1) == nil
)
print(Set(1...5).filter { $0 % 2 == 0 }.sorted(), (Set(1...3).sorted(by: >)), Set<Int>().isEmpty)
for tag in posts[0].tags.sorted(by: { $0.name < $1.name }) { print(tag) }
