import Testing

/// A transform moves all that lies in a view, whatever constraints say of what lies in it, and so does a frame that code
/// sets against constraints.
@MainActor
struct LiveTransformPlaceTests {
  private func screen(_ loaded: String, _ tapped: String = "sheet.transform = .identity") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UITextFieldDelegate {
          let (sheet, add, open) = (UIView(), UIButton(type: .system), UIButton(type: .system))
          let (field, label) = (UITextField(), UILabel())
          override func viewDidLoad() {
            super.viewDidLoad()
            add.setTitle("Add", for: .normal)
            add.addTarget(self, action: #selector(added), for: .touchUpInside)
            open.setTitle("Open", for: .normal)
            open.addTarget(self, action: #selector(opened), for: .touchUpInside)
            field.placeholder = "Task"
            label.text = "none"
            for each in [sheet, add, field, open, label] { each.translatesAutoresizingMaskIntoConstraints = false }
            for each in [label, open, sheet] { view.addSubview(each) }
            for each in [add, field] { sheet.addSubview(each) }
            NSLayoutConstraint.activate([
              sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              sheet.heightAnchor.constraint(equalToConstant: 90),
              add.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -12),
              add.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 8), add.heightAnchor.constraint(equalToConstant: 30),
              field.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 12),
              field.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 8),
              field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 30),
              open.centerXAnchor.constraint(equalTo: view.centerXAnchor),
              open.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
              label.topAnchor.constraint(equalTo: open.bottomAnchor, constant: 20),
              label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ])
            \(loaded)
          }
          @objc func added() { label.text = "added" }
          @objc func opened() {
            \(tapped)
          }
        }
        """)
  }

  @Test(
    "What a transform moves off the screen is not there, and is when it is back",
    arguments: ["translationX: 0, y: 100", "translationX: -500, y: 0"])
  func away(_ transform: String) throws {
    let flow = screen("sheet.transform = CGAffineTransform(\(transform))")
    let steps = "- assertNotVisible: Add\n- tapOn: Open\n- assertVisible: Add\n- tapOn: Add\n- assertVisible: added"
    #expect(try flow.passes(steps) == nil)
    #expect(try flow.verdicts("- tapOn: Add") == "✓✗")
  }

  @Test("What it shrinks to nearly nothing may count as seen or not")
  func tiny() throws {
    let flow = screen("sheet.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)")
    #expect(try flow.verdicts("- assertNotVisible: Add\n- tapOn: Open\n- assertVisible: Add") == "✓?✓✓")
  }

  @Test(
    "What it turns or scales is moved as well",
    arguments: [
      ("scaleX: 0.5, y: 0.5).translatedBy(x: 0, y: 900", "?"),
      ("rotationAngle: .pi / 2).translatedBy(x: 0, y: 900", "?"),
      ("scaleX: 1.1, y: 1.1", "✗"),
    ])
  func turned(_ transform: String, _ sign: String) throws {
    let flow = screen("sheet.transform = CGAffineTransform(\(transform))")
    #expect(try flow.verdicts("- assertNotVisible: Add") == "✓\(sign)")
    let field = screen("field.text = \"Milk\"; sheet.transform = CGAffineTransform(\(transform))")
    #expect(try field.verdicts("- assertNotVisible: Milk") == "✓\(sign == "?" ? "✓" : "✗")")
  }

  @Test("In a card, whose place is not published, it may be there or not")
  func card() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) { present(Card(), animated: true) }
        }
        class Card: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let (sheet, label) = (UIView(), UILabel())
            label.text = "Add"
            for each in [sheet, label] { each.translatesAutoresizingMaskIntoConstraints = false }
            view.addSubview(sheet)
            sheet.addSubview(label)
            NSLayoutConstraint.activate([
              sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor), sheet.heightAnchor.constraint(equalToConstant: 80),
              sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              label.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 12),
              label.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
            ])
            sheet.transform = CGAffineTransform(translationX: 0, y: 70)
          }
        }
        """)
    #expect(try flow.verdicts("- assertNotVisible: Add") == "✓?")
  }

  @Test("What it raises over the keyboard is not under that")
  func raised() throws {
    let flow = screen("sheet.transform = CGAffineTransform(translationX: 0, y: -400)")
    #expect(try flow.passes("- tapOn: Task\n- inputText: x\n- tapOn: Add\n- assertVisible: added") == nil)
    #expect(try screen("").verdicts("- tapOn: Task\n- tapOn: Add") == "✓✓✗")
  }

  @Test("What code moves against constraints lies there until the next layout, and nobody says when that is")
  func againstConstraints() throws {
    let flow = screen("", "sheet.frame.origin.y = 2000")
    #expect(try flow.verdicts("- tapOn: Open\n- assertNotVisible: Add\n- assertVisible: Add") == "✓✓??")
    #expect(try flow.verdicts("- tapOn: Open\n- tapOn: Open") == "✓✓?")
    let again = screen("", "sheet.frame.origin.y = 852 - 90")
    #expect(try again.verdicts("- tapOn: Open\n- assertVisible: Open") == "✓✓✓")
  }
}
