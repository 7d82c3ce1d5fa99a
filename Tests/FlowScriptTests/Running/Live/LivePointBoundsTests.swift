import Testing

/// Fingers on points of views whose places are known within bounds alone: by content, lists and cards.
@MainActor
struct LivePointBoundsTests {
  /// A screen whose log tells which button was hit.
  private func screen(_ members: String = "", load: String) -> LiveFlow {
    LiveFlow(
      source: """
        extension UIView {
          func put(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
            if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate(constraints)
          }
        }
        class Hit: UIButton {
          convenience init(_ name: String, _ log: UILabel) {
            self.init(type: .system)
            setTitle(name, for: .normal)
            addAction(UIAction { _ in log.text = "hit \\(name)" }, for: .touchUpInside)
          }
        }
        let log = UILabel(frame: CGRect(x: 20, y: 740, width: 300, height: 40))
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(log)
        \(load)
          }
        }
        \(members)
        """)
  }

  @Test func whatIsInAViewBelowATextIsHitWhereItSurelyLies() throws {
    let flow = screen(
      load: """
        let text = UILabel()
        text.text = "Welcome"
        text.font = UIFont(name: "Avenir-Book", size: 20)
        let (header, button) = (UIView(), Hit("eye", log))
        header.backgroundColor = .white
        view.put(text, [text.topAnchor.constraint(equalTo: view.topAnchor, constant: 200)])
        view.put(
          header,
          [
            header.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 100),
          ])
        header.put(
          button,
          [
            button.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -25),
            button.centerYAnchor.constraint(equalTo: header.centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 80), button.heightAnchor.constraint(equalToConstant: 40),
          ])
        """)
    #expect(try flow.passes("- tapOn: {point: '328,294'}\n- assertVisible: hit eye") == nil)
    #expect(try flow.passes("- tapOn: {point: '200,294'}\n- assertNotVisible: hit eye") == nil)
    #expect(
      try flow.report("- tapOn: {point: '328,274'}").contains(
        #"undecided: what lies at the point is not certain: where Hit "eye" lies"#))
  }

  @Test func buttonsInAStackAroundTheMiddleAreHitWhereTheySurelyLie() throws {
    let flow = screen(
      load: """
        let stack = UIStackView()
        (stack.axis, stack.spacing) = (.vertical, 24)
        for name in ["Login", "Signup"] { stack.put(Hit(name, log), []) }
        view.put(
          stack,
          [
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          ])
        """)
    #expect(try flow.passes("- tapOn: {point: '196,399'}\n- assertVisible: hit Login") == nil)
    #expect(try flow.passes("- tapOn: {point: '196,453'}\n- assertVisible: hit Signup") == nil)
    #expect(try flow.verdicts("- tapOn: {point: '196,384'}") == "✓?")
  }

  @Test func whatMayLieOverAButtonMakesItOpen() throws {
    let flow = screen(
      load: """
        let (button, cover, text) = (Hit("below", log), UIView(), UILabel())
        button.frame = CGRect(x: 0, y: 300, width: 393, height: 60)
        text.text = "Some words"
        text.font = UIFont(name: "Avenir-Book", size: 17)
        view.addSubview(button)
        view.put(text, [text.topAnchor.constraint(equalTo: view.topAnchor, constant: 200)])
        view.put(
          cover,
          [
            cover.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 110),
            cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            cover.heightAnchor.constraint(equalToConstant: 100),
          ])
        """)
    #expect(try flow.passes("- tapOn: {point: '100,305'}\n- assertVisible: hit below") == nil)
    #expect(try flow.passes("- tapOn: {point: '100,345'}\n- assertNotVisible: hit below") == nil)
    #expect(
      try flow.report("- tapOn: {point: '100,331'}").contains(
        "undecided: what lies at the point is not certain: where UIView lies"))
  }

  @Test func aButtonThatIsAlignedWithAnotherMayLieOverIt() throws {
    let flow = screen(
      load: """
        let (below, above, free) = (Hit("below", log), Hit("above", log), Hit("free", log))
        for each in [below, above, free] { view.put(each, []) }
        NSLayoutConstraint.activate([
          below.leadingAnchor.constraint(equalTo: above.leadingAnchor),
          below.firstBaselineAnchor.constraint(equalTo: above.firstBaselineAnchor),
          free.leadingAnchor.constraint(equalTo: above.leadingAnchor),
          free.topAnchor.constraint(equalTo: above.bottomAnchor),
          above.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          above.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
        ])
        """)
    #expect(
      try flow.report("- tapOn: below").contains(#"whether Hit "above" lies over Hit "below""#))
    #expect(try flow.passes("- tapOn: above\n- assertVisible: hit above") == nil)
    #expect(try flow.passes("- tapOn: free\n- assertVisible: hit free") == nil)
  }

  @Test func theOutermostOfSeveralItemsIsHitAtTheMargin() throws {
    let flow = screen(
      load: """
        func item(_ kind: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
          UIBarButtonItem(systemItem: kind, primaryAction: UIAction { _ in log.text = "hit \\(kind == .compose)" })
        }
        navigationItem.rightBarButtonItems = [item(.compose), item(.trash)]
        """)
    #expect(try flow.passes("- tapOn: {point: '368,80'}\n- assertVisible: hit true") == nil)
    #expect(
      try flow.report("- tapOn: {point: '356,80'}").contains(
        "undecided: what lies at the point is not certain: which item of the navigation bar lies at the point"))
  }

  private static let list = """
    class Item: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: .zero)
        let button = Hit("plus", log)
        contentView.put(
          button,
          [
            button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -25),
            button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 60), button.heightAnchor.constraint(equalToConstant: 40),
          ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class List: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        super.viewDidLoad()
        items.register(Item.self, forCellWithReuseIdentifier: "item")
        (items.dataSource, items.delegate) = (self, self)
        view.addSubview(items)
      }
      override func viewDidLayoutSubviews() { items.frame = view.bounds }
      func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ c: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        c.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      func collectionView(
        _ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 361, height: 200) }
    }
    """

  @Test func itemsOfAFlowLayoutLieBetweenTheBeginAndTheMiddleOfTheirLine() throws {
    let flow = screen(
      Self.list,
      load: """
        let list = List()
        addChild(list)
        list.view.frame = CGRect(x: 0, y: 120, width: 393, height: 600)
        view.addSubview(list.view)
        list.didMove(toParent: self)
        """)
    #expect(try flow.passes("- tapOn: {point: '310,220'}\n- assertVisible: hit plus") == nil)
    #expect(try flow.passes("- tapOn: {point: '200,220'}\n- assertNotVisible: hit plus") == nil)
    #expect(try flow.verdicts("- tapOn: {point: '280,220'}") == "✓?")
  }

  @Test func whatLiesInACardIsHitClearOfItsUpperEdge() throws {
    let flow = screen(
      Self.list,
      load: """
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { [unowned self] _ in present(List(), animated: true) })
        """)
    #expect(
      try flow.passes(
        "- tapOn: Add\n- tapOn: {point: '310,170'}\n- swipe: {start: '50%,12%', end: '50%,90%'}\n"
          + "- assertVisible: hit plus") == nil)
    #expect(try flow.verdicts("- tapOn: Add\n- tapOn: {point: '310,70'}") == "✓✓?")
  }

  @Test func aTableWhoseRowsFitRestsAtItsBeginWhateverItScrollsTo() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDataSource {
          let (text, table) = (UILabel(), UITableView())
          var count = 1
          override func viewDidLoad() {
            super.viewDidLoad()
            text.text = "Some words"
            (table.dataSource, table.rowHeight) = (self, 44)
            for each in [text, table] {
              each.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(each)
            }
            NSLayoutConstraint.activate([
              text.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
              table.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 300),
              table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              table.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            ])
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              systemItem: .add,
              primaryAction: UIAction { [unowned self] _ in
                count += 5
                table.reloadData()
                table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: true)
              })
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \\(path.row)"
            return cell
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Add\n- assertVisible: Row 5") == nil)
    #expect(try flow.verdicts("- tapOn: Add\n- tapOn: Add\n- assertVisible: Row 8") == "✓✓✓?")
  }

  /// Where a finger was is not known, but that it is a point.
  @Test func aPointThatIsNotKnownIsNoRecognizer() throws {
    let flow = LiveFlow(
      source: """
        extension UIView {
          func place(for location: CGPoint) -> Int? { bounds.contains(location) ? 1 : nil }
          func place(for tap: UITapGestureRecognizer) -> Int? { place(for: tap.location(in: self)) }
        }
        class Root: UIViewController {
          let box = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Places"
            box.text = "Box"
            box.isUserInteractionEnabled = true
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 200).isActive = true
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
          @objc func tapped(_ tap: UITapGestureRecognizer) {
            _ = box.place(for: tap)
            title = "Tapped"
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Box\n- assertVisible: Tapped") == nil)
  }
}
