import Foundation
import TestSupport
import Testing

/// The reports of `flowsim run`, and which flows it runs.
@Suite struct RunReportTests {
  let flowsim = BuiltProgram("flowsim")

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes><scene sceneID="s"><objects>
    <viewController id="a" title="Home" sceneMemberID="viewController"/></objects></scene></scenes></document>
    """

  private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    func flow(_ steps: String, _ header: String = "") -> String { "appId: x\n\(header)---\n- launchApp\n\(steps)\n" }
    return try TemporaryFolder(
      [
        "App/Main.storyboard": Self.storyboard,
        "Flows/a.yaml": flow("- assertScreen: Home", "name: Start & stay\ntags: [smoke]\nproperties: {owner: <me>}\n"),
        "Flows/b.yaml": flow("- assertVisible: {text: Nope, optional: true}"),
        "Flows/c.yaml": flow("- assertScreen: Away # 100%"),
        "Flows/d.yaml": flow("- evalScript: ${1}"),
        "Flows/e.yaml": flow("- launchUp"),
      ].merging(more) { $1 })
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> BuiltProgram.Result {
    try flowsim.run(["run", "Flows", "--app", "App"] + arguments, in: folder.path)
  }

  @Test("Several reports at once: each verdict in each format")
  func reports() throws {
    let folder = try folder()
    let result = try run(
      ["--quiet", "--format", "github", "--report", "junit=r.xml", "--report", "tap=r.tap", "--report", "html=r.html"],
      in: folder)
    #expect(result.status == 1)
    let commands = result.text.split(separator: "\n").filter { $0.hasPrefix("::") }.joined(separator: "\n")
    #expect(
      commands == """
        ::warning file=Flows/b.yaml,line=4,col=3,title=b::assertVisible "Nope": warned%0Ano visible element has the \
        text "Nope"%0Ano text is visible%0Ascreens: Home%0Aat App/Main.storyboard:2:1
        ::error file=Flows/c.yaml,line=4,col=3,title=c::assertScreen "Away": failed%0Ano screen of App is called \
        'Away': `flowsim screens` lists them all.%0Ascreens: Home%0Aat App/Main.storyboard:2:1
        ::error file=Flows/d.yaml,line=4,col=3,title=d::evalScript "1": undecided%0AevalScript: flowsim runs no \
        JavaScript; set values under env: or with -e%0Ascreens: Home%0Aat App/Main.storyboard:2:1
        ::error file=Flows/e.yaml,line=4,col=3,title=unreadable::"launchUp" is not a command%0A  did you mean \
        launchApp?
        """)
    #expect(
      try folder.read("r.tap") == """
        TAP version 14
        1..5
        ok 1 - Flows/a.yaml: Start & stay
        ok 2 - Flows/b.yaml: b
          ---
          verdict: "warned"
          at: "Flows/b.yaml:4:3"
          step: "assertVisible \\"Nope\\""
          message: "no visible element has the text \\"Nope\\"\\nno text is visible\\nscreens: Home\\nat App/Main.storyboard:2:1"
          ...
        not ok 3 - Flows/c.yaml: c
          ---
          verdict: "failed"
          at: "Flows/c.yaml:4:3"
          step: "assertScreen \\"Away\\""
          message: "no screen of App is called 'Away': `flowsim screens` lists them all.\\nscreens: Home\\nat \
        App/Main.storyboard:2:1"
          ...
        not ok 4 - Flows/d.yaml: d
          ---
          verdict: "undecided"
          at: "Flows/d.yaml:4:3"
          step: "evalScript \\"1\\""
          message: "evalScript: flowsim runs no JavaScript; set values under env: or with -e\\nscreens: Home\\nat \
        App/Main.storyboard:2:1"
          ...
        not ok 5 - Flows/e.yaml: unreadable
          ---
          verdict: "unreadable"
          message: "Flows/e.yaml:4:3: error: \\"launchUp\\" is not a command\\n  did you mean launchApp?"
          ...

        """)
    #expect(
      try folder.read("r.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="flowsim" tests="5" failures="1" errors="2" skipped="0">
          <testsuite name="Flows" tests="5" failures="1" errors="2" skipped="0">
            <testcase name="Start &amp; stay" classname="Flows" file="Flows/a.yaml">
              <properties>
                <property name="owner" value="&lt;me&gt;"/>
                <property name="tags" value="smoke"/>
              </properties>
              <system-out>✓ launchApp
        ✓ assertScreen &quot;Home&quot;</system-out>
            </testcase>
            <testcase name="b" classname="Flows" file="Flows/b.yaml" line="4">
              <system-out>✓ launchApp
        ! assertVisible &quot;Nope&quot;
            no visible element has the text &quot;Nope&quot;
            no text is visible
            screens: Home
            at App/Main.storyboard:2:1</system-out>
            </testcase>
            <testcase name="c" classname="Flows" file="Flows/c.yaml" line="4">
              <failure type="failed" message="assertScreen &quot;Away&quot;: no screen of App is called 'Away': `flowsim \
        screens` lists them all.">Flows/c.yaml:4:3: assertScreen &quot;Away&quot;
        no screen of App is called 'Away': `flowsim screens` lists them all.
        screens: Home
        at App/Main.storyboard:2:1</failure>
              <system-out>✓ launchApp
        ✗ assertScreen &quot;Away&quot;
            no screen of App is called 'Away': `flowsim screens` lists them all.
            screens: Home
            at App/Main.storyboard:2:1</system-out>
            </testcase>
            <testcase name="d" classname="Flows" file="Flows/d.yaml" line="4">
              <error type="undecided" message="evalScript &quot;1&quot;: evalScript: flowsim runs no JavaScript; set \
        values under env: or with -e">Flows/d.yaml:4:3: evalScript &quot;1&quot;
        evalScript: flowsim runs no JavaScript; set values under env: or with -e
        screens: Home
        at App/Main.storyboard:2:1</error>
              <system-out>✓ launchApp
        ? evalScript &quot;1&quot;
            evalScript: flowsim runs no JavaScript; set values under env: or with -e
            screens: Home
            at App/Main.storyboard:2:1</system-out>
            </testcase>
            <testcase name="e" classname="Flows" file="Flows/e.yaml" line="4">
              <error type="unreadable" message="&quot;launchUp&quot; is not a command">Flows/e.yaml:4:3: error: \
        &quot;launchUp&quot; is not a command
          did you mean launchApp?</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Nothing runs after a failure where that is asked for, in one process as in several", arguments: ["1", "2"])
  func failFast(jobs: String) throws {
    let folder = try folder([
      "Flows/config.yaml": "flows: ['*', '!e.yaml', '!d.yaml']\n", "Flows/f.yaml": "appId: x\n---\n- back\n",
    ])
    let result = try run(["--fail-fast", "--quiet", "--jobs", jobs, "--report", "tap=r.tap"], in: folder)
    #expect(result.text.hasSuffix("4 flows: 1 passed, 1 warned, 1 failed, 1 not run; 6 steps, 6 decided\n"))
    #expect(result.status == 1)
    #expect(
      try folder.read("r.tap").hasSuffix("ok 4 - Flows/f.yaml: f # SKIP not run: the run ended before it\n"))
  }

  @Test("What would run, and which part of it a machine runs")
  func lists() throws {
    let folder = try folder(["Flows/config.yaml": "flows: ['*', '!e.yaml']\n"])
    let list = try run(["--list"], in: folder)
    #expect(
      list.text == """
        Flows/a.yaml: Start & stay  [smoke]
        Flows/b.yaml: b
        Flows/c.yaml: c
        Flows/d.yaml: d
        4 flows

        """)
    #expect(list.status == 0)
    #expect(try run(["--list", "--shard", "2/3"], in: folder).text == "Flows/b.yaml: b\n1 flow\n")
    #expect(try run(["--shard", "5/5"], in: folder).text == "0 flows: 0 passed; 0 steps, 0 decided\n")
    #expect(
      try run(["--dry-run", "--tags", "smoke"], in: folder).text == """
        Flows/a.yaml: Start & stay  [smoke]
          - launchApp  (Flows/a.yaml:6:3)
          - assertScreen "Home"  (Flows/a.yaml:7:3)
        1 flow, 2 steps: nothing was run

        """)
    let dry = try flowsim.run(["run", "Flows", "--app", "None", "--dry-run", "--tags", "smoke"], in: folder.path)
    #expect(dry.errors == "error: None does not exist. Check the path.\n")
    #expect(dry.status == 2)
  }

  @Test(
    "What is asked for wrongly",
    arguments: [
      (
        ["--tags", "smoke and"],
        "--tags smoke and: a tag is missing at its end. Write it as 'smoke and not (slow or wip)'."
      ),
      (["--tags", "slow"], "none of 4 flows has tags that --tags admits."),
      (
        ["--shard", "4/3"],
        "The value '4/3' is invalid for '--shard <number/count>': write it as 2/4, the second of four parts."
      ),
      (
        ["--report", "pdf=x"],
        "The value 'pdf=x' is invalid for '--report <format=file>': write it as junit=flows.xml; the formats are text, "
          + "json, junit, tap, github, html."
      ),
      (["--retry", "11"], "--retry 11: it takes 0 to 10."),
    ])
  func faults(arguments: [String], message: String) throws {
    let result = try run(arguments, in: try folder(["Flows/config.yaml": "flows: ['*', '!e.yaml']\n"]))
    #expect(result.errors.split(separator: "\n").first?.lowercased() == "error: \(message)".lowercased())
    #expect(result.status == 2)
  }

  @Test("A process that dies fails its own flow, at the step that it was at; the others run")
  func death() throws {
    let folder = try folder([
      "Flows/config.yaml": "flows: [a.yaml, g.yaml, h.yaml]\n",
      "Flows/g.yaml": """
      appId: x
      ---
      - launchApp
      - repeat: {times: 19000, commands: [assertScreen: Home]}
      """,
      "Flows/h.yaml": "appId: x\n---\n- launchApp\n",
    ])
    let script = """
      "$FLOWSIM" run Flows --app App --jobs 2 --quiet --report junit=r.xml & parent=$!
      until child=$(pgrep -P $parent -f -- '--share 1/2/0'); do sleep 0.02; done
      until grep -q 'wchar: [0-9][0-9][0-9]' /proc/$child/io; do sleep 0.02; done
      kill -KILL $child
      wait $parent
      """
    let result = try BuiltProgram(path: "/bin/bash").run(
      ["-c", script], in: folder.path, environment: ["FLOWSIM": flowsim.path])
    #expect(
      result.text.contains("      failed: the process that runs the flow was ended by signal 9 (SIGKILL)\n"),
      "\(result.text)")
    #expect(result.text.contains("3 flows: 2 passed, 1 failed; "), "\(result.text)")
    #expect(result.status == 1)
    #expect(try folder.read("r.xml").contains("<testsuite name=\"Flows\" tests=\"3\" failures=\"1\""))
  }

  @Test("What was asked to end reports what had ended by then")
  func interrupted() throws {
    let folder = try folder([
      "Flows/config.yaml": "flows: [a.yaml, h.yaml, z.yaml]\n",
      "Flows/h.yaml": "appId: x\n---\n- launchApp\n",
      "Flows/z.yaml": "appId: x\n---\n- launchApp\n- repeat: {times: 19000, commands: [assertScreen: Home]}\n",
    ])
    let script = """
      "$FLOWSIM" run Flows --app App --jobs 3 --report junit=r.xml > out.txt & parent=$!
      until grep -q 'Flows/h.yaml' out.txt && child=$(pgrep -P $parent -f -- '--share 2/3/0'); do
        sleep 0.02; kill -0 $parent || break
      done
      kill -TERM $parent
      kill -KILL $child
      wait $parent
      """
    let result = try BuiltProgram(path: "/bin/bash").run(
      ["-c", script], in: folder.path, environment: ["FLOWSIM": flowsim.path])
    let text = try folder.read("out.txt")
    // Who is told to end before it is killed says how far it had come.
    #expect(text.firstMatch(of: #/3 flows: 2 passed, 1 (not run|undecided); /#) != nil, "\(text)")
    #expect(result.status == 143)
    let report = try folder.read("r.xml")
    #expect(report.contains("tests=\"3\" failures=\"0\""), "\(report)")
  }

  @Test("A flow that runs is cut at its next step", arguments: ["1", "3"])
  func interruptedFlow(jobs: String) throws {
    let folder = try folder([
      "Flows/config.yaml": "flows: [a.yaml, h.yaml, y.yaml\(jobs == "1" ? ", z.yaml" : "")]\n",
      "Flows/z.yaml": "appId: x\n---\n- launchApp\n",
      "Flows/h.yaml": "appId: x\n---\n- launchApp\n",
      "Flows/y.yaml": """
      appId: x
      ---
      - launchApp
      - assertScreen: Home
      - retry: {maxRetries: 19000, commands: [assertVisible: zzz]}
      """,
    ])
    // The flow that is cut has come to its third step: its process has said so, or the log shows the second.
    let isUnderWay =
      jobs == "1"
      ? "[ $(grep -c assertScreen out.txt) = 2 ]"
      : "child=$(pgrep -P $parent -f -- '--share 2/3/0') && grep -q 'wchar: [0-9][0-9][0-9]' /proc/$child/io"
    let script = """
      "$FLOWSIM" run Flows --app App --jobs \(jobs) --report junit=r.xml > out.txt & parent=$!
      until grep -q 'Flows/h.yaml' out.txt && \(isUnderWay); do sleep 0.05; kill -0 $parent || break; done
      kill -TERM $parent
      wait $parent
      """
    let result = try BuiltProgram(path: "/bin/bash").run(
      ["-c", script], in: folder.path, environment: ["FLOWSIM": flowsim.path])
    #expect(result.status == 143)
    let text = try folder.read("out.txt")
    #expect(text.contains("undecided: the run was interrupted "), "\(text)")
    let counts = jobs == "1" ? "4 flows: 2 passed, 1 undecided, 1 not run;" : "3 flows: 2 passed, 1 undecided;"
    #expect(text.contains(counts), "\(text)")
    #expect(try folder.read("r.xml").contains("tests=\"\(counts.prefix(1))\""))
  }

  @Test("A long step of the app's own code is cut", arguments: ["INT", "TERM"])
  func interruptedCode(signal: String) throws {
    let folder = try folder([
      "Long/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          var words: [String: [String]] = [:]
          while words.count >= 0 { words["number \\(words.count)"] = ["\\(words.count)", "x"] }
          return true
        }
      }
      """,
      "Flows/a.yaml": "appId: x\n---\n- launchApp\n- assertVisible: x\n",
    ])
    let script = """
      "$FLOWSIM" run Flows/a.yaml --app Long --jobs 1 --report junit=r.xml --output out.json > out.txt & parent=$!
      until grep -q 'Flows/a.yaml' out.txt; do sleep 0.05; done
      # Two seconds of the processor: the launch is under way by then.
      until [ $(cut -d ' ' -f 14 /proc/$parent/stat) -gt 200 ]; do sleep 0.05; done
      kill -\(signal) $parent
      wait $parent
      """
    let result = try BuiltProgram(path: "/bin/bash").run(
      ["-c", script], in: folder.path, environment: ["FLOWSIM": flowsim.path])
    #expect(result.status == (signal == "INT" ? 130 : 143))
    let text = try folder.read("out.txt")
    #expect(text.contains("? launchApp"), "\(text)")
    #expect(text.contains("undecided: the run was interrupted in this step"), "\(text)")
    _ = try JSONSerialization.jsonObject(with: Data(try folder.read("out.json").utf8))
    #expect(try folder.read("r.xml").contains("</testsuites>"))
  }

  @Test("An output without a name is refused")
  func outputWithoutName() throws {
    let folder = try folder()
    let result = try flowsim.run(["run", "Flows/a.yaml", "--app", "App", "--output", ""], in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "error: the name of the file to write is empty. Name a file.\n")
  }

  @Test("The format is that of the output's name, and a name that says none is refused")
  func formatOfOutput() throws {
    let folder = try folder()
    #expect(try run(["--output", "r.json"], in: folder).status == 1)
    _ = try JSONSerialization.jsonObject(with: Data(try folder.read("r.json").utf8))
    #expect(try run(["--output", "r.xml"], in: folder).status == 1)
    #expect(try folder.read("r.xml").contains("<testsuite"))
    let refused = try run(["--output", "r.jpg"], in: folder)
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains(
        "--output r.jpg: flows are not reported as jpg; it is one of text, json, tap, html, xml."),
      "\(refused.errors)")
  }

  @Test(
    "What the command line names wrongly is said once",
    arguments: [
      (["--app", "nope"], "error: nope does not exist. Check the path.\n"),
      (["--shard", "5/4"], "write it as 2/4, the second of four parts."),
      (["--report", "foo=x"], "write it as junit=flows.xml; the formats are text, json, junit, tap, github, html."),
      (["--jobs", "-1"], "--jobs -1: at least one process runs the flows."),
    ])
  func wrongOptions(options: [String], message: String) throws {
    let folder = try folder()
    let result = try flowsim.run(["run", "Flows"] + options, in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.components(separatedBy: "nope").count <= 2)
  }
}
