// What Swift writes of cases whose payload is a tuple.
enum Reply {
  case pair((first: Int, second: Double)), two(Int, String), one(Int), labelled(x: Int), nested((Int, (Int, Int)))
  case maybe(Int?), nothing(Void), list([Int]), labelledPair(x: (Int, Int))
}
print(Reply.pair((1, 2)), Reply.two(1, "a"), Reply.one(1), Reply.labelled(x: 1), Reply.nested((1, (2, 3))))
print(Reply.maybe(3), Reply.maybe(nil), Reply.nothing(()), Reply.list([1]), Reply.labelledPair(x: (1, 2)))
print("\(Reply.pair((1, 2)))", String(reflecting: Reply.two(1, "a")), [Reply.pair((3, 4))])
print(Result<(Int, Int), Error>.success((1, 2)), Result<Void, Error>.success(()), Result<Int, Error>.success(1))
