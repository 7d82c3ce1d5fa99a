// Of two functions the one that names a type is meant, whatever the other one's generic parameter is bound to.
protocol Named { var name: String { get } }
class Plant: Named {
  var name: String { "plant" }
}
class Tree: Plant {
  override var name: String { "tree" }
}

func caption(_ text: String) -> String { "text \(text)" }
func caption<T: CustomStringConvertible>(_ value: T) -> String { "value \(value)" }

func sum(_ number: Int) -> String { "Int \(number)" }
func sum<T: Numeric>(_ number: T) -> String { "Numeric \(number)" }

func show(_ named: any Named) -> String { "any \(named.name)" }
func show<N: Named>(_ named: N) -> String { "some \(named.name)" }

func grow(_ plant: Plant) -> String { "Plant \(plant.name)" }
func grow<P: Plant>(_ plant: P) -> String { "P \(plant.name)" }

func count<T>(_ list: [T]) -> String { "list of \(list.count)" }
func count<C: Collection>(_ all: C) -> String { "collection of \(all.count)" }
func count(_ text: String) -> String { "letters \(text.count)" }

func half(_ number: Int?) -> String { "Int? \(number ?? 0)" }
func half(_ number: Double) -> String { "Double \(number)" }

func all(_ items: [Any]) -> String { "Any \(items.count)" }
func all<T>(_ items: [T]) -> String { "T \(items.count)" }

struct Badge {
  let label: String
  init(_ text: String) { label = "text \(text)" }
  init<T: CustomStringConvertible>(_ value: T) { label = "value \(value)" }
  func fits(_ width: Int) -> String { "Int" }
  func fits<W: BinaryInteger>(_ width: W) -> String { "BinaryInteger" }
  static func of(_ plant: Plant) -> String { "Plant" }
  static func of<T>(_ value: T) -> String { "T" }
}

print(caption("a"), caption(1), caption(2.5))
print(sum(1), sum(1.5), sum(UInt8(3)))
print(show(Plant()), show(Tree()))
print(grow(Plant()), grow(Tree()))
print(count([1, 2]), count("abc"), count(Set([1])), count("abc".dropFirst()))
print(half(1), half(1.5), half(nil))
print(all([1]), all(["a", 1] as [Any]))
print(Badge("x").label, Badge(3).label, Badge("y").fits(1), Badge("y").fits(UInt(1)))
print(Badge.of(Tree()), Badge.of(1))
