import Testing

/// What fades in and out again is seen by who looks meanwhile, and not by who waits for its end.
@MainActor
struct LivePassingLookTests {
  private func screen(_ seconds: Double) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Saved"
            label.alpha = 0
            view.addSubview(label)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Save", style: .plain, target: self, action: #selector(tapped))
          }
          @objc func tapped() {
            UIView.animate(withDuration: \(seconds)) { self.label.alpha = 1 } completion: { _ in
              UIView.animate(withDuration: \(seconds)) { self.label.alpha = 0 } completion: { _ in self.title = "Done" }
            }
          }
        }
        """)
  }

  @Test func aSlowOneIsOpen() throws {
    #expect(try screen(1).verdicts("- tapOn: Save\n- assertVisible: Saved") == "✓✓?")
    #expect(try screen(1).verdicts("- tapOn: Save\n- assertVisible: Done\n- assertNotVisible: Saved") == "✓✓✓✓")
  }

  @Test func aQuickOneIsWaitedFor() throws {
    #expect(try screen(0.2).passes("- tapOn: Save\n- assertNotVisible: Saved\n- assertVisible: Done") == nil)
  }
}
