import Testing

/// Spellings of apps' code that run as a device has them.
@MainActor
struct LiveAppSpellingTests {
  /// A screen whose label shows what the code says.
  private func screen(
    _ load: String, _ members: String = "", stored: String = "", files: [String: String] = [:]
  ) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          \(stored)
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        \(load)
          }
        }
        \(members)
        """, files: files)
  }

  @Test func aChainBeginsWithAMemberOfThePlacesType() throws {
    let flow = screen(
      """
      let pages = UIPageControl()
      pages.pageIndicatorTintColor = .black.withAlphaComponent(0.3)
      let tone: Tone = .plain.louder().louder().other
      label.text = "Tone \\(tone.level)"
      """,
      """
      struct Tone {
        static let plain = Tone(level: 1)
        var level: Int
        func louder() -> Tone { Tone(level: level + 1) }
        var other: Tone { Tone(level: level * 10) }
      }
      """)
    #expect(try flow.passes("- assertVisible: Tone 30") == nil)
  }

  @Test func aCaseWithBracketsAndNothingInThemIsAPlainCase() throws {
    let flow = screen(
      """
      var mode: Mode = .first()
      mode = Mode.second()
      switch mode {
      case .first(): label.text = "first"
      case .second(): label.text = "second"
      }
      """, "enum Mode { case first(); case second() }")
    #expect(try flow.passes("- assertVisible: second") == nil)
  }

  @Test func anOptionalMethodIsTheOneWithTheLabelsOfTheCall() throws {
    let flow = screen(
      """
      sender.delegate = self
      sender.tell()
      """,
      """
      @objc protocol TellerDelegate: AnyObject {
        @objc optional func teller(_ teller: Teller, didCount count: Int)
        @objc optional func teller(_ teller: Teller, didCount count: Int, of all: Int)
        @objc optional func teller(_ teller: Teller, lost: Int)
      }
      class Teller: NSObject {
        weak var delegate: TellerDelegate?
        func tell() {
          delegate?.teller?(self, didCount: 1)
          delegate?.teller?(self, didCount: 2, of: 3)
          delegate?.teller?(self, lost: 9)
        }
      }
      let sender = Teller()
      extension Root: TellerDelegate {
        func teller(_ teller: Teller, didCount count: Int) { label.text = "one \\(count)" }
        func teller(_ teller: Teller, didCount count: Int, of all: Int) {
          label.text = label.text! + ", \\(count) of \\(all)"
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: one 1, 2 of 3") == nil)
  }

  @Test func aSubclassOfAnObjectWithoutInitializersIsADelegate() throws {
    let flow = screen(
      """
      let way = HomeWay(root: self)
      label.text = way.stack === navigationController && navigationController?.delegate === way ? "told" : "not told"
      way.keep()
      """,
      """
      var kept: [Way] = []
      class Way: NSObject, UINavigationControllerDelegate {
        func keep() { kept.append(self) }
      }
      class HomeWay: Way {
        var stack: UINavigationController!
        init(root: UIViewController) {
          super.init()
          stack = root.navigationController
          stack.delegate = self
        }
      }
      """)
    #expect(try flow.passes("- assertVisible: told") == nil)
  }

  @Test func aRoundedButtonIsOneOfTheSystems() throws {
    let flow = screen(
      """
      let button = UIButton(type: .roundedRect)
      button.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
      button.setTitle("Go", for: .normal)
      button.restorationIdentifier = "go"
      button.addAction(UIAction { [weak self] _ in self?.label.text = button.restorationIdentifier }, for: .touchUpInside)
      view.addSubview(button)
      """)
    #expect(try flow.passes("- tapOn: Go\n- assertVisible: go") == nil)
  }

  @Test func dataLiesInAnAssetCatalog() throws {
    let files = [
      "App/Assets.xcassets/items.dataset/Contents.json":
        #"{"data": [{"filename": "list.json", "idiom": "universal"}], "info": {"version": 1}}"#,
      "App/Assets.xcassets/items.dataset/list.json": #"["One", "Two"]"#,
    ]
    let load = """
      guard let asset = NSDataAsset(name: "items") else { return }
      label.text = try! JSONDecoder().decode([String].self, from: asset.data).joined(separator: " and ")
      """
    #expect(try screen(load, files: files).passes("- assertVisible: One and Two") == nil)
    #expect(try screen(load).verdicts("- assertVisible: One and Two") == "??")
  }

  @Test func aFileHandleReadsAndWritesAFile() throws {
    let flow = screen(
      """
      let path = NSTemporaryDirectory() + "/notes.txt"
      let missing = FileHandle(forReadingAtPath: path) == nil
      FileManager.default.createFile(atPath: path, contents: Data("one".utf8), attributes: nil)
      let writer = FileHandle(forWritingAtPath: path)!
      writer.seekToEndOfFile()
      writer.write(Data(", two".utf8))
      writer.closeFile()
      let data = FileHandle(forReadingAtPath: path)!.readDataToEndOfFile()
      label.text = "\\(missing) \\(String(data: data, encoding: .utf8)!)"
      """)
    #expect(try flow.passes("- assertVisible: true one, two") == nil)
  }

  @Test func aPageControllerIsAScreenAsItsPageIs() throws {
    let flow = screen(
      "label.text = \"root\"",
      """
      class Tour: UIPageViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewControllers([Page()], direction: .forward, animated: false)
        }
      }
      class Page: UIViewController {}
      extension Root {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          present(Tour(transitionStyle: .scroll, navigationOrientation: .horizontal), animated: false)
        }
      }
      """)
    #expect(try flow.passes("- assertScreen: Tour\n- assertScreen: Page") == nil)
    #expect(try flow.verdicts("- assertScreen: Root") == "✓✗")
  }

  @Test func anExtensionOfUIKitsClassGivesAppsClassesActions() throws {
    let flow = screen(
      """
      label.text = "Name"
      let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
      field.placeholder = "Search"
      view.addSubview(field)
      hideKeyboardWhenTappedAround()
      """,
      """
      extension UIViewController {
        func hideKeyboardWhenTappedAround() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(UIViewController.dismissKeyboard))
          view.addGestureRecognizer(tap)
        }
        @objc func dismissKeyboard() { view.endEditing(true) }
      }
      """)
    #expect(
      try flow.passes(
        "- tapOn: Search\n- assertVisible: {text: Search, focused: true}\n- tapOn: Name\n"
          + "- assertVisible: {text: Search, focused: false}") == nil)
  }

  @Test func aSystemButtonSendsItsAction() throws {
    let flow = screen(
      """
      let button = UIButton.systemButton(with: UIImage(systemName: "plus")!, target: self, action: #selector(add))
      button.frame = CGRect(x: 20, y: 300, width: 40, height: 40)
      button.accessibilityIdentifier = "add"
      view.addSubview(button)
      """, "extension Root { @objc func add() { label.text = \"added\" } }")
    #expect(try flow.passes("- tapOn: {id: add}\n- assertVisible: added") == nil)
  }

  @Test func whatACoderWroteInAnOrderOfItsOwnACoderReadsFromAFile() throws {
    let flow = screen(
      """
      let path = NSTemporaryDirectory() + "/mode.json"
      FileManager.default.createFile(atPath: path, contents: try! JSONEncoder().encode(Mode(a: 1, b: 2, c: 3)))
      let data = FileHandle(forReadingAtPath: path)!.readDataToEndOfFile()
      label.text = "b is \\(try! JSONDecoder().decode(Mode.self, from: data).b)"
      """, "struct Mode: Codable { var a: Int; var b: Int; var c: Int }")
    #expect(try flow.passes("- assertVisible: b is 2") == nil)
  }

  @Test func anEmptyStackOnTheScreenShowsTheFirstControllerThatIsPushed() throws {
    let flow = screen(
      """
      label.text = "Start"
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(start)))
      """,
      """
      extension Root {
        @objc func start() {
          let stack = UINavigationController()
          view.window?.rootViewController = stack
          stack.pushViewController(Main(), animated: true)
        }
      }
      class Main: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Main"
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          label.text = "loaded"
          view.addSubview(label)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Seen", style: .plain, target: nil, action: nil)
        }
      }
      """)
    #expect(
      try flow.passes(
        "- tapOn: Start\n- assertScreen: Main\n- assertVisible: loaded\n- assertVisible: Seen\n"
          + "- assertNotVisible: Start") == nil)
  }

  @Test func whatCodeStacksLiesInTheOrderOfTheStack() throws {
    let flow = screen(
      """
      let title = UILabel()
      title.text = "Sign Up"
      let field = UITextField()
      field.placeholder = "Name"
      let button = UIButton()
      button.setTitle("Sign Up", for: .normal)
      button.addTarget(self, action: #selector(go), for: .touchUpInside)
      let stack = UIStackView(arrangedSubviews: [title, field, button])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      navigationItem.title = "Sign Up"
      """, "extension Root { @objc func go() { label.text = \"gone\" } }")
    #expect(
      try flow.passes("- tapOn: {text: Sign Up, below: Name, index: 0}\n- assertVisible: gone") == nil)
  }

  @Test func whereCodePutsWhatHasNoSizeIsNotKnown() throws {
    let flow = screen(
      """
      for (text, place) in [("Left", view.leadingAnchor), ("Other", view.centerXAnchor)] {
        let label = UILabel()
        label.text = text
        label.font = UIFont(name: "Avenir-Book", size: 17)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.leadingAnchor.constraint(equalTo: place).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
      }
      """)
    #expect(try flow.verdicts("- assertVisible: {text: Other, below: Left}") == "✓?")
    #expect(try flow.verdicts("- assertVisible: {text: Other}") == "✓✓")
  }

  @Test func aVariableWithACapitalIsNoTypeBeforeAQuestionMark() throws {
    let flow = screen(
      """
      Caption = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
      Caption?.text = "Written"
      if let Caption = Caption { view.addSubview(Caption) }
      label.text = Int?.none == nil ? "none" : "some"
      """, "extension Root { var Other: UILabel? { nil } }",
      stored: "var Caption: UILabel?")
    #expect(try flow.passes("- assertVisible: Written\n- assertVisible: none") == nil)
  }

  @Test func whatIsUnwrappedImplicitlyIsHandedToTheLibraryAsWhatItHolds() throws {
    let flow = screen(
      """
      given = "Text"
      label.attributedText = NSMutableAttributedString(string: given)
      """, stored: "var given: String!")
    #expect(try flow.passes("- assertVisible: Text") == nil)
  }

  @Test func anOptionalMethodIsMeantBesideAPropertyOfItsName() throws {
    let flow = screen(
      """
      let teller = Teller()
      teller.delegate = self
      teller.tell()
      """,
      """
      class Teller {
        weak var delegate: UITableViewDelegate?
        func tell() {
          let table = UITableView()
          let height = delegate?.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)) ?? 7.5
          let footer = delegate?.tableView?(table, heightForFooterInSection: 0) ?? 8.5
          (delegate as? Root)?.label.text = "\\(height) and \\(footer)"
        }
      }
      extension Root: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
      }
      """, stored: "let tableView = UITableView()")
    #expect(try flow.passes("- assertVisible: 50.0 and 8.5") == nil)
  }

  @Test func aRangeOfWhatIsUnwrappedImplicitlyIsObjectiveCs() throws {
    let flow = screen(
      """
      given = "Some text"
      let text = NSMutableAttributedString(string: given)
      text.addAttribute(.kern, value: 2, range: (given as NSString).range(of: "text"))
      text.replaceCharacters(in: (given as NSString).range(of: "Some"), with: "No")
      text.deleteCharacters(in: NSRange(location: 0, length: 1))
      label.attributedText = text
      """, stored: "var given: String!")
    #expect(try flow.passes("- assertVisible: o text") == nil)
  }

  @Test func aDetailOutsideOfASplitViewIsPresented() throws {
    let flow = screen(
      """
      let next = UIViewController()
      next.title = "Detail"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.showDetailViewController(next, sender: nil) }
      """)
    #expect(try flow.passes("- assertPresented: Detail") == nil)
  }

  @Test func aChainEndsInTheTypeOfWhatIsUnwrappedImplicitly() throws {
    let flow = LiveFlow(
      source: """
        class List: UICollectionViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "List"
            collectionView.backgroundColor = .lightGray.withAlphaComponent(0.3)
          }
        }
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let list = List(collectionViewLayout: UICollectionViewFlowLayout())
            navigationController?.pushViewController(list, animated: false)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: List") == nil)
  }

  @Test func aChainThatMayBeNilHasTheTypeOfItsPlace() throws {
    let flow = screen(
      "label.text = \"\\(total + 1)\"",
      stored: """
        let parts: Set<String>? = []
        var total: Double { parts?.reduce(0, { sum, part in sum + Double(part.count) }) ?? 0.0 }
        """)
    #expect(try flow.passes("- assertVisible: \"1.0\"") == nil)
  }
}
