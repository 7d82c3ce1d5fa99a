import Testing

@testable import FlowScript

/// A finger on a point of the screen, and code that decides itself on what is hit.
@MainActor
struct LivePointTouchTests {
  private static let screen = """
    class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: -60).contains(point)
      }
    }
    class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
      }
    }
    class Root: UIViewController {
      let log = UILabel(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        let strict = UIView(frame: CGRect(x: 50, y: 150, width: 100, height: 50))
        let wide = Wide(frame: CGRect(x: 50, y: 350, width: 100, height: 50))
        for (host, name) in [(strict, "strict"), (wide, "wide")] {
          let button = UIButton(frame: CGRect(x: 0, y: 20, width: 100, height: 80))
          button.setTitle(name, for: .normal)
          button.addAction(UIAction { [unowned self] _ in log.text = "hit \\(name)" }, for: .touchUpInside)
          host.addSubview(button)
          view.addSubview(host)
        }
        let middle = UIButton(type: .system)
        middle.setTitle("Middle", for: .normal)
        middle.translatesAutoresizingMaskIntoConstraints = false
        middle.addAction(UIAction { [unowned self] _ in log.text = "centre" }, for: .touchUpInside)
        let choice = UISegmentedControl(items: ["One", "Two"])
        choice.frame = CGRect(x: 20, y: 600, width: 200, height: 32)
        choice.addAction(
          UIAction { [unowned self] _ in log.text = "choice \\(choice.selectedSegmentIndex)" }, for: .valueChanged)
        for each in [middle, choice, log] { view.addSubview(each) }
        NSLayoutConstraint.activate([
          middle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          middle.topAnchor.constraint(equalTo: view.topAnchor, constant: 500),
        ])
        let glass = Glass(frame: view.bounds)
        view.addSubview(glass)
      }
    }
    """

  @Test func whatLiesAtThePointIsHit() throws {
    let flow = LiveFlow(source: Self.screen)
    #expect(try flow.passes("- tapOn: {point: '100,180'}\n- assertVisible: hit strict") == nil)
    #expect(try flow.passes("- tapOn: {point: '100,430'}\n- assertVisible: hit wide") == nil)
    #expect(try flow.passes("- tapOn: {point: '190,616'}\n- assertVisible: choice 1") == nil)
  }

  @Test func whatSticksOutOfItsSuperviewIsNotHit() throws {
    let flow = LiveFlow(source: Self.screen)
    #expect(
      try flow.report("- tapOn: {point: '100,230'}\n- assertNotVisible: hit strict").contains(
        "nothing in the storyboard answers this touch"))
  }

  @Test func aTextAroundItselfIsHitInItsMiddleAndOpenAtItsEdge() throws {
    let flow = LiveFlow(source: Self.screen)
    #expect(try flow.passes("- tapOn: {point: '196,509'}\n- assertVisible: centre") == nil)
    #expect(try flow.passes("- tapOn: {point: '20,509'}\n- assertNotVisible: centre") == nil)
    #expect(
      try flow.report("- tapOn: {point: '170,509'}").contains(
        #"undecided: what lies at the point is not certain: where UIButton "Middle" lies"#))
  }

  @Test func aPaneOfGlassLetsTouchesOnElementsThrough() throws {
    #expect(try LiveFlow(source: Self.screen).passes("- tapOn: wide\n- assertVisible: hit wide") == nil)
  }

  @Test func aFingerBesideACardOfHalfTheScreenPutsItAway() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard title == nil else { return }
            title = "Shown"
            let card = UIViewController()
            card.title = "Card"
            card.sheetPresentationController?.detents = [.medium()]
            present(card, animated: true)
          }
        }
        """)
    #expect(
      try flow.passes("- assertPresented\n- tapOn: {point: '50%,80%'}\n- assertPresented") == nil)
    #expect(try flow.passes("- tapOn: {point: '50%,20%'}\n- assertNotPresented") == nil)
  }

  @Test func codeAsksWhatIsHit() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let box = UIView(frame: CGRect(x: 10, y: 200, width: 100, height: 100))
            box.tag = 7
            view.addSubview(box)
            title = "\\(view.hitTest(CGPoint(x: 20, y: 210), with: nil)!.tag)"
              + " \\(box.point(inside: CGPoint(x: 100, y: 5), with: nil))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 7 false") == nil)
  }
}
