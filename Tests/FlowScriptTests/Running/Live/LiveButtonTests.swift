import Testing

/// What buttons and items of bars show and do.
@MainActor
struct LiveButtonTests {
  @Test func aTransformerOfAttributesChangesNothingButThem() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          var count = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Go"
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
              var outgoing = incoming
              outgoing.font = UIFont.boldSystemFont(ofSize: 20)
              return outgoing
            }
            let button = UIButton(configuration: configuration, primaryAction: UIAction { [unowned self] _ in
              self.count += 1
              self.title = "count \\(self.count)"
            })
            button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
            view.addSubview(button)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Go\n- tapOn: Go\n- assertVisible: count 1") == nil)
  }

  private func screen(_ load: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
          let button = UIButton(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "none"
            view.addSubview(log)
            view.addSubview(button)
            \(load)
          }
          func place(_ button: UIButton) {
            button.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
            view.addSubview(button)
          }
          @objc func read(_ sender: UIButton) { log.text = "is " + (sender.titleLabel?.text ?? "nil") }
        }
        class Marked: UIButton {
          override init(frame: CGRect) {
            super.init(frame: frame)
            accessibilityIdentifier = "marked"
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Column: UIStackView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            accessibilityIdentifier = "column"
          }
          required init(coder: NSCoder) { fatalError() }
        }
        """)
  }

  @Test(arguments: [
    "place(UIButton(configuration: .filled(), primaryAction: action))",
    "place(UIButton(type: .system, primaryAction: action))", "place(UIButton(primaryAction: action))",
    "place(UIButton(frame: .zero, primaryAction: action))",
    "navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)",
    "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Menu\", menu: UIMenu(children: [action]))",
  ])
  func theActionGivesItsTitle(_ load: String) throws {
    let flow = screen("let action = UIAction(title: \"Act\") { [unowned self] _ in log.text = \"done\" }\n" + load)
    let opening = load.contains("\"Menu\"") ? "- tapOn: Menu\n" : ""
    #expect(try flow.passes("\(opening)- tapOn: Act\n- assertVisible: done") == nil)
  }

  @Test func theConfigurationsTitleGoesFirst() throws {
    let flow = screen(
      """
      var own = UIButton.Configuration.plain()
      own.title = "Own"
      own.subtitle = "Below"
      place(UIButton(configuration: own, primaryAction: UIAction(title: "Act") { [unowned self] _ in log.text = "done" }))
      """)
    #expect(
      try flow.passes("- assertVisible: Below\n- assertNotVisible: Act\n- tapOn: Own\n- assertVisible: done") == nil)
  }

  @Test(arguments: [
    "Marked(type: .system)", "Marked(frame: .zero, primaryAction: nil)", "Marked(primaryAction: nil)",
    "Marked(configuration: .plain(), primaryAction: nil)", "Marked()",
  ])
  func buttonsEndAtTheirFrame(_ made: String) throws {
    let flow = screen("let made = \(made)\nmade.setTitle(\"Made\", for: .normal)\nplace(made)")
    #expect(try flow.passes("- assertVisible: {id: marked, text: Made}") == nil)
  }

  @Test func aStackOfViewsEndsAtItsFrame() throws {
    let flow = screen(
      """
      let column = Column(arrangedSubviews: [button])
      button.setTitle("In", for: .normal)
      column.frame = view.bounds
      view.addSubview(column)
      """)
    #expect(try flow.passes("- assertVisible: {text: In, childOf: {id: column}}") == nil)
  }

  @Test(arguments: [
    ("button.setTitle(\"Go\", for: .normal)", "is Go"), ("button.setTitle(nil, for: .normal)", "is nil"),
    (
      "button.setTitle(\"Go\", for: .normal)\nbutton.setTitle(\"Chosen\", for: .selected)\nbutton.isSelected = true",
      "is Chosen"
    ),
    (
      "button.setAttributedTitle(NSAttributedString(string: \"Fine\"), for: .normal)\nbutton.setTitle(\"Go\", for: .normal)",
      "is Fine"
    ),
  ])
  func theTitleLabelReadsTheTitle(_ load: String, _ text: String) throws {
    #expect(try screen(load + "\nread(button)").passes("- assertVisible: \(text)") == nil)
  }

  @Test func whatIsSetPastTheButtonIsOpen() throws {
    let flow = screen("button.setTitle(\"Go\", for: .normal)\nbutton.titleLabel?.text = \"Direct\"")
    #expect(try flow.verdicts("- assertVisible: Direct") == "✓?")
    #expect(try flow.verdicts("- assertNotVisible: Go") == "✓?")
  }

  @Test(arguments: [
    ("button.setTitle(\"Pressed\", for: .highlighted)\nbutton.isHighlighted = true", "Pressed"),
    (
      "button.setAttributedTitle(NSAttributedString(string: \"Fine\"), for: .normal)\nbutton.setTitle(\"Go\", for: .normal)",
      "Fine"
    ),
    ("place(UIButton(type: .close))", "Close"), ("place(UIButton(type: .infoLight))", "More Info"),
    ("place(UIButton(type: .contactAdd))", "Add"),
    (
      "button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? \"On\" : \"Off\" }\n"
        + "button.configuration = .plain()\nbutton.isSelected = true", "On"
    ),
  ])
  func buttonsShow(_ load: String, _ text: String) throws {
    #expect(try screen(load).passes("- assertVisible: \(text)") == nil)
  }

  @Test func aTapTurnsTheSelectionRound() throws {
    let flow = screen(
      """
      button.setTitle("Off", for: .normal)
      button.setTitle("On", for: .selected)
      button.changesSelectionAsPrimaryAction = true
      """)
    #expect(try flow.passes("- tapOn: Off\n- assertVisible: On\n- tapOn: On\n- assertVisible: Off") == nil)
  }

  @Test func anActionTakesThePlaceOfOneOfItsIdentifier() throws {
    let flow = screen(
      """
      button.setTitle("Go", for: .normal)
      for text in ["one", "two"] {
        button.addAction(UIAction(identifier: UIAction.Identifier("it")) { [unowned self] _ in log.text! += " " + text }, for: .touchUpInside)
      }
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: none two") == nil)
  }

  /// A pop-up button shows the line that is marked, and marks the one that is chosen (documentation of
  /// changesSelectionAsPrimaryAction).
  @Test func aPopUpButtonShowsTheLineThatIsChosen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            button.menu = UIMenu(children: [
              UIAction(title: "Small") { [weak self] in self?.title = $0.title + "!" },
              UIAction(title: "Large", state: .on) { [weak self] in self?.title = $0.title + "!" },
            ])
            view.addSubview(button)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: Large
        - assertNotVisible: Small
        - tapOn: Large
        - tapOn: Small
        - assertVisible: Small
        - assertVisible: Small!
        - assertNotVisible: Large
        """) == nil)
  }
}
