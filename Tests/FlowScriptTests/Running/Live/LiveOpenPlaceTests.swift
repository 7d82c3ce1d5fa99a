import TestSupport
import Testing

/// Where views lie that code places by numbers of which the bounds alone are known: off the screen, on it, or nobody
/// knows.
@MainActor
struct LiveOpenPlaceTests {
  private func screen(_ load: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let ball = UILabel(frame: CGRect(x: 10, y: 300, width: 60, height: 30))
          override func viewDidLoad() {
            super.viewDidLoad()
            ball.text = "Ball"
            view.addSubview(ball)
            \(load)
          }
          func pinTop() {
            ball.translatesAutoresizingMaskIntoConstraints = false
            ball.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
          }
        }
        """)
  }

  @Test(arguments: [
    "ball.frame.origin.x = .random(in: 500...600)", "ball.center = CGPoint(x: .random(in: 500...600), y: 300)",
    "ball.frame.origin = CGPoint(x: .random(in: 500...600), y: 100)", "ball.center.y += .random(in: 1000...1600)",
    "ball.frame = ball.frame.offsetBy(dx: .random(in: 500...600), dy: 0)",
    "ball.frame.size.width = .random(in: 5...600); ball.frame.origin.x = 1000",
    """
    let x = CGFloat.random(in: 500...600)
    ball.frame = CGRect(origin: CGPoint(x: x + 10, y: 100), size: ball.frame.size)
    """,
    """
    ball.frame = CGRect(x: .random(in: 0...600), y: 0, width: 30, height: 30)
    ball.frame = CGRect(x: 1000, y: 0, width: 30, height: 30)
    """,
    """
    let box = UIView(frame: CGRect(x: .random(in: 700...800), y: 0, width: 100, height: 100))
    view.addSubview(box)
    box.addSubview(ball)
    """,
    """
    pinTop()
    ball.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: .random(in: 500...600)).isActive = true
    """,
    """
    pinTop()
    let leading = ball.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10)
    leading.isActive = true
    leading.constant = CGFloat.random(in: 500...600)
    """,
  ])
  func surelyBesideTheScreen(load: String) throws {
    #expect(try screen(load).passes("- assertNotVisible: Ball") == nil)
    #expect(try screen(load).verdicts("- assertVisible: Ball") == "✓✗")
  }

  @Test(arguments: [
    "ball.frame.origin.x = .random(in: 0...300)",
    "ball.frame = CGRect(x: CGFloat(arc4random_uniform(300)), y: 300, width: 60, height: 30)",
    "ball.center = CGPoint(x: Int.random(in: 40...300), y: 300)",
    """
    ball.frame = CGRect(x: .random(in: 0...1600), y: 0, width: 30, height: 30)
    ball.frame = CGRect(x: 100, y: 100, width: 30, height: 30)
    """,
  ])
  func surelyOnTheScreen(load: String) throws {
    #expect(try screen(load).passes("- assertVisible: Ball") == nil)
    #expect(try screen(load).verdicts("- assertNotVisible: Ball") == "✓✗")
  }

  @Test(arguments: [
    "ball.frame.origin.x = .random(in: 0...900)",
    """
    pinTop()
    ball.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: .random(in: 0...900)).isActive = true
    """,
  ])
  func perhapsBesideTheScreen(load: String) throws {
    #expect(try screen(load).verdicts("- assertVisible: Ball") == "✓?")
    let report = try screen(load).report("- assertNotVisible: Ball")
    #expect(report.contains("undecided: only the app's code knows what Double.random(…) gives"), "\(report)")
    #expect(report.contains(", and so whether what lies there is on the screen\n"))
  }

  private func drawer(width: Int) -> LiveFlow {
    screen(
      """
      let drawer = UIView()
      for view in [drawer, ball] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(drawer)
      drawer.addSubview(ball)
      NSLayoutConstraint.activate([
        drawer.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
        drawer.heightAnchor.constraint(equalToConstant: 100),
        drawer.widthAnchor.constraint(equalToConstant: \(width)),
        drawer.trailingAnchor.constraint(equalTo: view.leadingAnchor),
        ball.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
        ball.centerYAnchor.constraint(equalTo: drawer.centerYAnchor),
      ])
      """)
  }

  @Test func aTextInTheMiddleOfAClosedDrawerIsAway() throws {
    #expect(try drawer(width: 200).passes("- assertNotVisible: Ball") == nil)
    #expect(try drawer(width: 200).verdicts("- assertVisible: Ball") == "✓✗")
  }

  @Test func aTextThatMayReachOutOfANarrowOneMayBeThere() throws {
    #expect(try drawer(width: 30).verdicts("- assertVisible: Ball") == "✓?")
    let report = try drawer(width: 30).report("- assertNotVisible: Ball")
    #expect(
      report.contains(
        "undecided: only the app's code knows how large Ball is, and so whether some of it is on the screen\n"),
      "\(report)")
  }

  @Test func aFingerThatMayComeDownOnASliderLeavesItOpen() throws {
    let swipe = "- swipe: {start: '50%,54%', end: '90%,54%'}"
    let slider = "view.addSubview(UISlider(frame: CGRect(x: 20, y: .random(in: 400...500), width: 300, height: 30)))"
    #expect(
      try screen(slider).report(swipe).contains("lies, which may be where the finger comes down"))
    #expect(try screen("").passes(swipe) == nil)
  }
}
