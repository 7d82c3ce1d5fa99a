import Testing

/// Screens of the system's: they are shown, and what is inside of them is open.
@MainActor
struct LiveSystemScreenTests {
  private func picker(_ presenting: String, _ members: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Add", style: .plain, target: self, action: #selector(add))
          }
          @objc func add() {
            let next = UIImagePickerController()
            next.delegate = self
            \(presenting)
          }
          \(members)
        }
        """)
  }

  /// Who pulls a picker down, cancels it.
  @Test func whatAPickerTellsAsItIsPulledDownIsOpen() throws {
    let cancelled = "func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { title = \"Cancelled\" }"
    let flow = picker("present(next, animated: true)", cancelled)
    #expect(try flow.verdicts("- tapOn: Add\n- swipe:\n    direction: DOWN\n- assertNotVisible: Cancelled") == "✓✓?")
    let report = try flow.report("- tapOn: Add\n- swipe:\n    direction: DOWN")
    #expect(report.contains("what a UIImagePickerController tells the app as the user dismisses it"))
  }

  @Test func whetherAPickerHasABackButtonIsOpen() throws {
    let flow = picker("present(next, animated: true)", "")
    #expect(
      try flow.report("- tapOn: Add\n- back").contains("whether a UIImagePickerController has a back button"))
  }

  @Test func whichScreensAPickerShowsIsOpen() throws {
    let flow = picker(
      "present(next, animated: true) { self.title = \"\\(next.viewControllers.count)\"; next.dismiss(animated: true) }",
      "")
    #expect(try flow.verdicts("- tapOn: Add\n- assertVisible: \"0\"") == "✓✓?")
    let told = picker(
      "present(next, animated: true) { next.dismiss(animated: true) }",
      """
      func navigationController(
        _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
      ) { title = "Shown" }
      """)
    #expect(try told.verdicts("- tapOn: Add\n- assertVisible: Home") == "✓?")
  }

  /// Screens of the system's are shown, and what is on them is open.
  @Test(arguments: [
    (
      "UIImagePickerController",
      "let next = UIImagePickerController()\nnext.sourceType = .photoLibrary\nnext.delegate = self"
    ),
    (
      "PHPickerViewController",
      "let next = PHPickerViewController(configuration: PHPickerConfiguration())\nnext.delegate = self"
    ),
    ("UIDocumentPickerViewController", "let next = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])"),
    (
      "AVPlayerViewController",
      "let next = AVPlayerViewController()\nnext.player = AVPlayer(url: URL(fileURLWithPath: \"/a\"))"
    ),
    ("UIColorPickerViewController", "let next = UIColorPickerViewController()\nnext.selectedColor = .red"),
  ])
  func screensOfTheSystemsAreShown(_ name: String, _ making: String) throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Add", style: .plain, target: self, action: #selector(add))
          }
          @objc func add() {
            \(making)
            present(next, animated: true)
          }
        }
        """)
    #expect(try flow.verdicts("- tapOn: Add\n- assertPresented: \(name)\n- assertVisible: Cancel") == "✓✓✓?")
  }

  /// A camera is there for certain where the app has asked for it alone.
  @Test func whetherThereIsACameraIsOpen() throws {
    func flow(_ condition: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", style: .plain, target: self, action: #selector(add))
            }
            @objc func add() {
              let next = UIImagePickerController()
              \(condition) { next.sourceType = .camera }
              present(next, animated: true)
            }
          }
          """)
    }
    #expect(
      try flow("do").report("- tapOn: Add").contains("only the app's code knows whether the device has a camera"))
    let asked = flow("if UIImagePickerController.isSourceTypeAvailable(.camera)")
    #expect(try asked.verdicts("- tapOn: Add\n- assertPresented: UIImagePickerController") == "✓✓✓")
  }
}
