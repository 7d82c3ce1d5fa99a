// An initialiser of several arguments goes where a function of a pair is wanted.
struct Seed: CustomStringConvertible {
  let kind: String
  let depth: Int
  var description: String { "\(kind)@\(depth)" }
}
struct Bed {
  let name: String
  init(number: Int, seed: String) { name = "\(number): \(seed)" }
}
let seeds = zip(["pea", "leek"], [3, 1]).map(Seed.init)
print(seeds)
print(["carrot", "onion"].enumerated().map(Bed.init).map(\.name))
print([("beet", 2)].map(Seed.init(kind:depth:)))
