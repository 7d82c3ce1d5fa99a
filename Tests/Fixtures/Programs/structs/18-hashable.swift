struct Route: Hashable, CustomStringConvertible {
  var path: [String]
  var modal = false
  var description: String { path.joined(separator: "/") + (modal ? "!" : "") }
}
struct CaseInsensitive: Hashable {
  let text: String
  static func == (left: Self, right: Self) -> Bool { left.text.lowercased() == right.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
final class Node: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (left: Node, right: Node) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
var visits: [Route: Int] = [:]
for route in [Route(path: ["a"]), Route(path: ["a", "b"]), Route(path: ["a"]), Route(path: ["a"], modal: true)] {
  visits[route, default: 0] += 1
}
for (route, count) in visits.sorted(by: { $0.key.description < $1.key.description }) { print(route, count) }
let tags: Set = [CaseInsensitive(text: "Swift"), CaseInsensitive(text: "swift"), CaseInsensitive(text: "iOS")]
print(tags.count, tags.contains(CaseInsensitive(text: "IOS")), tags.contains(CaseInsensitive(text: "x")))
let one = Node(1)
let nodes: Set<Node> = [one, Node(1), one]
print(nodes.count, nodes.contains(one), nodes.map(\.id))
print(Route(path: []) == Route(path: []), Route(path: ["x"]).hashValue == Route(path: ["x"]).hashValue)
struct Pair<A: Hashable, B: Hashable>: Hashable { let a: A; let b: B }
let names: [Pair<Int, String>: String] = [Pair(a: 1, b: "x"): "first", Pair(a: 1, b: "y"): "second"]
print(names[Pair(a: 1, b: "y")] ?? "-", names[Pair(a: 2, b: "y")] ?? "-")
let mixed: [AnyHashable: Int] = [1: 10, "one": 11, Route(path: ["z"]): 12]
print(mixed[1] ?? 0, mixed["one"] ?? 0, mixed[Route(path: ["z"])] ?? 0, mixed[2.5] ?? 0)
struct Version: Comparable, Hashable {
  let major: Int, minor: Int
  static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9), Version(major: 1, minor: 10)]
print(versions.sorted().map { "\($0.major).\($0.minor)" }, versions.max()!.major, versions[0] >= versions[1])
print(min(versions[1], versions[2]).minor, (versions[1]..<versions[0]).contains(versions[2]))
print(versions.sorted(by: >).first!, Set(versions + versions).count)
