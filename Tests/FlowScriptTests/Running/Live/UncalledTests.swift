import Testing

/// What UIKit would call of an app's class and HeadlessUIKit does not: it is left open, where a step depends on it.
@MainActor
struct UncalledTests {
  private func screen(_ members: String, of others: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel()
          let button = UIButton(type: .system)
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Plain"
            label.frame = CGRect(x: 20, y: 120, width: 300, height: 40)
            button.setTitle("Go", for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 300, height: 40)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(label)
            view.addSubview(button)
          }
          @objc func go() { label.text = "Gone" }
        \(members)
        }
        \(others)
        """)
  }

  @Test func whatIsSetAsAViewIsMeasuredIsOpen() throws {
    func flow(_ body: String) -> LiveFlow {
      screen("override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange(); \(body) }")
    }
    #expect(try flow("label.text = nil").verdicts("- assertVisible: Plain") == "✓?")
    #expect(try flow("label.textColor = .red").passes("- assertVisible: Plain") == nil)
  }

  @Test func whatADelegateIsToldOfAMenuIsOpen() throws {
    func flow(_ members: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController, UIContextMenuInteractionDelegate {
            let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
            override func viewDidLoad() {
              super.viewDidLoad()
              label.text = "Plain"
              label.isUserInteractionEnabled = true
              label.addInteraction(UIContextMenuInteraction(delegate: self))
              view.addSubview(label)
            }
            func contextMenuInteraction(
              _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
              UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
              }
            }
            \(members)
          }
          """)
    }
    #expect(try flow("").passes("- longPressOn: Plain\n- assertVisible: Copy") == nil)
    let told = flow(
      """
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
      ) { label.text = "Shown" }
      """)
    #expect(try told.verdicts("- longPressOn: Plain").hasPrefix("✓?"))
  }

  /// A delegate's method in an object that is the data source alone.
  @Test func aDataSourceIsNotAskedWhatDelegatesAre() throws {
    func flow(_ role: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Row"
              return cell
            }
            func tableView(_ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
              (view as? UITableViewHeaderFooterView)?.textLabel?.text = "Head"
            }
          }
          class Root: UITableViewController {
            let source = Source()
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.dataSource = source
              \(role)
            }
          }
          """)
    }
    #expect(try flow("").passes("- assertVisible: Row\n- assertNotVisible: Head") == nil)
    #expect(try flow("tableView.delegate = source").verdicts("- assertNotVisible: Head") == "✓?")
  }

  @Test func aViewThatDecidesWhoIsHitIsAsked() throws {
    let flow = LiveFlow(
      source: """
        class Sieve: UIView {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
          override func draw(_ rect: CGRect) {}
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let sieve = Sieve(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            button.setTitle("In it", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            sieve.addSubview(button)
            view.addSubview(sieve)
          }
          @objc func go() { title = "Hit" }
        }
        """)
    #expect(try flow.passes("- assertVisible: In it\n- tapOn: In it\n- assertNotVisible: Hit") == nil)
  }

  @Test func whatOnlyLooksOrKeysSeeIsNotOpen() throws {
    let flow = screen(
      """
      override var keyCommands: [UIKeyCommand]? { nil }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { label.text = "Shaken" }
      override func encodeRestorableState(with coder: NSCoder) {}
      """)
    #expect(try flow.passes("- assertVisible: Plain\n- tapOn: Go\n- assertVisible: Gone\n- tapOn: Gone") == nil)
  }

  @Test func anOverrideOfTheAppsOwnMethodIsTheApps() throws {
    let flow = screen(
      "override func refresh() { super.refresh(); label.text = \"Both\" }\n"
        + "override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); refresh() }"
    ).source.replacing("class Root: UIViewController", with: "class Root: Base")
    let base = "class Base: UIViewController { func refresh() { title = \"Base\" } }\n"
    #expect(try LiveFlow(source: base + flow).passes("- assertVisible: Both\n- assertVisible: Base") == nil)
  }

  @Test func adoptingAnUnknownDelegateIsOpen() throws {
    let flow = screen(
      """
      func listen(to camera: Camera?) { camera?.delegate = self }
      override func viewWillAppear(_ animated: Bool) { listen(to: Camera.shared) }
      """, of: "extension Root: CameraDelegate { func cameraDidEnd(_ camera: Camera) { label.text = \"Done\" } }")
    let report = try flow.report("- assertVisible: Plain")
    #expect(report.contains("? launchApp"))
    #expect(report.contains("knows camera of Root.listen(to:) calls Root."), "\(report)")
  }

  @Test("Items that a long press moves answer a tap as others do")
  func itemsThatAreMoved() throws {
    let flow = LiveFlow(
      source: """
        class Root: UICollectionViewController {
          init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          }
          override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
            label.text = "Weight"
            cell.contentView.addSubview(label)
            return cell
          }
          override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { title = "Chosen" }
          override func collectionView(
            _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
          ) {}
        }
        """)
    #expect(try flow.passes("- tapOn: Weight\n- assertVisible: Chosen") == nil)
  }

  /// What an app's own recognizer does with touches is not simulated.
  @Test(arguments: ["UIGestureRecognizer", "UITapGestureRecognizer"])
  func anOwnRecognizerLeavesTouchesOpen(_ base: String) throws {
    let flow = LiveFlow(
      source: """
        class Down: \(base) {
          var onDown: (() -> Void)?
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            onDown?()
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            label.text = "Press"
            label.isUserInteractionEnabled = true
            let down = Down(target: nil, action: nil)
            down.onDown = { [unowned self] in title = "Down" }
            label.addGestureRecognizer(down)
            view.addSubview(label)
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Press\n- tapOn: Press\n- assertNotVisible: Down") == "✓✓?")
  }
}
