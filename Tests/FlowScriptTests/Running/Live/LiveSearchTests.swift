import Testing

/// Search controllers, notifications and texts with looks in an app's code.
@MainActor
struct LiveSearchTests {
  @Test func theFieldLiesInItsBar() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let bar = UISearchBar()
          override func viewDidLoad() {
            super.viewDidLoad()
            bar.placeholder = "Find"
            bar.frame = CGRect(x: 0, y: 200, width: 393, height: 56)
            view.addSubview(bar)
            let field = bar.searchTextField
            field.translatesAutoresizingMaskIntoConstraints = false
            field.leftAnchor.constraint(equalTo: bar.leftAnchor, constant: 20).isActive = true
            title = "\\(field.isDescendant(of: bar))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 'true'\n- tapOn: Find\n- inputText: abc\n- assertVisible: abc") == nil)
  }

  @Test func aSearchWhoseFieldLiesInTheContentMayHideTheBarAsLongAsItGoesOn() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController, UISearchResultsUpdating {
          let search = UISearchController(searchResultsController: nil)
          var shown = ["Ann", "Bob"]
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Names"
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            search.searchBar.placeholder = "Find"
            definesPresentationContext = true
            tableView.tableHeaderView = search.searchBar
          }
          func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            shown = ["Ann", "Bob"].filter { text.isEmpty || $0.contains(text) }
            tableView.reloadData()
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = shown[indexPath.row]
            return cell
          }
        }
        """)
    #expect(
      try flow.verdicts(
        """
        - tapOn: Find
        - inputText: A
        - assertNotVisible: Bob
        - assertVisible: Names
        - tapOn: Cancel
        - assertVisible: Names
        - assertNotVisible: Cy
        """) == "✓✓✓✓?✓✓✓")
  }

  @Test func aSearchTellsItsUpdaterOfEachChange() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController, UISearchResultsUpdating {
          let names = ["Ann", "Bob"]
          var shown: [String] = []
          let search = UISearchController(searchResultsController: nil)
          override func viewDidLoad() {
            super.viewDidLoad()
            shown = names
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            search.searchBar.placeholder = "Find"
            navigationItem.searchController = search
            definesPresentationContext = true
          }
          func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            shown = search.isActive && !text.isEmpty ? names.filter { $0.contains(text) } : names
            tableView.reloadData()
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = shown[indexPath.row]
            return cell
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - tapOn: Find
        - inputText: Bo
        - assertVisible: Bob
        - assertNotVisible: Ann
        - tapOn: Cancel
        - assertVisible: Ann
        - assertNotVisible: Cancel
        """) == nil)
  }

  @Test func observersHearOfTheKeyboardAndOfTheLaunch() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "none"
            field.placeholder = "Name"
            view.addSubview(log)
            view.addSubview(field)
            let center = NotificationCenter.default
            center.addObserver(self, selector: #selector(up), name: UIResponder.keyboardWillShowNotification, object: nil)
            center.addObserver(
              forName: UIResponder.keyboardDidHideNotification, object: nil, queue: .main
            ) { [unowned self] _ in log.text! += " down" }
            center.addObserver(
              self, selector: #selector(active), name: UIApplication.didBecomeActiveNotification, object: nil)
          }
          @objc func up(_ notification: Notification) {
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
            additionalSafeAreaInsets.bottom = frame.cgRectValue.height
            log.text! += " up"
          }
          @objc func active() { log.text! += " active" }
        }
        """)
    #expect(try flow.passes("- assertVisible: none active") == nil)
    #expect(try flow.passes("- tapOn: Name\n- hideKeyboard\n- assertVisible: none active.* down") == nil)
  }

  @Test func textsWithLooksAreTexts() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 4
            let text = NSMutableAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 12)])
            text.append(NSAttributedString(string: " World", attributes: [.paragraphStyle: style]))
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            label.attributedText = text
            view.addSubview(label)
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.red.cgColor]
            blur.layer.insertSublayer(gradient, at: 0)
            let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            inner.text = "Blurred \\(text.length)"
            blur.contentView.addSubview(inner)
            view.addSubview(blur)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Hello World\n- assertVisible: Blurred 11") == nil)
  }

  @Test func animatorsAndLayersTellOfTheirEnd() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, CAAnimationDelegate {
          let log = UILabel(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "none"
            view.addSubview(log)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.log.alpha = 0.5 }
            animator.addCompletion { position in if position == .end { self.log.text! += " moved" } }
            animator.startAnimation()
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.duration = 2
            fade.delegate = self
            log.layer.add(fade, forKey: "fade")
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { self.log.alpha = 1 } completion: { _ in
              self.log.text = "never"
            }
          }
          func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.text! += " faded" }
        }
        """)
    #expect(try flow.passes("- assertVisible: none moved faded") == nil)
  }

  @Test func theFieldOfASearchBarStandsForTheBar() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let bar = UISearchBar(frame: CGRect(x: 0, y: 120, width: 300, height: 56))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Films"
            bar.searchTextField.attributedPlaceholder = NSAttributedString(string: "Search")
            bar.searchTextField.accessibilityIdentifier = "field"
            bar.searchTextField.backgroundColor = .red
            bar.searchTextField.addTarget(self, action: #selector(typed), for: .editingChanged)
            view.addSubview(bar)
          }
          @objc func typed() { title = bar.searchTextField.text! + (bar.searchTextField.isFirstResponder ? "…" : "") }
        }
        """)
    let steps = """
      - assertVisible: Search
      - assertVisible: {id: field}
      - tapOn: Search
      - inputText: Duck
      - assertVisible: Duck…
      """
    #expect(try flow.passes(steps) == nil)
  }

  @Test func theFieldOfASearchBarIsHeardOf() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UISearchBarDelegate {
          let bar = UISearchBar(frame: CGRect(x: 0, y: 120, width: 300, height: 44))
          let log = UILabel(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
          override func viewDidLoad() {
            super.viewDidLoad()
            bar.placeholder = "Search"
            bar.delegate = self
            log.text = "log"
            view.addSubview(bar)
            view.addSubview(log)
            let center = NotificationCenter.default
            let names = [
              UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
              UITextField.textDidEndEditingNotification,
            ]
            for (index, name) in names.enumerated() {
              center.addObserver(forName: name, object: bar.searchTextField, queue: nil) { _ in self.add("n\\(index)") }
            }
            bar.searchTextField.addTarget(self, action: #selector(began), for: .editingDidBegin)
            bar.searchTextField.addTarget(self, action: #selector(ended), for: .editingDidEnd)
            bar.searchTextField.addTarget(self, action: #selector(left), for: .editingDidEndOnExit)
          }
          func add(_ word: String) { log.text = log.text! + " " + word }
          @objc func began() { add("b") }
          @objc func ended() { add("e") }
          @objc func left() { add("x") }
          func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { add("d") }
          func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            add("s")
            searchBar.resignFirstResponder()
          }
        }
        """)
    let steps = """
      - tapOn: Search
      - assertVisible: log b n0
      - inputText: D
      - assertVisible: log b n0 d n1
      - pressKey: Enter
      - assertVisible: log b n0 d n1 s e n2 x
      """
    #expect(try flow.passes(steps) == nil)
  }

  @Test func theBarOfASearchReadsSearch() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.searchController = UISearchController(searchResultsController: nil)
            navigationItem.hidesSearchBarWhenScrolling = false
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Search\n- assertNotVisible: Find") == nil)
  }

  /// Source: measures of many authors: a bar with a search bar that always shows is 96 points high.
  @Test func aSearchBarThatAlwaysShowsTakesRoomInTheBar() throws {
    func flow(_ hides: Bool) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.rowHeight = 40
              navigationItem.searchController = UISearchController(searchResultsController: nil)
              navigationItem.hidesSearchBarWhenScrolling = \(hides)
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
              let cell = UITableViewCell()
              cell.textLabel?.text = "Row \\(path.row)"
              return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { title = "Took \\(path.row)" }
          }
          """)
    }
    #expect(try flow(false).passes("- tapOn: {point: '196,204'}\n- assertVisible: Took 1") == nil)
    #expect(try flow(true).verdicts("- assertVisible: Row 5\n- tapOn: {point: '196,204'}") == "✓✓?")
  }

  @Test func anItemIsMadeWithoutATitle() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
            let item = UINavigationItem()
            item.rightBarButtonItem = UIBarButtonItem(
              title: "Add", primaryAction: UIAction(title: "Add") { _ in item.title = "Added" })
            bar.setItems([item], animated: false)
            view.addSubview(bar)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Add\n- assertVisible: Added") == nil)
  }
}
