import ProgramRunner
import Testing

/// Initialisers that may give nil, held against what swiftc prints.
struct FailableInitialiserTests {
  /// `map(Doc.init)` makes Optionals.
  @Test func oneOfAClassIsAFunctionOfOptionals() {
    let program = InterpretedProgram(
      source: #"""
        class Doc { let t: String; init?(_ t: String) { if t.isEmpty { return nil }; self.t = t } }
        class Sub: Doc {}
        class Two { let t: String; init?(_ t: String) { if t.isEmpty { return nil }; self.t = t }; init?(n: Int) { if n == 0 { return nil }; t = "\(n)" } }
        class Sure { let t: String; init(_ t: String) { self.t = t } }
        let docs = ["a", ""].map(Doc.init)
        print(docs.compactMap { $0 }.count, docs.filter { $0 == nil }.count)
        func apply(_ s: String, _ f: (String) -> Doc?) -> Doc? { f(s) }
        print(apply("", Doc.init) == nil, apply("a", Doc.init)!.t)
        print(["k": ""].mapValues(Doc.init).filter { $0.value == nil }.count)
        for d in ["", "b"].map(Sub.init) { print(d?.t ?? "none") }
        print(["a", ""].map(Two.init).compactMap { $0 }.count, ["a"].map(Sure.init).map { $0.t })
        print(["a", ""].compactMap(Doc.init).count, Optional("").flatMap(Doc.init) == nil)
        print(["a", ""].lazy.map(Doc.init).filter { $0 != nil }.count)
        let make = Doc.init
        print(make("") == nil)
        docs.forEach { print($0?.t ?? "-") }
        print(docs.reduce(0) { $0 + ($1 == nil ? 0 : 1) })
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        1 1
        true a
        1
        none
        b
        1 ["a"]
        1 true
        1
        true
        a
        -
        1

        """#)
  }
}
