import Testing

@testable import FlowScript

/// Commands → typed steps.
@Suite struct CommandReadingTests {
  private func commands(_ text: String) throws -> [Command] { try FlowFixture.steps(text).map(\.command) }

  @Test func namesAlone() throws {
    #expect(
      try commands("- launchApp\n- stopApp\n- killApp\n- back\n- eraseText\n- hideKeyboard\n- hide keyboard\n") == [
        .launchApp(LaunchApp()), .stopApp(appId: nil), .killApp(appId: nil), .back, .eraseText(characters: nil),
        .hideKeyboard, .hideKeyboard,
      ])
  }

  @Test func launchApp() throws {
    #expect(
      try commands(
        """
        - launchApp: com.example.other
        - launchApp:
            appId: ${APP}
            clearState: true
            clearKeychain: "true"
            stopApp: false
            permissions: {all: deny, camera: allow}
            arguments:
              isUITest: true
              count: 3
        - launchApp: {url: "https://example.com", launchArguments: {a: b}, label: start}
        """) == [
          .launchApp(LaunchApp(appId: "com.example.other")),
          .launchApp(
            LaunchApp(
              appId: "${APP}", clearState: true, clearKeychain: true, stopApp: false,
              permissions: [Variable(name: "all", value: "deny"), Variable(name: "camera", value: "allow")],
              arguments: [Variable(name: "isUITest", value: "true"), Variable(name: "count", value: "3")])),
          .launchApp(LaunchApp(appId: "https://example.com", arguments: [Variable(name: "a", value: "b")])),
        ])
  }

  @Test func links() throws {
    #expect(
      try commands("- openLink: shop://${ID}\n- openLink: {link: \"https://example.com\", browser: true}\n") == [
        .openLink("shop://${ID}"), .openLink("https://example.com"),
      ])
  }

  @Test func gestures() throws {
    #expect(
      try commands(
        """
        - tapOn: Sign in
        - tapOn: 5
        - tapOn: {id: "button", repeat: 3, delay: 50, retryTapIfNoChange: true, waitToSettleTimeoutMs: 500}
        - tapOn: {text: A, repeat: 0, delay: -1}
        - doubleTapOn: {text: Photo, point: "50%,50%"}
        - longPressOn: {point: "10,20", waitUntilVisible: true}
        """) == [
          .tap(Tap(on: ElementSelector(text: "Sign in"))),
          .tap(Tap(on: ElementSelector(text: "5"))),
          .tap(
            Tap(
              on: ElementSelector(id: "button"), count: 3, delay: 50, retryTapIfNoChange: true,
              waitToSettleTimeoutMs: 500)),
          .tap(Tap(on: ElementSelector(text: "A"))),
          .tap(Tap(.doubleTapOn, on: ElementSelector(text: "Photo", point: "50%,50%"), count: 2)),
          .tap(Tap(.longPressOn, on: ElementSelector(point: "10,20"), waitUntilVisible: true)),
        ])
  }

  @Test func selectors() throws {
    #expect(
      try commands(
        """
        - assertVisible:
            text: Save
            id: save.*
            index: -1
            enabled: true
            selected: false
            checked: false
            focused: true
            width: 100
            height: 50
            tolerance: 5
            traits: text LONG_TEXT
            css: button
            below: Title
            above: {id: footer}
            leftOf: A
            rightOf: B
            childOf: {text: C, index: 1}
            containsChild: D
            containsDescendants:
              - E
              - id: f
        """) == [
          .assertVisible(
            ElementSelector(
              text: "Save", id: "save.*", index: "-1", enabled: true, selected: false, checked: false, focused: true,
              size: .init(width: 100, height: 50, tolerance: 5), traits: [.text, .longText],
              relations: [
                .below(ElementSelector(text: "Title")), .above(ElementSelector(id: "footer")),
                .leftOf(ElementSelector(text: "A")), .rightOf(ElementSelector(text: "B")),
                .childOf(ElementSelector(text: "C", index: "1")), .containsChild(ElementSelector(text: "D")),
                .containsDescendants([ElementSelector(text: "E"), ElementSelector(id: "f")]),
              ], css: "button"))
        ])
  }

  @Test func waitingAndTyping() throws {
    #expect(
      try commands(
        """
        - assertNotVisible: Error
        - assertTrue: ${A == B}
        - assertTrue: {condition: true}
        - inputText: 42
        - inputText: {text: "${NAME}"}
        - eraseText: 7
        - extendedWaitUntil: {visible: Done, notVisible: {id: spinner}, timeout: 2000}
        - action: back
        - action: scroll
        """) == [
          .assertNotVisible(ElementSelector(text: "Error")), .assertTrue("${A == B}"), .assertTrue("true"),
          .inputText("42"), .inputText("${NAME}"), .eraseText(characters: 7),
          .extendedWaitUntil(
            ExtendedWait(
              visible: ElementSelector(text: "Done"), notVisible: ElementSelector(id: "spinner"), timeout: "2000")),
          .back,
          .device(
            DeviceCommand(name: "scroll", support: .accepted(note: "how far it goes is not known"))),
        ])
  }

  @Test func blocks() throws {
    let steps = try FlowFixture.steps(
      """
      - runFlow:
          when: {platform: ios, visible: A, notVisible: {id: b}, true: "${C}", label: why}
          env: {USER: pat}
          commands:
            - back
      - repeat:
          times: 3
          while: {notVisible: End}
          commands: [back]
      - retry:
          maxRetries: ${N}
          commands: [{tapOn: Again}]
      """)
    guard case .runFlow(let runFlow) = steps[0].command, case .repeat(let repetition) = steps[1].command,
      case .retry(let retry) = steps[2].command
    else {
      Issue.record("wrong commands")
      return
    }
    #expect(runFlow.condition?.platform == .ios)
    #expect(runFlow.condition?.visible == ElementSelector(text: "A"))
    #expect(runFlow.condition?.notVisible == ElementSelector(id: "b"))
    #expect(runFlow.condition?.expression == "${C}")
    #expect(runFlow.condition?.label == "why")
    #expect(runFlow.env == [Variable(name: "USER", value: "pat")])
    #expect(runFlow.source.steps.map(\.location.description).first?.hasSuffix("flow.yaml:7:9") == true)
    #expect(repetition.times == "3")
    #expect(repetition.condition?.notVisible == ElementSelector(text: "End"))
    #expect(repetition.steps.map(\.command) == [.back])
    #expect(retry.maxRetries == "${N}")
    #expect(retry.source.steps.map(\.command) == [.tap(Tap(on: ElementSelector(text: "Again")))])
  }

  @Test func navigation() throws {
    #expect(
      try commands(
        """
        - performSegue: showDetail
        - performSegue: {identifier: showDetail, from: List}
        - unwind: "unwindToStart:"
        - unwind: {identifier: cancel, from: Form}
        - dismiss
        - pop
        - popToRoot
        - selectTab: 1
        - selectTab: "1"
        - selectTab: {title: Profile}
        - selectTab: {index: 2}
        """) == [
          .performSegue(PerformSegue(identifier: "showDetail")),
          .performSegue(PerformSegue(identifier: "showDetail", from: "List")),
          .unwind(Unwind(action: "unwindToStart:")), .unwind(Unwind(identifier: "cancel", from: "Form")), .dismiss,
          .pop,
          .popToRoot, .selectTab(.index(1)), .selectTab(.title("1")), .selectTab(.title("Profile")),
          .selectTab(.index(2)),
        ])
  }

  @Test func navigationAssertions() throws {
    #expect(
      try commands(
        """
        - assertScreen: Detail
        - assertStack: [List, Detail]
        - assertStack: []
        - assertPresented
        - assertPresented: Login
        - assertPresented: {screen: Login, style: PageSheet}
        - assertNotPresented
        - assertNotPresented: Login
        - assertTab: 0
        - assertAlert
        - assertAlert: Delete?
        - assertAlert: {title: Delete?, message: Really, buttons: [Cancel, Delete]}
        - assertLifecycle: [A.viewDidLoad, B.viewDidAppear]
        - assertLifecycle: {screen: A, events: [viewDidLoad], exact: true}
        - assertChildren: [Header, Content]
        - assertChildren: {screen: Template, children: [Content]}
        - assertParent: {screen: Content, parent: Template}
        - assertStatusBar: darkContent
        - assertStatusBar: {style: LightContent, hidden: false, owner: Detail}
        - assertDeallocated: Login
        - assertWarning: Unbalanced calls
        - assertNoIssues
        """) == [
          .assertScreen("Detail"), .assertStack(["List", "Detail"]), .assertStack([]),
          .assertPresented(PresentedExpectation()),
          .assertPresented(PresentedExpectation(screen: "Login")),
          .assertPresented(PresentedExpectation(screen: "Login", style: .pageSheet)),
          .assertNotPresented(nil), .assertNotPresented("Login"), .assertTab(.index(0)),
          .assertAlert(AlertExpectation()), .assertAlert(AlertExpectation(title: "Delete?")),
          .assertAlert(AlertExpectation(title: "Delete?", message: "Really", buttons: ["Cancel", "Delete"])),
          .assertLifecycle(LifecycleExpectation(events: ["A.viewDidLoad", "B.viewDidAppear"])),
          .assertLifecycle(LifecycleExpectation(screen: "A", events: ["viewDidLoad"], exact: true)),
          .assertChildren(["Header", "Content"], screen: nil), .assertChildren(["Content"], screen: "Template"),
          .assertParent(screen: "Content", parent: "Template"),
          .assertStatusBar(StatusBarExpectation(style: .darkContent)),
          .assertStatusBar(StatusBarExpectation(style: .lightContent, hidden: false, owner: "Detail")),
          .assertDeallocated("Login"),
          .assertWarning("Unbalanced calls"), .assertNoIssues,
        ])
  }

  @Test func orientations() throws {
    #expect(
      try commands("- setOrientation: LANDSCAPE_LEFT\n- setOrientation: {orientation: \"${HOLD}\"}")
        == [.setOrientation("LANDSCAPE_LEFT"), .setOrientation("${HOLD}")])
  }

  @Test func swipes() throws {
    #expect(
      try commands(
        """
        - swipe: {direction: Up}
        - swipe: {direction: LEFT, from: {id: row, point: "50%, 85%"}, duration: 900}
        - swipe: {start: "0%,50%", end: "90%, 50%"}
        - swipeBack
        - swipeBack: {cancelled: true}
        - scrollUntilVisible: {element: Total, direction: DOWN}
        """) == [
          .swipe(Swipe(.direction(.up, from: nil))),
          .swipe(Swipe(.direction(.left, from: ElementSelector(id: "row", point: "50%, 85%")), duration: 900)),
          .swipe(Swipe(.points(start: "0%,50%", end: "90%, 50%"))), .swipeBack(isCancelled: false),
          .swipeBack(isCancelled: true), .scrollUntilVisible(ElementSelector(text: "Total"), .down),
        ])
  }

  @Test func labelsAndOptionals() throws {
    let steps = try FlowFixture.steps(
      "- back:\n    label: go ${WHERE}\n    optional: true\n- tapOn: {text: A, optional: \"false\"}\n- assertWithAI: x\n"
    )
    #expect(steps.map(\.label) == ["go ${WHERE}", nil, nil])
    #expect(steps.map(\.isOptional) == [true, false, true])
    #expect(steps.map(\.location.line) == [3, 6, 7])
    #expect(steps.map(\.location.column) == [3, 3, 3])
  }

  @Test func everyStepHasALineOfItsOwn() throws {
    let steps = try FlowFixture.steps(
      """
      - launchApp
      - tapOn: Sign in
      - launchApp: {clearState: true, label: fresh}
      - tapOn: {id: a, index: 2, text: "B"}
      - repeat: {times: 2, commands: [back]}
      - assertStack: [A, B]
      - assertVisible: {below: {text: A}, optional: true}
      - inputText: "\(String(repeating: "x", count: 200))"
      - inputText: "two\\nlines"
      """)
    #expect(
      steps.map(\.sourceText) == [
        "launchApp", #"tapOn "Sign in""#, "launchApp clearState: true", #"tapOn "B", id: "a", index: 2"#,
        "repeat times: 2, commands: 1 step", #"assertStack ["A", "B"]"#, #"assertVisible below: {text: "A"}"#,
        #"inputText ""# + String(repeating: "x", count: 88) + "…", #"inputText "two\nlines""#,
      ])
  }

  @Test func deviceCommandsCarryWhatFlowsimMakesOfThem() throws {
    #expect(
      try commands("- takeScreenshot: start\n- runScript: missing.js\n") == [
        .device(DeviceCommand(name: "takeScreenshot", support: .accepted(note: "nothing is drawn"))),
        .device(
          DeviceCommand(
            name: "runScript",
            support: .refused(reason: "flowsim runs no JavaScript; set values under env: or with -e"))),
      ])
  }
}
