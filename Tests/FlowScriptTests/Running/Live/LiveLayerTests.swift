import Testing

/// Layers of views, transactions, and layout that a class leaves out.
@MainActor
struct LiveLayerTests {
  private func screen(_ setUp: String, more: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(more)
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 30))
          var words: [String] = []
          func say(_ word: String) {
            words.append(word)
            label.text = words.joined(separator: " ")
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            let go = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [unowned self] _ in act() })
            go.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
            view.addSubview(go)
          }
          func act() {
            \(setUp)
          }
        }
        """)
  }

  @Test("A layer is made for another one, by classes of the app's as well")
  func copies() throws {
    let flow = screen(
      """
      let shown = Shown(layer: CALayer())
      shown.colors = [UIColor.red.cgColor]
      view.layer.addSublayer(CAShapeLayer(layer: view.layer))
      say("\\(shown.count) \\(CAGradientLayer(layer: view.layer).colors == nil)")
      """,
      more: """
        class Shown: CAGradientLayer {
          var count = 0
          override init(layer: Any) {
            super.init(layer: layer)
            count = 3
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: 3 true") == nil)
  }

  @Test("The layers of subviews are sublayers", .proves("F7.10"))
  func sublayers() throws {
    let flow = screen(
      """
      let outer = UIView()
      say("\\(outer.layer.sublayers?.count ?? 0)")
      let gradient = CAGradientLayer()
      outer.addSubview(UIView())
      outer.layer.insertSublayer(gradient, at: 0)
      outer.addSubview(UIView())
      let shape = CAShapeLayer()
      outer.layer.addSublayer(shape)
      let layers = outer.layer.sublayers!
      say("\\(layers.count) \\(layers[0] === gradient) \\(layers[2] === outer.subviews[1].layer) \\(layers[3] === shape)")
      say("\\(outer.subviews[0].layer.superlayer === outer.layer) \\(shape.superlayer === outer.layer)")
      gradient.removeFromSuperlayer()
      say("\\(outer.layer.sublayers!.count) \\(gradient.superlayer == nil)")
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: 0 4 true true true true true 3 true") == nil)
  }

  @Test("What is left of views whose layers code takes away is open", .proves("F7.10"))
  func takenLayers() throws {
    let flow = screen("view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }")
    #expect(try flow.verdicts("- tapOn: Go").hasSuffix("?"))
    let own = screen(
      "let own = UIView()\nown.layer.addSublayer(CALayer())\nown.layer.sublayers?.forEach { $0.removeFromSuperlayer() }\nsay(\"gone\")"
    )
    #expect(try own.passes("- tapOn: Go\n- assertVisible: gone") == nil)
  }

  private func transaction(_ changes: String, before: String = "") -> LiveFlow {
    screen(
      """
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { self.say("half") }
      CATransaction.begin()
      \(before)
      CATransaction.setCompletionBlock { self.say("done") }
      \(changes)
      CATransaction.commit()
      """)
  }

  private static let fade = """
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 3
    label.layer.add(fade, forKey: "fade")
    """

  @Test("The completion of a transaction waits for the animations that are added after it", .proves("F7.11"))
  func transactions() throws {
    let steps = "- tapOn: Go\n- waitForAnimationToEnd\n- assertVisible:"
    for changes in [Self.fade, "UIView.animate(withDuration: 3) { self.label.alpha = 0.5 }"] {
      #expect(try transaction(changes).passes("\(steps) half done") == nil)
    }
    #expect(try transaction("").passes("\(steps) done half") == nil)
    #expect(try transaction("", before: Self.fade).passes("\(steps) done half") == nil)
    let removed = Self.fade + "\nlabel.layer.removeAllAnimations()"
    #expect(try transaction(removed).passes("\(steps) done half") == nil)
  }

  @Test("Whether it waits for what a layer changes by itself is open", .proves("F7.11"))
  func ownChanges() throws {
    let flow = transaction("CATransaction.setAnimationDuration(2)\nlet shape = CAShapeLayer()\nshape.strokeEnd = 0")
    for order in ["half done", "done half"] {
      #expect(try flow.verdicts("- tapOn: Go\n- waitForAnimationToEnd\n- assertVisible: \(order)").hasSuffix("?"))
    }
  }

  /// A view whose class lays out in its way, with a label in it.
  private func laidOut(_ superclass: String, _ body: String, _ add: String) -> LiveFlow {
    screen(
      """
      let outer = Outer(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
      let inner = UILabel()
      inner.text = "Inner"
      view.addSubview(outer)
      \(add)
      """, more: "class Outer: \(superclass) { override func layoutSubviews() { \(body) } }")
  }

  @Test("What a class shows that leaves out UIKit's own layout is open", .proves("F7.8"))
  func missedLayout() throws {
    let pinned = """
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
      """
    let framed = "inner.frame = CGRect(x: 0, y: 0, width: 100, height: 30)\nouter.addSubview(inner)"
    let steps = "- tapOn: Go\n- assertVisible: Inner"
    for (superclass, add) in [("UIView", pinned), ("UIStackView", "outer.addArrangedSubview(inner)")] {
      let report = try laidOut(superclass, "", add).report(steps)
      #expect(report.contains("layoutSubviews() does not call super"), "\(report)")
      #expect(try laidOut(superclass, "super.layoutSubviews()", add).passes(steps) == nil)
    }
    #expect(try laidOut("UIView", "", framed).passes(steps) == nil)
  }

  @Test("A label that an animation fades again and again may be seen")
  func blinking() throws {
    let flow = screen(
      "say(\"blink\")\nUIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { self.label.alpha = 0 }"
    )
    for look in ["assertVisible", "assertNotVisible"] {
      #expect(try flow.verdicts("- tapOn: Go\n- \(look): blink").hasSuffix("?"))
    }
  }
}
