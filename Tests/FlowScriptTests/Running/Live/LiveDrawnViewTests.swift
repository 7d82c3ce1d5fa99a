import TestSupport
import Testing

/// What an app's `draw(_:)` does besides drawing: it is done as a view comes on the screen, and when it is asked to draw
/// again.
@MainActor
struct LiveDrawnViewTests {
  private func flow(_ gauge: String, _ body: String = "", _ members: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Gauge: UIView {
          let value = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
          var step: CGFloat = 0
          var progress = 0
          var ready: (() -> Void)?
          \(gauge)
        }
        class Root: UIViewController {
          let gauge = Gauge(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            gauge.addSubview(gauge.value)
            view.addSubview(gauge)
            button.frame = CGRect(x: 20, y: 400, width: 200, height: 40)
            button.setTitle("Ask", for: .normal)
            button.addTarget(self, action: #selector(ask), for: .touchUpInside)
            view.addSubview(button)
            \(body)
          }
          @objc func ask() { button.setTitle("step \\(gauge.step) progress \\(gauge.progress)", for: .normal) }
          \(members)
        }
        """)
  }

  /// What is drawn is nothing that a step asks for; what code does beside it is.
  @Test(
    .proves("F7.14"),
    arguments: [
      ("UIColor.red.setFill(); UIBezierPath(ovalIn: rect).fill()", "✓✓"),
      ("super.draw(rect); (\"40%\" as NSString).draw(at: .zero, withAttributes: nil)", "✓✓"),
      ("layer.cornerRadius = 8; value.text = \"40%\"", "✓✗"), ("update()", "✓✗"),
      ("let label = UILabel(frame: rect); label.text = \"40%\"; addSubview(label)", "✓✗"),
      ("guard let context = UIGraphicsGetCurrentContext() else { return }; context.fill(rect); update()", "✓✗"),
    ])
  func whatCodeDoesWhileItDraws(_ body: String, _ expected: String) throws {
    let flow = flow("override func draw(_ rect: CGRect) { \(body) }\nfunc update() { value.text = \"40%\" }")
    #expect(try flow.verdicts("- assertNotVisible: 40%") == expected)
  }

  @Test func whatIsStoredIsKnown() throws {
    let flow = flow("override func draw(_ rect: CGRect) { step = rect.width / 4; progress = 7 }")
    #expect(try flow.passes("- tapOn: Ask\n- assertVisible: step 25.0 progress 7") == nil)
  }

  @Test func aClosureIsCalled() throws {
    let flow = flow(
      "override func draw(_ rect: CGRect) { ready?() }", "gauge.ready = { [unowned self] in title = \"Ready\" }")
    #expect(try flow.passes("- assertVisible: Ready") == nil)
  }

  @Test func drawnAgainWhenAskedTo() throws {
    let flow = flow(
      "override func draw(_ rect: CGRect) { value.text = \"at \\(progress)\" }", "",
      """
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let tap = UITapGestureRecognizer(target: self, action: #selector(more))
        gauge.addGestureRecognizer(tap)
      }
      @objc func more() { gauge.progress += 1; if gauge.progress > 1 { gauge.setNeedsDisplay() } }
      """)
    #expect(
      try flow.passes(
        "- assertVisible: at 0\n- tapOn: at 0\n- assertVisible: at 0\n- tapOn: at 0\n- assertVisible: at 2") == nil)
  }

  /// UIKit may draw more than once.
  @Test func howOftenIsOpen() throws {
    let flow = flow("override func draw(_ rect: CGRect) { progress += 1 }")
    #expect(try flow.verdicts("- assertVisible: Ask\n- tapOn: Ask\n- assertVisible: step 0.0 progress 1") == "✓✓✓?")
  }

  @Test func whetherWhatIsHiddenIsDrawnIsOpen() throws {
    let flow = flow("override func draw(_ rect: CGRect) { progress = 1 }", "gauge.isHidden = true")
    #expect(try flow.verdicts("- tapOn: Ask\n- assertVisible: step 0.0 progress 1") == "✓✓?")
  }

  @Test func aViewOfNoSizeIsNotDrawn() throws {
    let flow = flow("override func draw(_ rect: CGRect) { progress = 1 }", "gauge.frame.size = .zero")
    #expect(try flow.passes("- tapOn: Ask\n- assertVisible: step 0.0 progress 0") == nil)
  }

  /// Code that cannot be run to its end leaves open what it may have set, and nothing else.
  @Test func whatStopsLeavesOpenWhatItSets() throws {
    let flow = flow(
      "override func draw(_ rect: CGRect) { let f = Fancy(rect).compute(); for _ in 0..<f.count { step += 1 } }")
    #expect(try flow.verdicts("- assertVisible: Ask\n- tapOn: Ask\n- assertVisible: step 0.0 progress 0") == "✓✓✓?")
  }

  /// What is drawn in other ways is not called: what it stores is not known.
  @Test func whatOtherOverridesOfDrawingStoreIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Inset: UILabel {
          var asked = false
          var other = 1
          override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
            asked = true
            return bounds.insetBy(dx: 4, dy: 4)
          }
          override func drawText(in rect: CGRect) { super.drawText(in: rect) }
        }
        class Root: UIViewController {
          let label = Inset(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Inset"
            view.addSubview(label)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Ask", style: .plain, target: self, action: #selector(ask))
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Other", style: .plain, target: self, action: #selector(other))
          }
          @objc func ask() { title = "\\(label.asked)" }
          @objc func other() { title = "\\(label.other)" }
        }
        """)
    #expect(try flow.passes("- tapOn: Other\n- assertVisible: '1'") == nil)
    #expect(try flow.verdicts("- tapOn: Ask\n- assertVisible: 'false'") == "✓✓?")
  }

  /// What the code asks beside a drawing, and what it stores of that, stops nobody who does not look at it.
  @Test func whatIsAskedWhileDrawingIsLeftOpen() throws {
    let flow = flow(
      """
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        step = (viewWithTag(1)!.frame.maxY + rect.minY) / 2
        if step > 3 { path.move(to: CGPoint(x: 0, y: step)); progress = 1 } else { progress = 2 }
        UIColor.red.set()
        path.stroke()
      }
      """, "gauge.value.tag = 1; gauge.value.text = \"Text\"; gauge.value.sizeToFit()")
    #expect(try flow.passes("- assertVisible: Text\n- assertVisible: Ask") == nil)
    #expect(try flow.verdicts("- tapOn: Ask\n- assertVisible: '.*progress 1'") == "✓✓?")
  }

  /// What is drawn by what is not known draws no less.
  @Test func aPathOfAnUnknownSizeOnlyDraws() throws {
    let flow = flow(
      """
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath(roundedRect: CGRect(origin: .zero, size: value.frame.size), cornerRadius: 4)
        UIColor.red.set()
        path.fill()
        layer.shadowRadius = 2
      }
      """, "gauge.value.text = \"Text\"; gauge.value.sizeToFit()")
    #expect(try flow.passes("- assertVisible: Ask") == nil)
  }

  /// A trap in code that draws ends the app.
  @Test func aTrapEndsTheApp() throws {
    let flow = flow("override func draw(_ rect: CGRect) { step = viewWithTag(7)!.frame.minY }")
    #expect(try flow.verdicts("- assertVisible: Ask") == "✗")
  }

  @Test func askingToBeDrawnWhileDrawingHasAnEnd() throws {
    let flow = flow("override func draw(_ rect: CGRect) { value.text = \"40%\"; setNeedsDisplay() }")
    #expect(try flow.passes("- assertVisible: 40%") == nil)
  }
}
