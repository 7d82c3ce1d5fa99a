import Testing

/// Views whose place hangs on what is not there any more, or cannot be.
@MainActor
struct LiveContradictionTests {
  /// A card that waits below the screen until it has appeared, as high as its content and the safe area make it.
  @Test func aCardThatComesInFromBelowIsSeen() throws {
    let flow = LiveFlow(
      source: """
        class Content: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(), rest = UIView()
            label.text = "Card"
            for each in [label, rest] { each.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(each) }
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: view.topAnchor, constant: 15),
              label.heightAnchor.constraint(equalToConstant: 35),
              label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
              rest.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 15),
              rest.heightAnchor.constraint(equalToConstant: 25),
              view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: rest.bottomAnchor, constant: 20),
            ])
          }
        }
        class Root: UIViewController {
          var below: NSLayoutConstraint!
          override func viewDidLoad() {
            super.viewDidLoad()
            let box = UIView(), content = Content()
            addChild(content)
            for each in [box, content.view!] { each.translatesAutoresizingMaskIntoConstraints = false }
            view.addSubview(box)
            box.addSubview(content.view)
            content.didMove(toParent: self)
            let middle = box.centerYAnchor.constraint(equalTo: view.centerYAnchor)
            middle.priority = .defaultLow
            let most = box.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, constant: -40)
            most.priority = .defaultHigh
            below = box.topAnchor.constraint(equalTo: view.bottomAnchor)
            NSLayoutConstraint.activate([
              content.view.topAnchor.constraint(equalTo: box.topAnchor),
              content.view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
              content.view.leftAnchor.constraint(equalTo: box.leftAnchor),
              content.view.rightAnchor.constraint(equalTo: box.rightAnchor),
              box.leftAnchor.constraint(equalTo: view.leftAnchor), box.rightAnchor.constraint(equalTo: view.rightAnchor),
              middle, most, below,
            ])
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            below.isActive = false
            UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Card") == nil)
  }

  /// Which of them is broken nobody says, so that what would lie below the screen may lie on it.
  @Test func constraintsThatContradictEachOtherLeaveOpenWhatIsSeen() throws {
    func flow(_ height: Int) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let upper = UIView(), label = UILabel()
              label.text = "Lower"
              for each in [upper, label] { each.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(each) }
              NSLayoutConstraint.activate([
                upper.topAnchor.constraint(equalTo: view.topAnchor), upper.widthAnchor.constraint(equalToConstant: 100),
                upper.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                upper.heightAnchor.constraint(equalToConstant: \(height)),
                label.topAnchor.constraint(equalTo: upper.bottomAnchor), label.heightAnchor.constraint(equalToConstant: 40),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              ])
            }
          }
          """)
    }
    #expect(
      try flow(1000).report("- assertVisible: Lower").contains(
        "which of the constraints that contradict each other is broken"))
    #expect(try flow(812).passes("- assertVisible: Lower") == nil)
  }
}
