import Testing

/// The runs of an app share its joined program, one after the other: none finds what another left.
@MainActor
struct ProgramShelfTests {
  @Test("Variables outside of objects begin anew with each launch; objects that they held end without their deinit")
  func variables() throws {
    let flow = LiveFlow(
      source: """
        var launches = 0
        final class Log {
          static var lines: [String] = []
          static let shared = Log()
          deinit { UserDefaults.standard.set(true, forKey: "ended") }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            launches += 1
            Log.lines.append("line")
            _ = Log.shared
            let label = UILabel(frame: view.bounds)
            label.text = "\\(launches) \\(Log.lines.count) \\(UserDefaults.standard.bool(forKey: "ended"))"
            view.addSubview(label)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 1 1 false\n- launchApp\n- assertVisible: 1 1 false") == nil)
  }

  @Test("Each world of a flow begins anew")
  func worlds() throws {
    let flow = LiveFlow(
      source: """
        var count = 0
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            if Remote.flag { count += 1 }
            if Remote.other { print("other") }
            count += 1
            let label = UILabel(frame: view.bounds)
            label.text = count < 3 ? "few" : "many"
            view.addSubview(label)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: few") == nil)
  }
}
