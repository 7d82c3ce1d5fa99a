// A small layout language: builders in generic containers, modifiers, environment by closures, conditional content types.
protocol Node { func render(_ depth: Int) -> [String] }
struct Text: Node {
  var s: String; init(_ s: String) { self.s = s };
  func render(_ d: Int) -> [String] { [String(repeating: " ", count: d) + s] }
}
struct Group: Node { var all: [any Node]; func render(_ d: Int) -> [String] { all.flatMap { $0.render(d) } } }
struct Stack<Content: Node>: Node {
  let title: String; let content: Content;
  init(_ t: String, @NodeBuilder _ c: () -> Content) { title = t; content = c() };
  func render(_ d: Int) -> [String] { Text(title + ":").render(d) + content.render(d + 1) }
}
struct Either<A: Node, B: Node>: Node {
  enum Side { case a(A), b(B) }; let side: Side;
  func render(_ d: Int) -> [String] {
    switch side {
    case .a(let a): a.render(d);
    case .b(let b): b.render(d)
    }
  }
}
struct Modified<N: Node>: Node {
  let n: N; let f: (String) -> String; func render(_ d: Int) -> [String] { n.render(d).map(f) }
}
extension Optional: Node where Wrapped: Node { func render(_ d: Int) -> [String] { self?.render(d) ?? [] } }
extension Node {
  func modified(_ f: @escaping (String) -> String) -> Modified<Self> { Modified(n: self, f: f) };
  func uppercased() -> some Node { modified { $0.uppercased() } }
}
@resultBuilder enum NodeBuilder {
  static func buildBlock() -> Group { Group(all: []) }
  static func buildBlock<A: Node>(_ a: A) -> A { a }
  static func buildBlock(_ all: any Node...) -> Group { Group(all: all) }
  static func buildIf<A: Node>(_ a: A?) -> A? { a }
  static func buildEither<A: Node, B: Node>(first: A) -> Either<A, B> { Either(side: .a(first)) }
  static func buildEither<A: Node, B: Node>(second: B) -> Either<A, B> { Either(side: .b(second)) }
  static func buildArray(_ all: [any Node]) -> Group { Group(all: all) }
  static func buildExpression(_ s: String) -> Text { Text(s) }
  static func buildExpression<N: Node>(_ n: N) -> N { n }
}
struct Page {
  var isOn = true; var names = ["x", "y"]
  @NodeBuilder var body: some Node {
    Stack("page") {
      "title"; if isOn { Text("on").uppercased() } else { Stack("off") { "nothing" } };
      for n in names { Text("item \(n)") }; if names.count > 5 { "many" }
    }.modified { "|" + $0 }
  }
}
print(Page().body.render(0).joined(separator: "\n")); print(Page(isOn: false, names: []).body.render(0));
print(Stack("empty") {}.render(0))
func build(@NodeBuilder _ f: (Int) -> some Node) -> [String] { f(3).render(0) };
print(
  build { n in
    if n > 2 { "big \(n)" }; "end"
  })
