import Testing

private let tappedWhenLate = "runFlow:\n    when: {visible: Late}\n    commands: [{tapOn: Next}]"

/// A look waits until it finds what it looks for, as Maestro's does; what hangs on the moment of the look is undecided.
@MainActor
struct WhenOneLooksTests {
  private static func later(_ seconds: Double, _ text: String) -> String {
    "DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds)) { self.label.text = \"\(text)\" }"
  }

  @Test(
    "What shows for a while is found while it shows, and is gone for a look that waits for that",
    arguments: [
      ("assertVisible: Saved", "✓✓✓"), ("assertNotVisible: Saved", "✓✓✓"), ("assertVisible: Hello", "✓✓✓"),
      ("assertNotVisible: Hello", "✓✓✓"), ("assertVisible: Gone", "✓✓✗"),
    ])
  func toast(look: String, verdicts: String) throws {
    let screens = ThreeScreens(action: "label.text = \"Saved\"; \(Self.later(2, "Hello"))")
    #expect(try screens.flow.verdicts("- tapOn: Go\n- \(look)") == verdicts)
  }

  @Test("A loading screen is seen, and then what it has loaded")
  func loading() throws {
    let screens = ThreeScreens(action: "label.text = \"Loading\"; \(Self.later(5, "Loaded"))")
    let looks = "- tapOn: Go\n- assertVisible: Loading\n- assertVisible: Loaded\n- assertNotVisible: Loading"
    #expect(try screens.flow.verdicts(looks) == "✓✓✓✓✓")
  }

  @Test(
    "What is there for about as long as a touch takes hangs on when one looks",
    arguments: [("Short", "?"), ("Over", "✓")])
  func short(text: String, verdict: String) throws {
    let screens = ThreeScreens(action: "label.text = \"Short\"; \(Self.later(1, "Over"))")
    #expect(try screens.flow.verdicts("- tapOn: Go\n- assertVisible: \(text)") == "✓✓\(verdict)")
  }

  @Test(
    "A look waits 17 seconds, or as long as the flow says; a condition waits 7",
    arguments: [
      (10.0, "assertVisible: Late", "✓"), (20, "assertVisible: Late", "✗"),
      (20, "extendedWaitUntil:\n    visible: Late\n    timeout: 30000", "✓"),
      (10, "extendedWaitUntil:\n    visible: Late\n    timeout: 3000", "✗"),
      (5, "\(tappedWhenLate)\n- assertScreen: CViewController", "✓✓"),
      (10, "\(tappedWhenLate)\n- assertScreen: CViewController", "✓✗"),
      (5, "assertScreen: AViewController", "✓"),
      (12, "tapOn: {text: Nope, optional: true}\n- assertNotVisible: Late", "✓"),
      (12, "tapOn: {text: Nope, optional: true}\n- assertVisible: Hello", "✓"),
    ])
  func patience(seconds: Double, look: String, verdict: String) throws {
    let screens = ThreeScreens(action: Self.later(seconds, "Late"))
    #expect(try screens.flow.verdicts("- tapOn: Go\n- \(look)") == "✓✓\(verdict)")
  }

  @Test(
    "A thread that sleeps goes on",
    arguments: [
      "DispatchQueue.global().async { Thread.sleep(forTimeInterval: 2); DispatchQueue.main.async { self.late() } }",
      "DispatchQueue.global().async { sleep(3); DispatchQueue.main.async { self.late() } }",
      "Task.detached { Thread.sleep(forTimeInterval: 2); await MainActor.run { self.late() } }",
      "DispatchQueue.global().async { usleep(500); DispatchQueue.main.async { self.late() } }",
      "Thread.sleep(forTimeInterval: 2); late()",
    ])
  func sleepers(action: String) throws {
    let screens = ThreeScreens(action: action, members: "func late() { label.text = \"Late\" }")
    #expect(try screens.flow.verdicts("- tapOn: Go\n- assertVisible: Late") == "✓✓✓")
  }

  @Test("A task that waits busily lets the others come to their time")
  func busyWaiting() throws {
    let screens = ThreeScreens(
      action: "Task { while !done { await Task.yield() }; label.text = \"Done\" }; \(Self.later(2, "Late"))",
      members: "var done: Bool { label.text == \"Late\" }")
    #expect(try screens.flow.verdicts("- tapOn: Go\n- assertVisible: Done") == "✓✓✓")
  }

  @Test("What the app does later and ends it with fails the last step")
  func lateCrash() throws {
    let screens = ThreeScreens(action: "DispatchQueue.main.asyncAfter(deadline: .now() + 5) { fatalError(\"late\") }")
    #expect(try screens.flow.verdicts("- tapOn: Go\n- assertVisible: Hello") == "✓✓✗")
  }

  @Test("After a crash no app runs")
  func afterCrash() throws {
    let screens = ThreeScreens(action: "fatalError(\"now\")")
    #expect(try screens.flow.verdicts("- tapOn: {text: Go, optional: true}\n- assertVisible: Hello") == "✓✗")
    #expect(
      try screens.flow.verdicts("- tapOn: {text: Go, optional: true}\n- launchApp\n- assertVisible: Hello") == "✓✓✓")
  }
}
