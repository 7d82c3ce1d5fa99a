import Testing

/// Apps over the smaller models: what each gives.
@MainActor
struct ModelFlowTests {
  private func passes(_ imports: String, _ types: String, _ body: String, _ steps: String) throws -> String? {
    try LiveFlow(
      source: """
        \(imports)
        \(types)
        class Root: UIViewController {
          \(body)
        }
        """
    ).passes(steps)
  }

  @Test func aScannerReadsFromLeftToRight() throws {
    #expect(
      try passes(
        "", "",
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          var hex: UInt64 = 0
          let isHex = Scanner(string: "#0xFF8000".replacingOccurrences(of: "#", with: "")).scanHexInt64(&hex)
          let scanner = Scanner(string: "  12 apples, -3.5e1 pears")
          let count = scanner.scanInt() ?? 0
          let name = scanner.scanUpToString(",") ?? "-"
          _ = scanner.scanString(",")
          let number = scanner.scanDouble() ?? 0
          title = "\\(isHex) \\(hex) \\(count) \\(name) \\(number) \\(scanner.isAtEnd)"
        }
        """, "- assertVisible: true 16744448 12 apples -35.0 false") == nil)
  }

  private static let database = """
    final class Notes {
      var database: OpaquePointer?
      init() {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        guard sqlite3_open(folder.appendingPathComponent("notes.sqlite").path, &database) == SQLITE_OK else { return }
        let table = "CREATE TABLE IF NOT EXISTS note (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL, stars INT)"
        sqlite3_exec(database, table, nil, nil, nil)
      }
      func add(_ text: String, _ stars: Int) -> Int32 {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(database, "INSERT INTO note (text, stars) VALUES (?, ?)", -1, &statement, nil) == SQLITE_OK
        else { return -1 }
        sqlite3_bind_text(statement, 1, (text as NSString).utf8String, -1, nil)
        sqlite3_bind_int(statement, 2, Int32(stars))
        return sqlite3_step(statement)
      }
      func all(_ rest: String) -> [String] {
        var statement: OpaquePointer?
        var found: [String] = []
        guard sqlite3_prepare_v2(database, "SELECT id, text, stars FROM note " + rest, -1, &statement, nil) == SQLITE_OK
        else { return [String(cString: sqlite3_errmsg(database))] }
        while sqlite3_step(statement) == SQLITE_ROW {
          let text = String(cString: sqlite3_column_text(statement, 1))
          found.append("\\(sqlite3_column_int(statement, 0)) \\(text) \\(sqlite3_column_int(statement, 2))")
        }
        sqlite3_finalize(statement)
        return found
      }
    }
    """

  @Test func aDatabaseHasWhatTheAppPutIntoIt() throws {
    #expect(
      try passes(
        "import SQLite3", Self.database,
        """
        let notes = Notes()
        override func viewDidLoad() {
          super.viewDidLoad()
          let before = notes.all("").count
          let codes = [notes.add("zoe", 3), notes.add("Amy", 5), notes.add("bob", 4)]
          let lines = [
            notes.all("WHERE stars >= 4 ORDER BY text COLLATE NOCASE"), notes.all("WHERE text LIKE 'a%'"),
            notes.all("ORDER BY stars DESC LIMIT 1"), notes.all("WHERE nothing = 1"),
          ]
          title = "\\(before) \\(codes) " + lines.map { $0.joined(separator: ",") }.joined(separator: "; ")
        }
        """, "- assertVisible: '0 \\[101, 101, 101\\] 2 Amy 5,3 bob 4; 2 Amy 5; 2 Amy 5; no such column: nothing'")
        == nil)
  }

  @Test func aDatabaseOutlivesALaunchUnlessTheAppIsCleared() throws {
    let app = LiveFlow(
      source: """
        import SQLite3
        \(Self.database)
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let notes = Notes()
            _ = notes.add("note", 1)
            title = "has \\(notes.all("").count)"
          }
        }
        """)
    #expect(
      try app.passes(
        """
        - assertVisible: has 1
        - launchApp
        - assertVisible: has 2
        - launchApp: {clearState: true}
        - assertVisible: has 1
        """) == nil)
  }

  @Test func whatIsNotReadOfADatabaseIsOpenAndNothingElse() throws {
    let app = LiveFlow(
      source: """
        import SQLite3
        \(Self.database)
        class Root: UIViewController {
          let notes = Notes()
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Notes"
            let go = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [unowned self] _ in
              _ = notes.add("a", 1)
              title = notes.all("GROUP BY stars").isEmpty ? "none" : "some"
            })
            go.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
            view.addSubview(go)
          }
        }
        """)
    #expect(try app.verdicts("- assertVisible: Notes\n- tapOn: Go\n- assertVisible: some").hasPrefix("✓✓?"))
  }

  @Test func whatAnAppSharesWithItsOtherDevicesIsWhatItSet() throws {
    #expect(
      try passes(
        "", "",
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          let store = NSUbiquitousKeyValueStore.default
          for name in [NSUbiquitousKeyValueStore.didChangeExternallyNotification, .NSUbiquityIdentityDidChange] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in self.title = "changed" }
          }
          let before = store.string(forKey: "name") ?? "-"
          store.set("Ada", forKey: "name")
          store.set(3, forKey: "count")
          store.set(true, forKey: "isOn")
          store.synchronize()
          title = "\\(before) \\(store.string(forKey: "name")!) \\(store.longLong(forKey: "count")) \\(store.bool(forKey: "isOn"))"
        }
        """, "- assertVisible: '- Ada 3 true'") == nil)
  }

  @Test func aKeychainIsEmptyWhenTheAppIsInstalled() throws {
    #expect(
      try passes(
        "import Security", "",
        """
        func query(_ more: [String: Any]) -> [String: Any] {
          var all: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a"]
          for (key, value) in more { all[key] = value }
          return all
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          var found: AnyObject?
          let first = SecItemCopyMatching(query([kSecReturnData as String: kCFBooleanTrue!]) as CFDictionary, &found)
          let added = SecItemAdd(query([kSecValueData as String: "x".data(using: .utf8)!]) as CFDictionary, nil)
          let twice = SecItemAdd(query([kSecValueData as String: "y".data(using: .utf8)!]) as CFDictionary, nil)
          let second = SecItemCopyMatching(query([kSecReturnData as String: true]) as CFDictionary, &found)
          let text = (found as? Data).flatMap { String(data: $0, encoding: .utf8) } ?? "-"
          let deleted = SecItemDelete(query([:]) as CFDictionary)
          let again = SecItemDelete(query([:]) as CFDictionary)
          title = "\\(first == errSecItemNotFound) \\(added) \\(twice) \\(second == errSecSuccess) \\(text) \\(deleted) \\(again)"
        }
        """, "- assertVisible: true 0 -25299 true x 0 -25300") == nil)
  }

  @Test func keychainAccessKeepsTexts() throws {
    #expect(
      try passes(
        "import KeychainAccess", "",
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          let keychain = Keychain(service: "own")
          let isEmpty = keychain["token"] == nil
          keychain["token"] = "abc"
          try? keychain.set("def", key: "other")
          title = "\\(isEmpty) \\(Keychain(service: "own")["token"] ?? "-") \\((try? keychain.get("other")) ?? "-") \\(Keychain(service: "b")["token"] == nil)"
        }
        """, "- assertVisible: true abc def true") == nil)
  }

  @Test func aContainerGivesServices() throws {
    #expect(
      try passes(
        "import Swinject",
        """
        protocol Network { var name: String { get set } }
        final class Server: Network { var name = "server" }
        final class Model { let network: Network; init(network: Network) { self.network = network } }
        struct Parts: Assembly {
          func assemble(container: Container) {
            container.register(Network.self) { _ in Server() }.inObjectScope(.container)
            container.register(Model.self) { r in Model(network: r.resolve(Network.self)!) }
            container.register(Model.self, name: "named") { (r: Resolver, name: String) in
              let model = Model(network: r.resolve(Network.self)!)
              (model.network as? Server)?.name = name
              return model
            }
          }
        }
        """,
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          let resolver = Assembler([Parts()]).resolver
          let first = resolver.resolve(Model.self)!
          let second = resolver.resolve(Model.self)!
          let named = resolver.resolve(Model.self, name: "named", argument: "other")!
          title = "\\(first === second) \\(first.network.name) \\(named.network.name) \\(resolver.resolve(String.self) == nil)"
        }
        """, "- assertVisible: false other other true") == nil)
  }

  @Test func aLineOfTheVisualFormat() throws {
    #expect(
      try passes(
        "", "",
        """
        let first = UILabel()
        let second = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          first.text = "First"
          second.setTitle("Second", for: .normal)
          for each in [first, second] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
          }
          let views: [String: Any] = ["first": first, "second": second]
          view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-10-[first(100)]-gap-[second(==first)]", options: [.alignAllCenterY],
            metrics: ["gap": 5], views: views))
          view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-(120)-[first(40)]", options: NSLayoutConstraint.FormatOptions(), metrics: nil,
            views: views))
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[second(40,>=20,<=60@999)]", options: [], metrics: nil, views: views))
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          title = "\\(first.frame) \\(second.frame.minX) \\(second.frame.width)"
        }
        """,
        """
        - assertVisible: Second
        - assertVisible: "(10.0, 120.0, 100.0, 40.0) 115.0 100.0"
        """) == nil)
  }

  @Test func aLineOfTheVisualFormatBeginsAtAGuide() throws {
    #expect(
      try passes(
        "", "",
        """
        let first = UILabel()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          first.text = "First"
          first.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(first)
          let views = ["topLayoutGuide": topLayoutGuide, "first": first] as [String: AnyObject]
          view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "V:[topLayoutGuide]-10-[first(40)]", options: [], metrics: nil, views: views))
          view.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-10-[first(40)]", options: [], metrics: nil, views: views))
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          title = "\\(first.frame.minY == view.safeAreaInsets.top + 10)"
        }
        """, "- assertVisible: First\n- assertVisible: \"true\"") == nil)
  }

  @Test func servicesAreRegisteredByTheirInitialisers() throws {
    #expect(
      try passes(
        "import Swinject\nimport SwinjectAutoregistration",
        """
        protocol Network { var name: String { get } }
        final class Server: Network { let name = "server" }
        final class Store { let size = 3 }
        final class Model {
          let network: Network
          let store: Store
          init(network: Network, store: Store) { (self.network, self.store) = (network, store) }
        }
        """,
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          let container = Container()
          container.autoregister(Network.self, initializer: Server.init)
          container.autoregister(Store.self, initializer: Store.init).inObjectScope(.container)
          container.autoregister(Model.self, initializer: Model.init)
          let model = container.resolve(Model.self)!
          title = "\\(model.network.name) \\(model.store.size)"
        }
        """, "- assertVisible: server 3") == nil)
  }

  @Test func controlsArePublishers() throws {
    #expect(
      try passes(
        "import Combine\nimport CombineCocoa", "",
        """
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        var cancellables = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          button.setTitle("Go", for: .normal)
          field.placeholder = "Name"
          for each in [button, field, label] { view.addSubview(each) }
          button.tapPublisher.sink { [unowned self] in title = "Gone" }.store(in: &cancellables)
          field.textPublisher.sink { [unowned self] text in label.text = "<\\(text ?? "")>" }.store(in: &cancellables)
        }
        """,
        """
        - assertVisible: "<>"
        - tapOn: Name
        - inputText: Anna
        - assertVisible: "<Anna>"
        - hideKeyboard
        - tapOn: Go
        - assertVisible: Gone
        """) == nil)
  }

  @Test func cellsAreRegisteredByTheirClosures() throws {
    #expect(
      try passes(
        "",
        "class Tile: UICollectionViewCell { let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30)) }",
        """
        let items = ["One", "Two"]
        var collection: UICollectionView!
        override func viewDidLoad() {
          super.viewDidLoad()
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 100, height: 40)
          collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          collection.dataSource = self
          view.addSubview(collection)
        }
        let registration = UICollectionView.CellRegistration<Tile, String> { cell, indexPath, item in
          cell.label.text = "\\(indexPath.item) \\(item)"
          cell.contentView.addSubview(cell.label)
        }
        }
        extension Root: UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: items[indexPath.item])
          }
        """, "- assertVisible: 0 One\n- assertVisible: 1 Two") == nil)
  }

  @Test func reusableCellsAreFoundByTheirClasses() throws {
    #expect(
      try passes(
        "import Reusable", "final class NameCell: UITableViewCell, Reusable { var name = \"\" }",
        """
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        override func viewDidLoad() {
          super.viewDidLoad()
          table.register(cellType: NameCell.self)
          table.dataSource = self
          view.addSubview(table)
        }
        }
        extension Root: UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell: NameCell = tableView.dequeueReusableCell(for: indexPath)
            cell.name = NameCell.reuseIdentifier
            cell.textLabel?.text = cell.name
            return cell
          }
        """, "- assertVisible: NameCell") == nil)
  }
}
