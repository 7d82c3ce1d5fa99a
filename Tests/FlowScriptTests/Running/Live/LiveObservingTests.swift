import Testing

/// Key-value observing of UIKit's own properties.
@MainActor
struct LiveObservingTests {
  @Test func observersHearOfWhatCodeSets() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          var observations: [NSKeyValueObservation] = []
          let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 20))
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "first"
            view.addSubview(label)
            observations.append(
              label.observe(\\.text, options: [.old, .new]) { [unowned self] label, change in
                title = "\\(change.oldValue!!) then \\(change.newValue!!), \\(label.text!)"
              })
            observations.append(
              label.observe(\\.isHidden, options: [.initial]) { [unowned self] label, _ in
                navigationItem.prompt = "hidden \\(label.isHidden)"
              })
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", primaryAction: UIAction(title: "Go") { [unowned self] _ in label.text = "second" })
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Hide",
              primaryAction: UIAction(title: "Hide") { [unowned self] _ in
                label.isHidden = true
                observations = []
                label.isHidden = false
              })
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: hidden false
        - tapOn: Go
        - assertVisible: first then second, second
        - tapOn: Hide
        - assertVisible: hidden true
        """) == nil)
  }

  /// A computed property whose class says what it hangs on, by one of the two methods.
  @Test(arguments: [
    """
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
      key == "title" ? ["name"] : super.keyPathsForValuesAffectingValue(forKey: key)
    }
    """,
    "@objc class func keyPathsForValuesAffectingTitle() -> Set<String> { [\"name\"] }",
  ])
  func observersHearOfWhatHangsOnWhatCodeSets(_ method: String) throws {
    let flow = LiveFlow(
      source: """
        final class Player: NSObject {
          @objc dynamic var score = 0
          @objc dynamic var name = "Ada"
          @objc dynamic var title: String { "\\(name) \\(score)" }
          \(method)
        }
        class Root: UIViewController {
          let player = Player()
          var observation: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "none"
            observation = player.observe(\\.title, options: [.new]) { [unowned self] player, change in
              title = "\\(player.title), new \\(change.newValue ?? "none")"
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Score", primaryAction: UIAction(title: "Score") { [unowned self] _ in player.score += 1 })
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Name", primaryAction: UIAction(title: "Name") { [unowned self] _ in player.name = "Bob" })
          }
        }
        """)
    #expect(
      try flow.passes("- tapOn: Score\n- assertVisible: none\n- tapOn: Name\n- assertVisible: Bob 1, new Bob 1") == nil)
  }

  @Test func observersHearOfScrolling() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          var observation: NSKeyValueObservation?
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
          override func viewDidLoad() {
            super.viewDidLoad()
            scroll.contentSize = CGSize(width: 300, height: 900)
            view.addSubview(scroll)
            scroll.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
            observation = scroll.observe(\\.contentSize) { [unowned self] scroll, _ in
              navigationItem.prompt = "\\(Int(scroll.contentSize.height)) high"
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go",
              primaryAction: UIAction(title: "Go") { [unowned self] _ in
                scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
                scroll.contentSize.height = 1000
                scroll.removeObserver(self, forKeyPath: "contentOffset")
                scroll.contentOffset = .zero
              })
          }
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            title = "\\(keyPath!) \\(Int((object as! UIScrollView).contentOffset.y))"
          }
        }
        """)
    #expect(
      try flow.passes("- tapOn: Go\n- assertVisible: contentOffset 50\n- assertVisible: 1000 high") == nil)
  }

  /// The guard of `observeValue` by a context, and an observer that goes and takes itself away.
  @Test(arguments: ["&observing", "&Watcher.shared", "&own"])
  func observersKnowTheirContext(_ context: String) throws {
    let flow = LiveFlow(
      source: """
        private var observing = 0
        final class Player: NSObject {
          @objc dynamic var score = 0
        }
        final class Watcher: NSObject {
          static var shared = 0
          private var own = 0
          let player: Player
          var seen: [Int] = []
          init(_ player: Player) {
            self.player = player
            super.init()
            player.addObserver(self, forKeyPath: "score", options: [.new], context: \(context))
          }
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            guard context == \(context) else {
              super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
              return
            }
            seen.append(change?[.newKey] as! Int)
          }
          deinit { player.removeObserver(self, forKeyPath: "score", context: \(context)) }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let player = Player()
            var watcher: Watcher? = Watcher(player)
            player.score = 4
            title = "seen \\(watcher!.seen), \\(observing)"
            watcher = nil
            player.score = 5
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 'seen [4], 0'") == nil)
  }

  /// What is not read calls its closure once, twice or more often.
  @Test func whatAClosureCountsThatIsCalledAgainIsNotKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            var lines = 0
            "a\\nb\\nc".enumerateLines { _, _ in lines += 1 }
            title = "\\(lines) lines"
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: 3 lines") == "✓?")
  }

  @Test func aTableTellsOfTheSizeOfItsContent() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDataSource {
          let table = UITableView()
          var observation: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = self
            table.rowHeight = 44
            table.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(table)
            let height = table.heightAnchor.constraint(equalToConstant: 1)
            NSLayoutConstraint.activate([
              table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
              table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              table.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
            ])
            observation = table.observe(\\.contentSize) { table, _ in height.constant = table.contentSize.height }
          }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \\(indexPath.row)"
            return cell
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Row 2") == nil)
  }
}
