import SeededRandom

/// Breaks flows, the same way for the same seed.
struct FlowMutator {
  /// What is broken.
  static let flows = [
    """
    appId: com.example.app
    name: "Sign in"
    tags: [smoke, 'two']
    env: {USER: "${USER || \\"pat\\"}"}
    flowsim:
      app: ../Examples/SignIn
      expect:
        go on: [{assertScreen: Detail}]
        end: [assertNoIssues]
    onFlowStart:
      - launchApp: {clearState: true}
    ---
    # The way in.
    - tapOn: "Sign in"
    - tapOn: {text: Next, label: go on}
    - assertStack: [Start, Detail]
    - runFlow: sub.yaml
    """,
    """
    appId: x
    ---
    - &step
      tapOn:
        id: "a.*"
        below: {text: 'it''s'}
        containsDescendants:
          - One
          - id: two
    - *step
    - inputText: >-
        folded
        text
    - repeat:
        times: 3
        while: {notVisible: "End"}
        commands:
          - back
          - swipe: {direction: up}
    """,
    """
    url: https://example.com
    ---
    - runFlow:
        when:
          platform: iOS
          true: ${A == 1}
        env:
          A: 1
        commands:
          - assertAlert: {title: "Sure?", buttons: [Yes, No]}
    - assertLifecycle:
        screen: Detail
        events: [viewDidLoad, viewWillAppear]
        exact: true
    - selectTab: 1
    - extendedWaitUntil: {visible: Done, timeout: 5000}
    """,
  ]

  private static let tokens =
    [
      "[", "]", "{", "}", ": ", "- ", "? ", "\n", "\n\n", "  ", "\t", "#", "'", "\"", "|", ">", "&a ", "*a", "!t ", "%",
      "---\n", "...\n", "~", "null", "\\", "${", "${A}", "<<: *a\n", ",", "@", "`", "\u{0}", "\u{FEFF}", "é", "😀", "\r",
      "\u{2028}", "tapOn", "tapOn: ", "runFlow: flow.yaml\n", "commands:\n", "99999999999999999999", "1e400", "true",
    ].map { Array($0.utf8) }

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// One of the flows with one to six things broken in it.
  mutating func flow() -> [UInt8] {
    var text = Array(Self.flows[generator.number(below: Self.flows.count)].utf8)
    for _ in 0...generator.number(below: 6) { mutate(&text) }
    return text
  }

  private mutating func mutate(_ text: inout [UInt8]) {
    let place = generator.number(below: text.count + 1)
    let end = min(text.count, place + generator.number(below: 12))
    switch generator.number(below: 8) {
    case 0, 1, 2: text.insert(contentsOf: Self.tokens[generator.number(below: Self.tokens.count)], at: place)
    case 3: text.removeSubrange(place..<end)
    case 4: text.insert(contentsOf: text[place..<end], at: generator.number(below: text.count + 1))
    case 5: text.removeSubrange(place...)
    case 6: if place < text.count { text[place] = UInt8(generator.number(below: 256)) }
    default:
      let token = Self.tokens[generator.number(below: Self.tokens.count)]
      for _ in 0..<generator.number(below: 300) { text.insert(contentsOf: token, at: place) }
    }
  }
}
