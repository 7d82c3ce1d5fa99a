import Testing

/// Apps over the model of Core Data.
@MainActor
struct CoreDataFlowTests {
  private static let model = [
    "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
        <attribute name="name" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName=".Book" syncable="YES">
        <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="pages" attributeType="Integer 16" defaultValueString="100" usesScalarValueType="YES"/>
        <attribute name="isRead" optional="YES" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
        <attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
      </entity>
    </model>
    """
  ]

  @Test func objectsAreKeptFoundAndDeleted() throws {
    let flow = LiveFlow(
      source: """
        import CoreData

        final class Store {
          static let shared = Store()
          lazy var container: NSPersistentContainer = {
            let container = NSPersistentContainer(name: "Model")
            container.loadPersistentStores { description, error in
              if let error = error as NSError? { fatalError("Unresolved error \\(error), \\(error.userInfo)") }
            }
            return container
          }()
          var context: NSManagedObjectContext { container.viewContext }
          func save() { if context.hasChanges { do { try context.save() } catch { fatalError("\\(error)") } } }
        }

        @objc(Book)
        public class Book: NSManagedObject {}
        extension Book {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
          @NSManaged public var added: Date?
          @NSManaged public var pages: Int16
          @NSManaged public var isRead: Bool
          @NSManaged public var title: String?
          @NSManaged public var shelf: Shelf?
        }

        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let context = Store.shared.context
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            let counting: NSFetchRequest<Book> = Book.fetchRequest()
            var texts = ["\\(try! context.count(for: counting))"]
            let fiction = Shelf(context: context)
            fiction.name = "Fiction"
            let other = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context) as! Shelf
            other.name = "Other"
            for (index, title) in ["Emma", "ulysses", "Dracula"].enumerated() {
              let book = Book(context: context)
              book.title = title
              book.shelf = index == 2 ? other : fiction
              if index > 0 { book.pages = Int16(200 + index) }
              book.added = Date(timeIntervalSince1970: Double(1000 - index))
            }
            let entity = NSEntityDescription.entity(forEntityName: "Book", in: context)!
            let last = NSManagedObject(entity: entity, insertInto: context)
            last.setValue("Walden", forKey: "title")
            last.setValue(12, forKeyPath: "pages")
            last.setValue(true, forKey: "isRead")
            fiction.addToBooks(last as! Book)
            Store.shared.save()
            texts.append("\\(fiction.books?.count ?? -1)")
            func fetch(_ predicate: NSPredicate?, _ sort: [NSSortDescriptor]) -> String {
              let request = NSFetchRequest<Book>(entityName: "Book")
              request.predicate = predicate
              request.sortDescriptors = sort
              let found = try? context.fetch(request)
              return (found ?? []).map { $0.title! }.joined(separator: " ")
            }
            let byTitle = NSSortDescriptor(key: "title", ascending: true)
            texts.append(fetch(nil, [byTitle]))
            texts.append(fetch(NSPredicate(format: "title CONTAINS[cd] %@", "U"), [NSSortDescriptor(key: #keyPath(Book.added), ascending: true)]))
            texts.append(fetch(NSPredicate(format: "shelf.name MATCHES %@", "Fiction"), [NSSortDescriptor(keyPath: \\Book.title, ascending: false)]))
            texts.append(fetch(NSPredicate(format: "pages > %d AND (isRead == NO OR title == 'x')", 150), [NSSortDescriptor(key: "pages", ascending: false)]))
            texts.append(fetch(NSPredicate(format: "%K == %@ && isRead == %@", "shelf", fiction, NSNumber(value: true)), []))
            texts.append(fetch(NSPredicate(format: "ANY shelf.books.title BEGINSWITH 'D'"), []))
            context.delete(fiction)
            Store.shared.save()
            texts.append(fetch(nil, []))
            label.text = texts.joined(separator: "; ")
          }
        }
        """, files: Self.model)
    #expect(
      try flow.passes(
        """
        - assertVisible: "0; 3; Dracula Emma Walden ulysses; Dracula ulysses; ulysses Walden Emma; Dracula ulysses; Walden; Dracula; Dracula"
        """) == nil)
  }

  @Test func anEntityHasTheNameOfALibrarysType() throws {
    let model = Self.model.mapValues { $0.replacing("Shelf", with: "Notification") }
    let flow = LiveFlow(
      source: """
        import CoreData

        class Book: NSManagedObject { @NSManaged var title: String? }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let container = NSPersistentContainer(name: "Model")
            container.loadPersistentStores { _, _ in }
            let made = Notification(context: container.viewContext)
            made.name = "kept"
            try! container.viewContext.save()
            title = made.name
          }
        }
        """, files: model)
    #expect(try flow.passes("- assertVisible: kept") == nil)
  }

  @Test func aTableFollowsItsFetchedResults() throws {
    let flow = LiveFlow(
      source: """
        import CoreData

        class Book: NSManagedObject {
          @NSManaged var title: String?
          @NSManaged var pages: Int16
          @NSManaged var isRead: Bool
          @NSManaged var added: Date?
          @NSManaged var shelf: Shelf?
        }

        class Root: UITableViewController, NSFetchedResultsControllerDelegate {
          let container = NSPersistentContainer(name: "Model")
          lazy var results: NSFetchedResultsController<Book> = {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            let made = NSFetchedResultsController(
              fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil, cacheName: nil)
            made.delegate = self
            return made
          }()
          var names = ["Emma", "Dracula", "Walden"]
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Books"
            container.loadPersistentStores { _, error in if error != nil { fatalError() } }
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
            try? results.performFetch()
          }
          @objc func add() {
            let book = Book(context: container.viewContext)
            book.title = names.removeFirst()
            try? container.viewContext.save()
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            results.sections?[section].numberOfObjects ?? 0
          }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            let book = results.object(at: indexPath)
            cell.textLabel?.text = "\\(book.title ?? "") \\(book.isRead ? "read" : "new")"
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let book = results.object(at: indexPath)
            if book.isRead { container.viewContext.delete(book) } else { book.isRead = true }
            try? container.viewContext.save()
          }
          func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.beginUpdates() }
          func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
            switch type {
            case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
            case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
            case .update: tableView.reloadRows(at: [indexPath!], with: .automatic)
            case .move: tableView.moveRow(at: indexPath!, to: newIndexPath!)
            @unknown default: break
            }
          }
          func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.endUpdates() }
        }
        """, files: Self.model)
    #expect(
      try flow.passes(
        """
        - assertNotVisible: Emma new
        - tapOn: Add
        - assertVisible: Emma new
        - tapOn: Add
        - assertVisible: Dracula new
        - assertVisible: Emma new
        - tapOn: Emma new
        - assertVisible: Emma read
        - tapOn: Emma read
        - assertNotVisible: Emma read
        - assertVisible: Dracula new
        """) == nil)
  }

  /// A fetch processes what has changed and is not told of yet, and nothing twice.
  @Test func whatIsToldOfAChangeMayFetch() throws {
    let flow = LiveFlow(
      source: """
        import CoreData

        class Book: NSManagedObject { @NSManaged var shelf: Shelf? }
        class Root: UIViewController, NSFetchedResultsControllerDelegate {
          let container = NSPersistentContainer(name: "Model")
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          var results: NSFetchedResultsController<Shelf>!
          var told = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            container.loadPersistentStores { _, _ in }
            Shelf(context: container.viewContext).name = "Novels"
            try? container.viewContext.save()
            let request: NSFetchRequest<Shelf> = Shelf.fetchRequest()
            request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
            results = NSFetchedResultsController(
              fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil, cacheName: nil)
            results.delegate = self
            try? results.performFetch()
            showFirst()
          }
          func showFirst() {
            let shelf = results.object(at: IndexPath(row: 0, section: 0))
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: "shelf.name == %@", shelf.name!)
            if (try? container.viewContext.count(for: request)) == 0 { Book(context: container.viewContext).shelf = shelf }
            let found = (try? container.viewContext.fetch(request))?.count ?? -1
            label.text = "\\(found) book, told \\(told) time"
          }
          func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
            told += 1
            showFirst()
          }
        }
        """, files: Self.model)
    #expect(try flow.passes("- assertVisible: 1 book, told 1 time") == nil)
  }

  @Test func whatAnEarlierLaunchSavedIsThere() throws {
    let flow = LiveFlow(
      source: """
        import CoreData
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let container = NSPersistentContainer(name: "Model")
            container.loadPersistentStores { _, _ in }
            title = "\\(try! container.viewContext.count(for: Shelf.fetchRequest()))"
            let shelf = Shelf(context: container.viewContext)
            shelf.name = "Fiction"
            try! container.viewContext.save()
          }
        }
        """, files: Self.model)
    #expect(
      try flow.passes(
        """
        - assertVisible: "0"
        - killApp
        - launchApp
        - assertVisible: "1"
        """) == nil)
    #expect(
      try flow.passes(
        """
        - assertVisible: "0"
        - launchApp: {clearState: true}
        - assertVisible: "0"
        """) == nil)
  }

  @Test func whatIsRequiredMustBeThereToSave() throws {
    let flow = LiveFlow(
      source: """
        import CoreData
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let container = NSPersistentContainer(name: "Model")
            container.loadPersistentStores { _, _ in }
            _ = Shelf(context: container.viewContext)
            do {
              try container.viewContext.save()
              title = "saved"
            } catch {
              title = "\\((error as NSError).code)"
            }
          }
        }
        """, files: Self.model)
    #expect(try flow.passes("- assertVisible: 1570") == nil)
  }

  /// An app that adds a book at each launch.
  private func library(_ load: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        import CoreData
        @objc(Book)
        class Book: NSManagedObject {}
        extension Book {
          @NSManaged var added: Date?
          @NSManaged var pages: Int16
          @NSManaged var isRead: Bool
          @NSManaged var title: String?
          @NSManaged var shelf: Shelf?
        }
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let container = NSPersistentContainer(name: "Model")
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(load)
            container.loadPersistentStores { _, _ in }
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.sortDescriptors = [NSSortDescriptor(key: "added", ascending: false)]
            let books = try! container.viewContext.fetch(request)
            label.text = "\\(books.count)" + books.reduce("") { $0 + " \\($1.title ?? "none") \\($1.pages) \\($1.shelf?.name ?? "-")" }
            let book = Book(context: container.viewContext)
            book.added = Date()
            book.pages = Int16(books.count)
            if books.count > 0 {
              book.title = "next"
              book.shelf = Shelf(context: container.viewContext)
              book.shelf!.name = "new"
            }
            try! container.viewContext.save()
          }
        }
        """, files: Self.model)
  }

  @Test func whatIsSavedOutlivesTheApp() throws {
    #expect(
      try library().passes(
        """
        - assertVisible: "0"
        - launchApp
        - assertVisible: 1 none 0 -
        - launchApp
        - assertVisible: 2 next 1 new none 0 -
        - launchApp: {clearState: true}
        - assertVisible: "0"
        """) == nil)
  }

  @Test func aStoreThatTheAppBringsIsOpen() throws {
    let flow = library(
      """
      let store = NSPersistentContainer.defaultDirectoryURL().appendingPathComponent("Model.sqlite")
      if !FileManager.default.fileExists(atPath: store.path) { try! Data([1]).write(to: store) }
      """)
    #expect(try flow.verdicts("- assertVisible: \"0\"") == "?")
  }
}
