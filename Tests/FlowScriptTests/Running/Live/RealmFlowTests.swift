import Testing

/// Apps over the model of Realm.
@MainActor
struct RealmFlowTests {
  @Test func objectsAreAddedFoundAndDeleted() throws {
    let flow = LiveFlow(
      source: """
        import RealmSwift

        class Group: Object {
          @objc dynamic var name = ""
          @objc dynamic var id = UUID().uuidString
          let tasks = List<Task>()
        }
        class Task: Object {
          @Persisted var title: String
          @Persisted var isDone = false
          @Persisted var due: Date?
          @Persisted var count: Int
          convenience init(_ title: String, _ count: Int) {
            self.init()
            self.title = title
            self.count = count
          }
        }

        class Root: UITableViewController {
          let realm = try! Realm()
          var tasks: Results<Task>!
          var token: NotificationToken?
          var log = ""
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
            tasks = realm.objects(Task.self).sorted(byKeyPath: "count", ascending: false)
            token = tasks.observe { [weak self] change in
              guard let self = self else { return }
              switch change {
              case .initial: self.title = "initial"
              case .update(_, let deletions, let insertions, _):
                self.title = "\\(deletions) \\(insertions)"
                self.tableView.reloadData()
              case .error(let error): fatalError("\\(error)")
              }
            }
          }
          @objc func add() {
            let group = Group()
            group.name = "Home"
            group.tasks.append(Task("Wash", 1))
            group.tasks.append(Task("Cook", 5))
            do {
              try realm.write {
                realm.add(group)
                realm.add(Task("Read", 3))
              }
            } catch { print(error) }
            let found = realm.objects(Task.self).filter("isDone = false AND title CONTAINS[c] %@", "o")
            navigationItem.prompt = "\\(group.tasks.count) \\(found.first?.title ?? "none") \\(realm.objects(Group.self).first!.tasks.filter("count > 2").count)"
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks?.count ?? 0 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            let task = tasks[indexPath.row]
            cell.textLabel?.text = "\\(task.title) \\(task.isDone) \\(task.due == nil)"
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let task = tasks[indexPath.row]
            try! realm.write { realm.delete(task) }
            tableView.reloadData()
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: initial
        - tapOn: Add
        - assertVisible: "2 Cook 1"
        - assertVisible: "\\\\[\\\\] \\\\[0, 1, 2\\\\]"
        - assertVisible: Cook false true
        - tapOn: Read false true
        - assertNotVisible: Read false true
        - assertVisible: Wash false true
        """) == nil)
  }

  @Test func aQueryInSwiftFindsWhatItsPropertiesSay() throws {
    let flow = LiveFlow(
      source: """
        import RealmSwift
        class Task: Object {
          @Persisted var name = ""
          @Persisted var isDone = false
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let realm = try! Realm()
            try! realm.write {
              realm.add(Task(value: ["name": "Read"]))
              realm.add(Task(value: ["name": "Write", "isDone": true]))
            }
            let done = realm.objects(Task.self).where { $0.isDone == true }
            let open = realm.objects(Task.self).where { !$0.isDone && $0.name.contains("R") }
            title = "\\(done.count) \\(done.first!.name) \\(open.count)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 1 Write 1") == nil)
  }

  @Test func objectsAreMadeOfValues() throws {
    let flow = LiveFlow(
      source: """
        import RealmSwift
        class Task: Object {
          @Persisted var name = ""
          @Persisted var note = ""
          @Persisted var isDone = false
          @Persisted var date = Date()
        }
        class TaskList: Object {
          @Persisted var name = ""
          @Persisted var tasks: List<Task>
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let films = TaskList(value: ["Films", [["Best film"], ["Worst film", "never", true]]])
            films.tasks.append(Task(value: ["name": "Other", "isDone": true, "date": Date()]))
            title = films.name + films.tasks.map { " \\($0.name),\\($0.note),\\($0.isDone)" }.joined()
          }
        }
        """)
    #expect(
      try flow.passes("- assertVisible: Films Best film,,false Worst film,never,true Other,,true") == nil)
  }

  /// What holds the object reads the new values; a dictionary changes what it names alone.
  @Test func objectsOfOnePrimaryKeyAreOne() throws {
    let flow = LiveFlow(
      source: """
        import RealmSwift
        class Todo: Object {
          @Persisted(primaryKey: true) var id: Int
          @Persisted var title: String
          @Persisted var isDone: Bool
          convenience init(_ id: Int, _ title: String) {
            self.init()
            self.id = id
            self.title = title
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let realm = try! Realm()
            let first = Todo(1, "Milk")
            try! realm.write { realm.add(first) }
            try! realm.write { realm.create(Todo.self, value: ["id": 1, "isDone": true], update: .modified) }
            let partly = "\\(first.title) \\(first.isDone)"
            let second = Todo(1, "Bread")
            try! realm.write { realm.add(second, update: .modified) }
            let found = realm.object(ofType: Todo.self, forPrimaryKey: 1)!
            let count = realm.objects(Todo.self).count
            try! realm.write { realm.delete(second) }
            title = "\\(partly), \\(found === first) \\(count) \\(realm.objects(Todo.self).count) \\(first.isInvalidated)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Milk true, true 1 0 true") == nil)
  }

  /// Values, lists, links, identifiers and dates are there again; what was taken out is not, nor what is in memory alone.
  @Test func whatAnEarlierLaunchWroteIsThere() throws {
    let flow = LiveFlow(
      source: """
        import RealmSwift
        class Person: Object {
          @objc dynamic var name = ""
        }
        class Task: Object {
          @Persisted(primaryKey: true) var id: ObjectId
          @Persisted var title: String
          @Persisted var isDone = false
          @Persisted var due: Date?
          @Persisted var words: List<String>
          @Persisted var owner: Person?
          @Persisted var token = UUID()
        }
        class Group: Object {
          @objc dynamic var name = ""
          let tasks = List<Task>()
        }
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let realm = try! Realm()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: self, action: #selector(add))
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .trash, target: self, action: #selector(remove))
            show()
          }
          @objc func add() {
            try! realm.write {
              let task = Task()
              task.title = "Read"
              task.due = Date(timeIntervalSince1970: 0)
              task.words.append("fast")
              let owner = Person()
              owner.name = "Ann"
              task.owner = owner
              let group = Group()
              group.name = "Home"
              group.tasks.append(task)
              realm.add(group)
            }
            let other = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "other"))
            try! other.write { other.add(Person()) }
            show()
          }
          @objc func remove() {
            try! realm.write {
              realm.objects(Task.self).first!.isDone = true
              realm.delete(realm.objects(Person.self))
            }
            show()
          }
          func show() {
            let other = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "other"))
            let group = realm.objects(Group.self).first
            let task = group?.tasks.first
            let found = task.flatMap { realm.object(ofType: Task.self, forPrimaryKey: $0.id) }
            let parts = [
              group?.name, task?.title, task.map { "\\($0.isDone)" }, task?.words.first, task?.owner?.name,
              task?.due.map { "\\($0.timeIntervalSince1970)" }, found === task ? "same" : "other",
            ]
            label.text = parts.map { $0 ?? "-" }.joined(separator: " ")
            title = "\\(realm.objects(Task.self).count) \\(realm.objects(Person.self).count) \\(other.objects(Person.self).count)"
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: "0 0 0"
        - tapOn: Add
        - assertVisible: "1 1 1"
        - assertVisible: Home Read false fast Ann 0.0 same
        - launchApp
        - assertVisible: "1 1 0"
        - assertVisible: Home Read false fast Ann 0.0 same
        - tapOn: Delete
        - assertVisible: "1 0 0"
        - assertVisible: Home Read true fast - 0.0 same
        - launchApp
        - assertVisible: "1 0 0"
        - assertVisible: Home Read true fast - 0.0 same
        - launchApp: {clearState: true}
        - assertVisible: "0 0 0"
        """) == nil)
  }

  /// A closure whose one statement is an `if` without `else` gives nothing, as a migration does.
  @Test func aClosureOfOneStatementIsTheMigration() throws {
    let flow = LiveFlow(
      source: """
        import RealmSwift
        class Task: Object { @Persisted var name = "" }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Realm.Configuration.defaultConfiguration = Realm.Configuration(schemaVersion: 1) { migration, oldVersion in
              if oldVersion < 1 {
              }
            }
            title = "\\(try! Realm().objects(Task.self).count) tasks"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 0 tasks") == nil)
  }
}
