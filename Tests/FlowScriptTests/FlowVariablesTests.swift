import Testing

@testable import FlowScript

@Suite struct FlowVariablesTests {
  private var variables: FlowVariables {
    var variables = FlowVariables(["USER": "pat", "EMPTY": "", "COUNT": "3", "NO": "false"])
    variables["output.total"] = .number(12)
    return variables
  }

  @Test(arguments: [
    ("Hello ${USER}!", "Hello pat!"), ("${ USER }", "pat"), ("${}x", "x"), (#"\${USER}"#, "${USER}"),
    ("${maestro.platform}", "ios"), ("${output.total}", "12"), ("${'a'}${\"b\\n\"}", "ab\n"), ("${1.5}", "1.5"),
    ("${2}", "2"), ("${true}", "true"), ("${null}", "null"), ("${MISSING || 'none'}", "none"),
    ("${USER || 'none'}", "pat"), ("${EMPTY || USER}", "pat"), ("${USER && COUNT}", "3"), ("${!USER}", "false"),
    ("${!!USER}", "true"), ("${!MISSING}", "true"), ("${COUNT == 3}", "true"), ("${COUNT === 3}", "false"),
    ("${COUNT != 4}", "true"), ("${USER !== 'pat'}", "false"), ("${MISSING == null}", "true"),
    ("${MISSING === null}", "false"), ("${true == 1}", "true"), ("${(USER == 'x' || COUNT == 3) && !NO}", "false"),
    ("${maestro.platform == 'ios' && USER == \"pat\"}", "true"), ("${'' == 0}", "true"),
  ])
  func text(template: String, text: String) throws {
    #expect(try variables.text(of: Template(template)) == text)
  }

  @Test(arguments: [
    ("${USR}", "${USR} has no value; did you mean ${USER}?"),
    ("${PASSWORD}", "${PASSWORD} has no value; set it under env: in the header or with -e PASSWORD=VALUE"),
    (
      "${http.get(URL)}",
      "${http.get(URL)} needs JavaScript, which flowsim does not run, at \"(\"; it evaluates names, literals, == != && || ! and brackets"
    ),
    (
      "${1 + 2}",
      "${1 + 2} needs JavaScript, which flowsim does not run, at \"+\"; it evaluates names, literals, == != && || ! and brackets"
    ),
    (
      "${USER ==}",
      "${USER ==} needs JavaScript, which flowsim does not run, at its end; it evaluates names, literals, == != && || ! and brackets"
    ),
    (
      "${'open}",
      "${'open} needs JavaScript, which flowsim does not run, at \"'\"; it evaluates names, literals, == != && || ! and brackets"
    ),
  ])
  func faults(template: String, fault: String) {
    #expect {
      try variables.text(of: Template(template))
    } throws: { error in
      "\(error)" == fault
    }
  }

  @Test func manyBracketsAreRefused() {
    let expression = String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
    #expect(throws: ExpressionError.self) { try variables.text(of: Template("${\(expression)}")) }
  }

  @Test(arguments: [
    ("${true}", true), ("${false}", false), ("False", false), ("0", false), ("0.0", false), ("1", true), ("", false),
    (" ", false), ("null", false), ("${MISSING}", false), ("${EMPTY}", false), ("${USER}", true), ("no", true),
    ("${COUNT == 3}", true),
  ])
  func truth(template: String, isTrue: Bool) throws {
    #expect(try variables.isTrue(Template(template)) == isTrue)
  }

  @Test func laterDefinitionsWinAndSeeEarlierOnes() throws {
    var variables = variables
    try variables.define([
      Variable(name: "USER", value: #"${USER || "default"}"#), Variable(name: "OTHER", value: #"${NEW || "default"}"#),
      Variable(name: "COUNT", value: "4"), Variable(name: "BEFORE", value: "${COUNT}"),
    ])
    #expect(try variables.text(of: "${USER} ${OTHER} ${COUNT} ${BEFORE}") == "pat default 4 3")
  }

  @Test func aCopyIsAScope() throws {
    let outer = variables
    var inner = outer
    try inner.define([Variable(name: "USER", value: "sam")])
    #expect(try inner.text(of: "${USER}") == "sam")
    #expect(try outer.text(of: "${USER}") == "pat")
  }
}
