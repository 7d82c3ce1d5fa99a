import Testing

@testable import FlowScript

/// What is said of faulty commands, and where. The commands begin on line 3.
@Suite struct CommandFaultTests {
  @Test(arguments: [
    (
      "- invalidCommand\n",
      "flow.yaml:3:3: error: \"invalidCommand\" is not a command\n  Documentation/Flows.md lists all commands"
    ),
    ("- tapon: A\n", "flow.yaml:3:3: error: \"tapon\" is not a command\n  did you mean tapOn?"),
    ("- assertscreen\n", "flow.yaml:3:3: error: \"assertscreen\" is not a command\n  did you mean assertScreen?"),
    (
      "- hide keyboard: {}\n", "flow.yaml:3:3: error: \"hide keyboard\" is not a command\n  did you mean hideKeyboard?"
    ),
    (
      "- tapOn\n",
      "flow.yaml:3:3: error: the command tapOn needs options\n  write \"- tapOn: …\" (text) or a map with text, id, index, enabled, selected, checked"
    ),
    ("- repeat\n", "flow.yaml:3:3: error: the command repeat needs options\n  write a map with times, while, commands"),
    (
      "- launchApp:\n",
      "flow.yaml:3:13: error: nothing follows the colon of launchApp\n  write \"- launchApp\" without the colon, or give it options"
    ),
    (
      "- tapOn: ~\n",
      "flow.yaml:3:11: error: nothing follows the colon of tapOn\n  give it options, or remove the command"
    ),
    (
      "- tapOn: A\n  inputText: B\n",
      "flow.yaml:4:3: error: \"inputText\" stands beside tapOn\n  begin inputText on its own line with a dash"
    ),
    (
      "- tapOn: A\n  optional: true\n",
      "flow.yaml:4:3: error: \"optional\" stands beside tapOn\n  indent optional below tapOn, as one of its options"
    ),
    (
      "- [tapOn, A]\n",
      "flow.yaml:3:4: error: a command is a name, or a name with options, not a list\n  write each command on a line of its own: \"- tapOn: Sign in\""
    ),
    ("- {}\n", "flow.yaml:3:4: error: a command needs a name\n  write \"- tapOn: Sign in\", for example"),
    ("-\n- back\n", "flow.yaml:3:2: error: a dash stands without a command\n  remove it, or write a command"),
  ])
  func forms(commands: String, faults: String) throws {
    #expect(try FlowFixture.commandFaults(commands) == faults)
  }

  @Test(arguments: [
    (
      "- launchApp:\n    invalidOption: true\n- back\n",
      "flow.yaml:4:5: error: launchApp has no option \"invalidOption\"\n  launchApp takes appId, clearState, clearKeychain, stopApp, permissions, arguments, label, optional"
    ),
    (
      "- launchApp:\n    clearstate: true\n",
      "flow.yaml:4:5: error: launchApp has no option \"clearstate\"\n  did you mean clearState?"
    ),
    ("- tapOn: {text: A, idd: 'it''s'}\n", "flow.yaml:3:20: error: tapOn has no option \"idd\"\n  did you mean id?"),
    ("- tapOn:\n    below: {txt: A}\n", "flow.yaml:4:13: error: below has no option \"txt\"\n  did you mean text?"),
    (
      "- tapOn:\n    txet: >\n      folded\n      text\n- back\n",
      "flow.yaml:4:5: error: tapOn has no option \"txet\"\n  did you mean text?"
    ),
    ("- tapOn:\n    txet:\n      - A\n", "flow.yaml:4:5: error: tapOn has no option \"txet\"\n  did you mean text?"),
    (
      "- back: now\n",
      "flow.yaml:3:9: error: back takes a map of options, not \"now\"\n  its options are label, optional"
    ),
    ("- launchApp: {clearState: maybe}\n", "flow.yaml:3:27: error: clearState must be true or false, not \"maybe\""),
    ("- eraseText: some\n", "flow.yaml:3:14: error: eraseText must be a whole number, not \"some\""),
    ("- tapOn: [A]\n", "flow.yaml:3:10: error: tapOn must be a single value, not a list"),
    (
      "- tapOn: {below: [A]}\n",
      "flow.yaml:3:18: error: below must be the text of an element or a map that selects one, not a list"
    ),
    ("- runFlow: {when: A, commands: [back]}\n", "flow.yaml:3:19: error: when must be a map of conditions, not \"A\""),
    (
      "- runFlow: {when: {platform: ioss}, commands: [back]}\n",
      "flow.yaml:3:30: error: platform must be one of iOS, Android, Web, not \"ioss\"\n  did you mean iOS?"
    ),
    (
      "- runFlow: {env: {A: }, commands: [back]}\n",
      "flow.yaml:3:19: error: A in env has no value\n  write A: \"\" for empty text"
    ),
    (
      "- runFlow: {env: [A], commands: [back]}\n",
      "flow.yaml:3:18: error: env must be a map of names and values, not a list"
    ),
    (
      "- repeat: {times: 2, commands: back}\n",
      "flow.yaml:3:32: error: commands must be a list of commands, not \"back\""
    ),
    ("- assertSafeArea: {top: nan}\n", "flow.yaml:3:25: error: top must be a number of points, not \"nan\""),
    ("- assertSafeArea: {left: -.inf}\n", "flow.yaml:3:26: error: left must be a number of points, not \"-.inf\""),
    (
      "- repeat: {times: 1e300, commands: [back]}\n",
      "flow.yaml:3:19: error: times must be a whole number from 0, not \"1e300\""
    ),
    (
      "- retry: {maxRetries: -1, commands: [back]}\n",
      "flow.yaml:3:23: error: maxRetries must be a whole number from 0, not \"-1\""
    ),
    ("- tapOn: {text: A, index: inf}\n", "flow.yaml:3:27: error: index must be a whole number, not \"inf\""),
    (
      "- extendedWaitUntil: {visible: A, timeout: 99999999999999999999}\n",
      "flow.yaml:3:44: error: timeout must be a whole number from 0, not \"99999999999999999999\""
    ),
    (
      "- waitForAnimationToEnd: {timeout: nan}\n",
      "flow.yaml:3:36: error: timeout must be a whole number from 0, not \"nan\""
    ),
    (
      "- scrollUntilVisible: {element: A, speed: -1}\n",
      "flow.yaml:3:43: error: speed must be a whole number from 0, not \"-1\""
    ),
    (
      "- swipe: {direction: UP, duration: -1}\n",
      "flow.yaml:3:36: error: duration must be a whole number from 0, not \"-1\""
    ),
    ("- eraseText: -1\n", "flow.yaml:3:14: error: eraseText must be a whole number from 0, not \"-1\""),
    (
      "- setLocation: {latitude: nan, longitude: 1}\n",
      "flow.yaml:3:27: error: latitude must be a number from -180 to 180, not \"nan\""
    ),
    ("- travel: {points: [], speed: inf}\n", "flow.yaml:3:31: error: speed must be a number from 0, not \"inf\""),
    (
      "- tapOn: {point: 'nan,nan'}\n",
      "flow.yaml:3:18: error: point must be a point, such as 100,200 or 50%,20%, not \"nan,nan\""
    ),
    ("- assertStack: Detail\n", "flow.yaml:3:16: error: assertStack must be a list, not \"Detail\""),
    ("- assertStack: [A, [B]]\n", "flow.yaml:3:20: error: each of assertStack must be a single value, not a list"),
  ])
  func options(commands: String, faults: String) throws {
    #expect(try FlowFixture.commandFaults(commands) == faults)
  }

  @Test(arguments: [
    ("- repeat: {times: 2}\n", "repeat needs the option commands"),
    ("- repeat: {commands: [back]}\n", "repeat has no end\n  give it times, while or both"),
    ("- runFlow: {label: x}\n", "runFlow needs a file or commands"),
    ("- runFlow: {file: a.yaml, commands: [back]}\n", "runFlow has a file and commands\n  keep one of them"),
    ("- runFlow: none.yaml\n", "the file \"none.yaml\" does not exist\n  looked for none.yaml"),
    ("- runFlow: flw.yaml\n", "the file \"flw.yaml\" does not exist\n  did you mean flow.yaml?"),
    ("- runFlow: ./flow.yaml\n", "the flow runs itself\n  name another file, or use repeat"),
    ("- runFlow: ../\n", "\"../\" is a folder, not a file"),
    ("- tapOn: {label: x}\n", "tapOn does not say which element\n  give it text or id"),
    ("- tapOn: {text: A, traits: round}\n", "\"round\" is no trait\n  the traits are text, square, long-text"),
    ("- extendedWaitUntil: {timeout: 5}\n", "extendedWaitUntil needs visible or notVisible"),
    ("- inputText: {label: x}\n", "inputText needs the option text"),
    ("- unwind: {from: A}\n", "unwind needs an action or an identifier"),
    ("- selectTab: {label: x}\n", "selectTab needs a title or an index"),
    ("- assertTab: {title: A, index: 1}\n", "assertTab has a title and an index\n  keep one of them"),
    (
      "- assertLifecycle: []\n",
      "assertLifecycle has no events\n  name some, or write exact: true to say that nothing happened"
    ),
    ("- assertParent: {screen: A}\n", "assertParent needs the option parent"),
    ("- pressKey: Entr\n", "\"Entr\" is no key\n  did you mean Enter?"),
    ("- addMedia: [a.png]\n", "the media file \"a.png\" does not exist\n  looked for a.png"),
    ("- travel: {points: [\"1,2\", \"north\"]}\n", "\"north\" is no place\n  write latitude,longitude: \"48.2,16.4\""),
    ("- travel: {points: [\"nan,2\"]}\n", "\"nan,2\" is no place\n  write latitude,longitude: \"48.2,16.4\""),
    ("- copyTextFrom: {label: x}\n", "copyTextFrom does not say which element\n  give it text or id"),
  ])
  func wholeCommandsAreBlamedWhereTheyBegin(commands: String, fault: String) throws {
    #expect(try FlowFixture.commandFaults(commands) == "flow.yaml:3:3: error: " + fault)
  }

  @Test(arguments: [
    (
      "- swipe:\n    direction: diagonal\n",
      "4:16: error: a swipe cannot go \"diagonal\"\n  a direction is up, down, left or right"
    ),
    (
      "- swipe:\n    direction: dwn\n\n# next\n- back\n", "4:16: error: a swipe cannot go \"dwn\"\n  did you mean down?"
    ),
    (
      "- swipe: {direction: up, start: 1,2, end: 3,4}\n",
      "3:35: error: swipe has no option \"2\"\n  swipe takes direction, start, end, from, duration, waitToSettleTimeoutMs, label, optional"
    ),
    (
      "- swipe: {direction: up, start: \"1,2\"}\n",
      "3:3: error: swipe has a direction and coordinates\n  keep the direction, or start and end"
    ),
    (
      "- swipe: {duration: 1}\n",
      "3:3: error: swipe says neither where to nor from where\n  give it a direction, or start and end"
    ),
    ("- swipe: {start: \"1,2\"}\n", "3:3: error: swipe has only one end\n  give it start and end"),
    (
      "- swipe: {start: \"50%,101%\", end: \"1%,2%\"}\n",
      "3:18: error: \"50%,101%\" is no point\n  write 100,200 for points or 50%,20% for parts"
    ),
    (
      "- assertStatusBar: {label: bar}\n",
      "3:3: error: assertStatusBar expects nothing\n  give it style, hidden or owner"
    ),
    (
      "- setOrientation: sideways\n",
      "3:19: error: \"sideways\" is no orientation\n  an orientation is portrait, landscapeLeft, landscapeRight, upsideDown"
    ),
    ("- setDarkMode: off\n", "3:16: error: setDarkMode must be one of enabled, disabled, not \"off\""),
  ])
  func deviceCommandsAreCheckedToo(commands: String, fault: String) throws {
    #expect(try FlowFixture.commandFaults(commands) == "flow.yaml:" + fault)
  }

  @Test func everyFaultOfAFileIsReported() throws {
    #expect(
      try FlowFixture.commandFaults("- nonsense\n- back\n- repeat:\n    times: 2\n    commands:\n      - tapOn\n")
        == """
        flow.yaml:3:3: error: "nonsense" is not a command
          Documentation/Flows.md lists all commands
        flow.yaml:8:9: error: the command tapOn needs options
          write "- tapOn: …" (text) or a map with text, id, index, enabled, selected, checked
        """)
  }
}
