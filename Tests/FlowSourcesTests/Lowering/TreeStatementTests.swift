import FlowModel
import FlowSources
import Testing

/// What the statements of a function become.
@Suite struct TreeStatementTests {
  /// A function's statements in the text of ``TreeText``; the function is a method, whose `self` is in slot 0.
  private func lowered(_ statements: String) -> String {
    let tree = TreeReading.tree(of: Array("class C { func f() { \(statements) } }".utf8), path: "A.swift")
    return TreeText(tree: tree).function(tree.types[0].functions[0])
  }

  @Test(arguments: [
    (
      "a + b * c == d && e || !f ?? g",
      "function f #1 {1+0: ((((a@0 +:plus (b@0 *:times c@0)) ==:equal d@0) && e@0) || ((!:not f@0) ?? g@0))}"
    ),
    (
      "x = y ? a : b ? c : d",
      "function f #1 {1+0: (x@0 = (y@0 ? a@0 : (b@0 ? c@0 : d@0)))}"
    ),
    (
      "try a + await b",
      "async function f #1 {1+0: try((a@0 +:plus await(b@0)))}"
    ),
    (
      "x = try await f() + 1",
      "async function f #1 {1+0: (x@0 = try(await((f@0() +:plus 1))))}"
    ),
    (
      "a as? B ?? c",
      "function f #1 {1+0: ((a@0 as? B) ?? c@0)}"
    ),
    (
      "a is B && c",
      "function f #1 {1+0: ((a@0 is B) && c@0)}"
    ),
    (
      "x += 1; s <<= 2; m !== n; p ~= q",
      "function f #1 {1+0: (x@0 +=:plus 1); (s@0 <<=:shiftLeft 2); (m@0 !==:notIdentical n@0); (p@0 ~=:patternMatch q@0)}"
    ),
    (
      "-5 + -x; ...3; 3...; !a",
      "function f #1 {1+0: ((-:minus 5) +:plus (-:minus x@0)); (...:closedRange 3); (3 ...:closedRange); (!:not a@0)}"
    ),
    (
      "a ? b : c = d; consume x; _ = copy y; (a, _) = b",
      "function f #1 {1+0: ((a@0 ? b@0 : c@0) = d@0); x@0; (discard() = y@0); ((a@0, discard()) = b@0)}"
    ),
  ])
  func operatorsAreFolded(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      "a.b?.c().d![0] = e?.f ?? g!",
      "function f #1 {1+0: (chain(a@0.b?.c().d![0]) = (chain(e@0?.f) ?? g@0!))}"
    ),
    (
      "(a?.b).c",
      "function f #1 {1+0: chain(a@0?.b).c}"
    ),
    (
      "f(1, x: 2) { $0 } y: { $1 + $0 }",
      "function f #1 {1+0: f@0(1, x: 2, trailing {single closure(_ $0@0) #1 {1+0: l0}}, trailing y: {single closure(_ $0@0, _ $1@1) #2 {2+0: (l1 +:plus l0)}})}"
    ),
    (
      "a[1, default: 2] += 3",
      "function f #1 {1+0: (a@0[1, default: 2] +=:plus 3)}"
    ),
    (
      "f(&x); $0; `default`; Self.x; super.f(); { super.g(); h() }",
      "selfBoxed function f #1 {1+0: f@b0(inout(x@b0)); $0; default@b0; Self@b0.x; super@b0.f(); {closure #0 captures self=slot 0 free h {0+0: super@c0.g(); h@c0()}}}"
    ),
  ])
  func chains(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      "Foo<Int>.bar<Baz>(x); T.self; x.0.1",
      "function f #1 {1+0: Foo<Int>@0.bar<Baz>(x@0); T@0.self; x@0.0.1}"
    ),
    (
      "[Int](); [String: [Int]](repeating: 1); [x](); Int?.none; (A, B).self; [[Foo]].self",
      "function f #1 {1+0: typeExpression([Int])(); typeExpression([String: [Int]])(repeating: 1); typeExpression([x])(); typeExpression(Int?).none; typeExpression((A, B)).self; typeExpression([[Foo]]).self}"
    ),
  ])
  func types(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      #"[1, 2]; [:]; ["a": 1]; (); (1, b: 2); (a)"#,
      #"function f #1 {1+0: [1, 2]; dictionary[]; dictionary["a", 1]; (); (1, b: 2); a@0}"#
    ),
    (
      "0xFF; 1_000; 0b101; 0o17; 18446744073709551615; 18446744073709551616; 1.5e3; 0x1p4",
      "function f #1 {1+0: 255; 1000; 5; 15; 18446744073709551615; unread('the number 18446744073709551616' ); 1500.0; 16.0}"
    ),
    (
      ##""a\n\u{41}"; #"\n\#(x)"#; "x\(a)y\(b, c: d)"; "\(1)""##,
      #"function f #1 {1+0: "a\nA"; interpolation("\\n", \(x@0)); interpolation("x", \(a@0), "y", \(b@0, c: d@0)); interpolation(\(1))}"#
    ),
    (
      #"\.a.b; \Foo.x?[0]!.y; \.self"#,
      "function f #1 {1+0: keyPath(- .a.b); keyPath(Foo .x?[0]!.y); keyPath(- .self)}"
    ),
    (
      "#selector(a(_:b:)); #selector(getter: a.b); #keyPath(Foo.a.b); #line; #file; #function",
      #"function f #1 {1+0: selector0(a(_:b:)@0 'a(_:b:)'); selector1(a@0.b 'a.b'); "a.b"; #line=1; #file; #function=f()}"#
    ),
  ])
  func literals(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      "f(_:x:); a.f(_:); .f(x:)",
      "function f #1 {1+0: f(_:x:)@0; a@0.f(_:); .f(x:)}"
    ),
    (
      "let a = 1, b: Int; var c, d: String; let (e, f) = g, _ = h",
      "function f #7 {1+6: binding(l1, 1); binding(l2, Int); binding1(l3, String); binding1(l4, String); binding(tuple(l5, l6), g@0); binding(_, h@0)}"
    ),
    (
      "weak var a = b; unowned let c = d; lazy var e = f + 1; async let g = h()",
      "async function f #5 {1+4: binding5(l1, b@0); binding8(l2, d@0); binding3(l3, {single closure #0 captures self=implicitSelf 0 free f {0+0: (f@c0 +:plus 1)}}); binding16(l4, h@0())}"
    ),
    (
      "let x = 1; do { let x = x + 1; print(x) }; print(x)",
      "function f #3 {1+2: binding(l1, 1); do({2+1: binding(l2, (l1 +:plus 1)); print@0(l2)} [] -); print@0(l1)}"
    ),
  ])
  func names(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      "var n = 0; let f = { n += 1 }; f(); print(n)",
      "function f #3 {1+2: binding1(b1, 0); binding(l2, {single closure #0 captures n=slot 1 {0+0: (c0 +=:plus 1)}}); l2(); print@0(b1)}"
    ),
    (
      "var n = 0; let f = { { n } }",
      "function f #3 {1+2: binding1(b1, 0); binding(l2, {single closure #0 captures n=slot 1 {0+0: {single closure #0 captures n=capture 0 {0+0: c0}}}})}"
    ),
    (
      "let f = { [weak self, x = y, unowned z] in g(x, z, self) }",
      "function f #2 {1+1: binding(l1, {single closure #0 captures weak self=value l0, x=value y@0, unowned z=value z@0 free g {0+0: g@c0(c1, c2, c0)}})}"
    ),
    (
      "let f: (Int) -> Int = { x in x }; let g = { (a: Int, _ b: String...) throws -> Int in a }",
      "function f #3 {1+2: binding(l1, function0(Int -> Int), {single closure(_ x@0) #1 {1+0: l0}}); binding(l2, {throws single closure(_ a@0: Int, _ b@1: String...) -> Int #2 {2+0: l0}})}"
    ),
    (
      "{ $0 + { $0 * $1 }($0, 2) }",
      "function f #1 {1+0: {single closure(_ $0@0) #2 {2+0: (l0 +:plus {single closure(_ $0@0, _ $1@1) #2 {2+0: (l0 *:times l1)}}(l0, 2))}}}"
    ),
    (
      "let h = { [self] in a() }; let i = { self.b(); c() }; let j = { d(); self.e() }",
      "selfBoxed function f #4 {1+3: binding(l1, {single closure #0 captures self=value b0 free a {0+0: a@c0()}}); binding(l2, {closure #0 captures self=slot 0 free c {0+0: c0.b(); c@c0()}}); binding(l3, {closure #0 captures self=slot 0 free d {0+0: d@c0(); c0.e()}})}"
    ),
    (
      "func a() { b() }; func b() { a() }; func c() { d() }; a(); c()",
      "function f #4 {1+3 boxes 1 2: func1 1 function a #0 captures b=slot 2 {0+0: c0()}; func1 2 function b #0 captures a=slot 1 {0+0: c0()}; func 3 function c #0 captures self=implicitSelf 0 free d {0+0: d@c0()}; b1(); l3()}"
    ),
  ])
  func captures(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      "if let self { a() } ; if let x, let y = x.z, case .a(let q)? = y { x(q) } else if b { } else { x }",
      "function f #5 {1+4: if([optionalBinding(l1, l0)] {2+0: a@1()}); if([optionalBinding(l2, x@0), optionalBinding(l3, l2.z), patternCondition(optionalPattern(case .a(l4)), l3)] {5+0: l2(l4)} else if([b@0] {5+0: } else {5+0: x@0}))}"
    ),
    (
      "guard let a = b, a > 1 else { return a }; a()",
      "function f #2 {1+1: guard([optionalBinding(l1, b@0), (l1 >:greater 1)] {2+0: return(a@0)}); l1()}"
    ),
    (
      "guard let self else { return }; f(); { g() }",
      "function f #2 {1+1: guard([optionalBinding(l1, l0)] {2+0: return()}); f@1(); {single closure #0 captures self=implicitSelf 1 free g {0+0: g@c0()}}}"
    ),
    (
      #"let x = if a { 1 } else if b { 2 } else { 3 }; let y = switch z { case 1: "a"; default: throw e }"#,
      #"function f #3 {1+2: binding(l1, ifExpression(if([a@0] {1+0: 1} else if([b@0] {1+0: 2} else {1+0: 3})))); binding(l2, switchExpression(switch(z@0 switchCase(expressionPattern(1) - {2+0: "a"}), switchCase1( {2+0: throw(e@0)}))))}"#
    ),
    (
      "if #available(iOS 15.1, *) { }; guard #unavailable(iOS 14) else { return }",
      "function f #1 {1+0: if([available0(iOS 15.1 * )] {1+0: }); guard([available1(iOS 14)] {1+0: return()})}"
    ),
  ])
  func conditions(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      #"switch x { case .a: break; case .b(let n), .c(n: let n) where n > 1: n; case let (p, q?): p; case (1, _), is Foo, let z as Bar: z; case Foo.bar, foo.baz, "a", nil: 1; @unknown default: 2 }"#,
      #"function f #5 {1+4: switch(x@0 switchCase(case .a - {1+0: break()}), switchCase(case .b(l1) - case .c(n: l1) (l1 >:greater 1) {2+0: l1}), switchCase(tuple(l2, optionalPattern(l3)) - {4+0: l2}), switchCase(tuple(expressionPattern(1), _) - isPattern(Foo) - asPattern(l4, Bar) - {5+0: l4}), switchCase(case Foo.bar - expressionPattern(foo@0.baz) - expressionPattern("a") - expressionPattern(nil) - {5+0: 1}), switchCase2( {5+0: 2}))}"#
    ),
    (
      "outer: for case let (i, x)? in xs where i > 0 { continue outer }; for await z: Int in w { z }",
      "async function f #4 {1+3: for4 'outer'(optionalPattern(tuple(l1, l2)), -, xs@0, (l1 >:greater 0), {3+0: continue 'outer'()} 1+2); for2(l3, Int, w@0, -, {4+0: l3} 3+1)}"
    ),
    (
      "while let a = b { break }; repeat { c } while d",
      "function f #2 {1+1: while([optionalBinding(l1, b@0)] {2+0: break()}); repeat({2+0: c@0}, d@0)}"
    ),
  ])
  func patterns(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      "do throws(E) { try a() } catch let e as Foo where e.x { e } catch is Bar, .baz { 1 } catch { error }",
      "function f #3 {1+2: do({1+0: try(a@0())} [catch(asPattern(l1, Foo) l1.x {2+0: l1} error -1), catch(isPattern(Bar) - case .baz - {2+0: 1} error -1), catch( {3+0: l2} error 2)] E)}"
    ),
    (
      "defer { a() }; throw b; return c",
      "function f #1 {1+0: defer({1+0: a@0()}); throw(b@0); return(c@0)}"
    ),
  ])
  func errors(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }

  @Test(arguments: [
    (
      "/abc/; #foo(1, { x }); a <+> b <+> c; a <+> b",
      "function f #1 {1+0: regularExpression(1); unread('the macro #foo' 1, {single closure #0 captures self=implicitSelf 0 free x {0+0: x@c0}}); unread('which of the operators <+> and <+> binds first is not known here' a@0, b@0, c@0); (a@0 <+>:custom b@0)}"
    )
  ])
  func unread(statements: String, expected: String) {
    #expect(lowered(statements) == expected)
  }
}
