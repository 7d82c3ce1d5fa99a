import Testing

/// Members of Apple's classes that many apps use, and what is known of what they give.
@MainActor
struct LiveCommonMemberTests {
  /// A screen whose label shows what the code says.
  private func screen(
    _ load: String, _ members: String = "", head: String = "", stored: String = "", files: [String: String] = [:]
  ) -> LiveFlow {
    LiveFlow(
      source: """
        \(head)
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

  @Test func aClassDescribesItselfByItsNameInTheRuntime() throws {
    let flow = screen(
      """
      label.text = "\\(Card.description() == NSStringFromClass(Card.self)) \\(Named.description()) \\(UILabel.description())"
      """, "class Card: UIView {}\n@objc(Other) class Named: NSObject {}")
    #expect(try flow.passes("- assertVisible: true Other UILabel") == nil)
  }

  @Test func aLiteralBesideTheRawValueOfAnEnumThatIsNotThereIsOfItsType() throws {
    let flow = screen(
      """
      let level: Level? = nil
      label.text = "\\(level?.rawValue ?? 7) \\(price?.rawValue ?? 0)"
      """, "enum Level: Int { case low }\nenum Price: Double { case free }", stored: "var price: Price?")
    #expect(try flow.passes("- assertVisible: 7 0.0") == nil)
  }

  @Test func aSelectorIsMadeOfAText() throws {
    let flow = screen(
      "UIApplication.shared.sendAction(Selector((\"hit\")), to: self, from: nil, for: nil)",
      "extension Root { @objc func hit() { label.text = \"hit\" } }")
    #expect(try flow.passes("- assertVisible: hit") == nil)
  }

  @Test func aFieldRespondsToWhatMayBeSetOfIt() throws {
    let flow = screen(
      """
      let can = UITextField().responds(to: #selector(setter: UITextField.inputAccessoryView))
      label.text = can ? "yes" : "no"
      """)
    #expect(try flow.passes("- assertVisible: \"yes\"") == nil)
  }

  @Test func everyErrorIsAnNSErrorToo() throws {
    let flow = screen(
      """
      label.text = "none"
      do { try Player.shared.start() } catch let error as NSError { label.text = error.domain.isEmpty ? "e" : "e" }
      """, head: "import Sounds")
    #expect(try flow.verdicts("- assertVisible: none\n- assertNotVisible: other") == "✓?✓")
  }

  @Test func aNumberThatIsNotKnownIsNoText() throws {
    let flow = screen("let any: Any = Int.random(in: 1...3)\nlabel.text = any is String ? \"text\" : \"number\"")
    #expect(try flow.passes("- assertVisible: number") == nil)
  }

  @Test func whatManyAppsSayInPassing() throws {
    let flow = screen(
      """
      for family in UIFont.familyNames.sorted() {
        let names = UIFont.fontNames(forFamilyName: family)
        print("\\(family): \\(names)")
      }
      view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : UIColor(white: 1, alpha: 1) }
      let layer = CAGradientLayer()
      layer.drawsAsynchronously = true
      view.layer.addSublayer(layer)
      let item = UITabBarItem()
      item.title = "Home"
      let tabs = UITabBarController()
      let first = UIViewController()
      first.tabBarItem = item
      tabs.viewControllers = [first]
      let worker = Worker(qos: .userInitiated)
      let own = tabs.customizableViewControllers?.first === first
      label.text = "\\(item.title!) \\(own) \\(Int(powf(2, 10))) \\(worker.name) \\(view.backgroundColor != nil)"
      """,
      """
      final class Worker {
        let queue: DispatchQueue
        var name: String { queue.label }
        init(qos: DispatchQoS) { queue = DispatchQueue(label: "work", qos: qos) }
      }
      """)
    #expect(try flow.passes("- assertVisible: Home true 1024 work true") == nil)
  }

  @Test func aRandomIdentifierIsAsLongAsAllAndCanBeEncoded() throws {
    let flow = screen(
      """
      let id = UUID().uuidString
      guard let data = id.data(using: .utf8) else { return label.text = "none" }
      label.text = "\\(id.count) \\(id.isEmpty) \\(id.prefix(8).count) \\(data.isEmpty)"
      title = "some"
      """)
    #expect(try flow.passes("- assertVisible: some") == nil)
    #expect(
      try screen("let id = UUID().uuidString; label.text = \"\\(id.count) \\(id.isEmpty)\"").passes(
        "- assertVisible: 36 false") == nil)
  }

  @Test func theSystemsFontHasABoldOne() throws {
    let flow = screen(
      """
      label.font = UIFont(descriptor: label.font.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)
      let round = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)!
      let leaning = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits([.traitItalic])!
      let sizes = [label.font.pointSize, UIFont(descriptor: round, size: 0).pointSize, leaning.pointSize]
      label.text = sizes.map { "\\(Int($0))" }.joined(separator: " ")
      """)
    #expect(try flow.passes("- assertVisible: 17 20 17") == nil)
    let other = screen(
      """
      let font = UIFont(name: "Menlo", size: 12) ?? .systemFont(ofSize: 12)
      label.text = font.fontDescriptor.withSymbolicTraits(.traitBold) == nil ? "none" : "some"
      """)
    #expect(try other.verdicts("- assertVisible: none").contains("?"))
  }

  @Test func whatAFormatterMayWriteOtherwiseIsThere() throws {
    let flow = screen(
      """
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = [.minute, .second]
      formatter.allowsFractionalUnits = true
      let text = formatter.string(from: 65)!
      label.accessibilityHint = text
      label.text = "written"
      let layer = CAGradientLayer()
      layer.type = .radial
      view.layer.addSublayer(layer)
      view.layer.add(CATransition(), forKey: kCATransition)
      """)
    #expect(try flow.passes("- assertVisible: written") == nil)
  }

  @Test func kindsOfDataHadConstants() throws {
    let flow = screen(
      "label.text = (kUTTypeImage as String) + \" \\(kUTTypeMovie)\"", head: "import MobileCoreServices")
    #expect(try flow.passes("- assertVisible: public.image public.movie") == nil)
  }

  @Test func whatTheEditMenuDoesIsSetOffByNothingElse() throws {
    let flow = screen(
      "label.text = \"12\"; view.addSubview(Pad())",
      "class Pad: UIView { override func copy(_ sender: Any?) { UIPasteboard.general.string = \"12\" } }")
    #expect(try flow.passes("- assertVisible: \"12\"\n- assertNotVisible: \"13\"") == nil)
  }

  @Test func offsetsAndTextContainersOnlyLook() throws {
    let flow = screen(
      """
      let back = UIBarButtonItem.appearance()
      back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
      let text = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 80))
      text.text = "Words"
      text.textContainerInset = .zero
      text.textContainer.lineFragmentPadding = 0
      text.textContainer.maximumNumberOfLines = 2
      text.textContainer.lineBreakMode = .byTruncatingTail
      view.addSubview(text)
      let offset = UIOffset(horizontal: 3, vertical: 4)
      label.text = "\\(Int(offset.horizontal + offset.vertical)) \\(offset == .zero)"
      """)
    #expect(try flow.passes("- assertVisible: 7 false\n- assertVisible: Words") == nil)
  }

  @Test func draggingRowsIsSetOffByNoTouchOfAFlow() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController, UITableViewDragDelegate {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dragDelegate = self
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "row"
            return cell
          }
          func tableView(
            _ tableView: UITableView, itemsForBeginning session: UIDragSession, at path: IndexPath
          ) -> [UIDragItem] { [] }
        }
        """)
    #expect(try flow.passes("- assertVisible: row\n- tapOn: row\n- assertNotVisible: other") == nil)
  }

  @Test func theNameOfAClassInsideAnotherIsMangled() throws {
    let flow = screen("label.text = Outer.Card.description()", "class Outer { class Card: NSObject {} }")
    let report = try flow.report("- assertVisible: App.Outer.Card")
    #expect(report.contains("undecided: only the app's code knows NSStringFromClass"), Comment(rawValue: report))
  }

  @Test func aRegisteredNibMayBeMadeWithItsTypeLeftOut() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(.init(nibName: "Row", bundle: .main), forCellReuseIdentifier: "Row")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
          }
        }
        """,
      files: [
        "App/Row.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell id="c1"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="c2"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <subviews><label opaque="NO" text="From the nib" id="l1"><rect key="frame" x="20" y="10" width="300" height="24"/>
        </label></subviews></tableViewCellContentView></tableViewCell></objects></document>
        """
      ])
    #expect(try flow.passes("- assertVisible: From the nib") == nil)
  }

  @Test func aLiteralOfAColourIsOneOfALayersToo() throws {
    let flow = screen(
      """
      label.layer.borderColor = #colorLiteral(red: 0, green: 0.6529316306, blue: 1, alpha: 1)
      label.text = "framed"
      """)
    #expect(try flow.passes("- assertVisible: framed") == nil)
  }

  @Test func picturesOfControlsAndWidthsOfItemsChangeNoText() throws {
    let flow = screen(
      """
      let bar = UIProgressView(progressViewStyle: .bar)
      bar.trackImage = UIImage()
      bar.progressImage = UIImage()
      view.addSubview(bar)
      let tabs = UITabBar()
      tabs.itemWidth = 40
      tabs.itemPositioning = .centered
      let text = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
      text.text = "A long text"
      view.addSubview(text)
      text.scrollRangeToVisible(NSRange(location: 3, length: 1))
      label.text = "dressed"
      """)
    #expect(try flow.passes("- assertVisible: dressed\n- assertVisible: A long text") == nil)
  }

  @Test func anEmptyListIsReducedToTheTypeThatTheClosureReckonsWith() throws {
    let flow = screen(
      """
      let whole = deals.reduce(0) { result, deal in
        if deal.isIn { return result + Int(deal.sum) } else { return result - Int(deal.sum) }
      }
      let exact = deals.reduce(0) { $0 + $1.sum }
      let counted = deals.reduce(0) { $0 + $1.parts.count }
      label.text = "\\(whole) \\(exact)"
      """, "struct Deal { let sum: Double; let isIn: Bool; let parts: [Int] }", stored: "var deals: [Deal] = []")
    #expect(try flow.passes("- assertVisible: 0 0.0") == nil)
  }

  @Test func whatAnEmptyListIsReducedToIsAskedWhereTheClosureDoesNotTell() throws {
    let flow = screen(
      "label.text = \"\\(deals.reduce(0) { add($0, $1) })\"",
      "struct Deal {}\nfunc add<Number>(_ number: Number, _ deal: Deal) -> Number { number }",
      stored: "var deals: [Deal] = []")
    let report = try flow.report("- assertVisible: 0")
    #expect(
      report.contains("undecided: only the app's code knows what type an empty list is reduced to"),
      Comment(rawValue: report))
  }

  @Test func aPropertyIsDecodedAsWhatItBeginsWith() throws {
    let flow = screen(
      """
      let json = "[{\\"name\\": \\"a\\"}]".data(using: .utf8)!
      let full = "[{\\"name\\": \\"b\\", \\"id\\": \\"c\\"}]".data(using: .utf8)!
      label.text = "\\((try? JSONDecoder().decode([Row].self, from: json))?.count ?? 0)"
        + " \\((try? JSONDecoder().decode([Row].self, from: full))?.first?.id ?? "none")"
      """, "struct Row: Decodable { var id = UUID().uuidString; let name: String }")
    #expect(try flow.passes("- assertVisible: 0 c") == nil)
  }

  @Test func aTextHasAComponent() throws {
    let flow = screen(
      """
      let serial = UUID().uuidString.components(separatedBy: "-").first!
      label.text = UUID().uuidString.components(separatedBy: "-").isEmpty ? "none" : "some"
      label.accessibilityHint = serial
      """)
    #expect(try flow.passes("- assertVisible: some") == nil)
  }

  @Test func theCharactersOfATextWereACollection() throws {
    let flow = screen("label.text = \"\\(\"four\".characters.count) \\(String(\"abc\".characters.reversed()))\"")
    #expect(try flow.passes("- assertVisible: 4 cba") == nil)
  }

  @Test func anImageIsArchived() throws {
    let flow = screen(
      """
      let data = try! NSKeyedArchiver.archivedData(withRootObject: Meal(UIImage()), requiringSecureCoding: false)
      let meal = try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Meal
      picture.image = meal?.photo ?? UIImage()
      view.addSubview(picture)
      label.text = meal == nil ? "lost" : "found"
      """,
      """
      class Meal: NSObject, NSCoding {
        let photo: UIImage?
        init(_ photo: UIImage?) { self.photo = photo }
        func encode(with coder: NSCoder) { coder.encode(photo, forKey: "photo") }
        required init?(coder: NSCoder) { photo = coder.decodeObject(forKey: "photo") as? UIImage }
      }
      """, stored: "let picture = UIImageView()")
    #expect(try flow.passes("- assertVisible: found") == nil)
  }

  @Test func anActionNamedLikeADelegatesMethodIsTheApps() throws {
    let flow = screen(
      """
      field.delegate = self
      field.addTarget(self, action: #selector(textFieldHasText), for: .editingChanged)
      view.addSubview(field)
      """,
      """
      extension Root: UITextFieldDelegate {
        @objc func textFieldHasText(_ textField: UITextField) { label.text = "typed" }
      }
      """, stored: "let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))")
    #expect(try flow.passes("- assertNotVisible: typed") == nil)
  }

  @Test func aRequestOfCombinesIsUnderWayUntilTheServerAnswers() throws {
    let flow = screen(
      """
      label.text = "Loading"
      URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
        .map(\\.data)
        .decode(type: [String].self, decoder: JSONDecoder())
        .receive(on: DispatchQueue.main)
        .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] names in self?.names = names })
        .store(in: &bag)
      """, head: "import Combine", stored: "var names: [String] = []\nvar bag: Set<AnyCancellable> = []")
    #expect(try flow.passes("- assertVisible: Loading") == nil)
  }

  @Test func theAppsExtensionsOfSessionsRun() throws {
    let flow = screen(
      "label.text = URLSession.shared.title",
      "extension URLSession { var title: String { \"Session\" } }")
    #expect(try flow.passes("- assertVisible: Session") == nil)
  }

  @Test func aContextOfCoreDataReadsOneStateOfTheStore() throws {
    let flow = screen(
      """
      let container = NSPersistentContainer(name: "Model")
      container.viewContext.mergePolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
      container.loadPersistentStores { _, _ in }
      container.viewContext.automaticallyMergesChangesFromParent = true
      do { try container.viewContext.setQueryGenerationFrom(.current) } catch { fatalError() }
      let set = NSSet(array: ["a", "b"])
      label.text = "\\(set.addingObjects(from: ["c"]).count) \\(set.count)"
      """, head: "import CoreData")
    #expect(try flow.passes("- assertVisible: 3 2") == nil)
  }

  @Test func aContextThatMergesNothingMayReadAnOldState() throws {
    let flow = screen(
      """
      let container = NSPersistentContainer(name: "Model")
      container.loadPersistentStores { _, _ in }
      try? container.viewContext.setQueryGenerationFrom(.current)
      label.text = "ready"
      """, head: "import CoreData")
    #expect(try flow.verdicts("- assertVisible: ready").first == "?")
  }

  @Test func prioritiesOfSnapKitHaveNames() throws {
    let flow = screen(
      """
      label.text = "tall"
      label.snp.makeConstraints { make in make.height.equalTo(40).priority(.medium) }
      """, head: "import SnapKit")
    #expect(try flow.passes("- assertVisible: tall") == nil)
  }
}
