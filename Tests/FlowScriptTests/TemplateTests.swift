import Testing

@testable import FlowScript

@Suite struct TemplateTests {
  @Test func textWithoutExpressionsIsItself() {
    #expect(Template("Sign in").segments == [.text("Sign in")])
    #expect(Template("Sign in").literal == "Sign in")
    #expect(Template("").segments.isEmpty)
    #expect(Template("").literal == "")
  }

  @Test func expressionsAreCutOut() {
    #expect(Template("Hello ${NAME}!").segments == [.text("Hello "), .expression("NAME"), .text("!")])
    #expect(Template("${A}${B}").segments == [.expression("A"), .expression("B")])
    #expect(Template("${A}").literal == nil)
  }

  @Test func anEscapedDollarStays() {
    #expect(Template(#"\${NAME} and ${NAME}"#).segments == [.text("${NAME} and "), .expression("NAME")])
  }

  @Test func bracesInsideAnExpressionBelongToIt() {
    #expect(Template(#"${"}"} end"#).segments == [.expression(#""}""#), .text(" end")])
    #expect(Template("${f({a: 1})}").segments == [.expression("f({a: 1})")])
    #expect(Template("${it's} }").segments == [.expression("it's"), .text(" }")])
  }

  @Test func anOpenBraceWithoutItsEndIsText() {
    #expect(Template("${NAME").segments == [.text("${NAME")])
    #expect(Template("5$ {a}").segments == [.text("5$ {a}")])
  }
}
