import Testing

/// Animations that code takes away before they are over.
@MainActor
struct LiveAnimationTests {
  private func flow(_ begin: String, _ end: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, CAAnimationDelegate {
          let log = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "begun"
            view.addSubview(log)
            for (index, name) in ["Begin", "End"].enumerated() {
              let button = UIButton(type: .system, primaryAction: UIAction(title: name) { [unowned self] _ in
                if index == 0 { begin() } else { end() }
              })
              button.frame = CGRect(x: 20, y: 400 + 50 * index, width: 100, height: 40)
              view.addSubview(button)
            }
          }
          func begin() { \(begin) }
          func end() { \(end) }
          func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.text! += flag ? " over" : " broken" }
        }
        """)
  }

  private static let fade = """
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 90
    fade.delegate = self
    log.layer.add(fade, forKey: "fade")
    """

  @Test(arguments: ["removeAllAnimations()", "removeAnimation(forKey: \"fade\")"])
  func theDelegateIsToldThatItHasNotFinished(end: String) throws {
    let flow = flow(Self.fade, "log.layer.\(end)")
    #expect(try flow.passes("- tapOn: Begin\n- tapOn: End\n- assertVisible: begun broken") == nil)
  }

  @Test func anotherOfTheSameKeyEndsTheFirst() throws {
    let flow = flow(Self.fade, Self.fade)
    #expect(try flow.passes("- tapOn: Begin\n- tapOn: End\n- assertVisible: begun broken") == nil)
  }

  @Test func aViewThatLeavesTakesItsAnimationsAlong() throws {
    let begin = "UIView.animate(withDuration: 90, animations: { self.log.alpha = 1 }) { _ in self.title = \"over\" }"
    let flow = flow(begin, "log.removeFromSuperview()")
    #expect(try flow.passes("- tapOn: End\n- assertNotVisible: begun") == nil)
    #expect(
      try flow.report("- tapOn: Begin\n- tapOn: End").contains(
        "whether an animation with a completion is among those that are taken from a layer or a view"))
  }

  @Test(arguments: ["", ", delay: 0, options: .repeat"])
  func whichCompletionIsToldIsOpen(options: String) throws {
    let begin =
      "UIView.animate(withDuration: 90\(options), animations: { self.log.alpha = 1 }) { _ in self.log.text = \"over\" }"
    let flow = flow(begin, "log.layer.removeAllAnimations()")
    #expect(try flow.passes("- tapOn: End\n- assertVisible: begun") == nil)
    #expect(
      try flow.report("- tapOn: Begin\n- tapOn: End").contains(
        "only the app's code knows whether an animation with a completion is among those that are taken from a layer or a view"
      ))
  }

  /// Which values an animation that ends at its start gives back is not simulated.
  @Test(arguments: [
    ("", "✓✓"), ("animator.isReversed = true", "✓?"), ("animator.stopAnimation(true)", "✓✓"),
    ("animator.stopAnimation(false); animator.finishAnimation(at: .end)", "✓✓"),
    ("animator.stopAnimation(false); animator.finishAnimation(at: .start)", "✓?"),
  ])
  func anAnimatorMayEndElsewhere(end: String, expected: String) throws {
    let begin = """
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.log.text = "moved" }
      animator.startAnimation()
      \(end)
      """
    #expect(try flow(begin, "").verdicts("- tapOn: Begin\n- assertVisible: moved").suffix(2) == expected)
  }
}
