import Testing

/// Core Data where code makes the model, or leaves out what it need not say.
@MainActor
struct CoreDataCodeTests {
  private static let model = [
    "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Book" representedClassName=".Book" syncable="YES">
        <attribute name="title" optional="YES" attributeType="String"/>
      </entity>
    </model>
    """
  ]

  /// A delegate need not have all methods.
  @Test func aDelegateLeavesOutWhatItNeedsNot() throws {
    let flow = LiveFlow(
      source: """
        import CoreData
        @objc(Book)
        class Book: NSManagedObject { @NSManaged var title: String? }
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
          override func viewDidLoad() {
            super.viewDidLoad()
            container.loadPersistentStores { _, _ in }
            try? results.performFetch()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Add", style: .plain, target: self, action: #selector(add))
          }
          @objc func add() {
            Book(context: container.viewContext).title = "Emma"
            try? container.viewContext.save()
          }
          func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            title = "\\(results.fetchedObjects?.count ?? -1)"
          }
        }
        """, files: Self.model)
    #expect(try flow.passes("- tapOn: Add\n- assertVisible: \"1\"") == nil)
  }

  @Test func aModelThatCodeMakesIsOneToo() throws {
    let flow = LiveFlow(
      source: """
        import CoreData
        @objc(Book)
        class Book: NSManagedObject {
          @NSManaged var title: String
          @NSManaged var pages: Int32
          @NSManaged var shelf: NSManagedObject?
        }
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            func attribute(_ name: String, _ type: NSAttributeType, _ value: Any? = nil) -> NSAttributeDescription {
              let made = NSAttributeDescription()
              made.name = name
              made.attributeType = type
              made.isOptional = value != nil
              made.defaultValue = value
              return made
            }
            let book = NSEntityDescription()
            book.name = "Book"
            book.managedObjectClassName = "Book"
            let shelf = NSEntityDescription()
            shelf.name = "Shelf"
            let books = NSRelationshipDescription()
            let owner = NSRelationshipDescription()
            (books.name, books.destinationEntity, books.inverseRelationship) = ("books", book, owner)
            books.deleteRule = .cascadeDeleteRule
            (owner.name, owner.destinationEntity, owner.inverseRelationship, owner.maxCount) = ("shelf", shelf, books, 1)
            book.properties = [attribute("title", .stringAttributeType), attribute("pages", .integer32AttributeType, 9), owner]
            shelf.properties = [attribute("name", .stringAttributeType), books]
            let model = NSManagedObjectModel()
            model.entities = [book, shelf]
            let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
            container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
            container.loadPersistentStores { _, error in if error != nil { fatalError() } }
            let context = container.viewContext
            var texts = ["\\((try? context.fetch(NSFetchRequest<Book>(entityName: "Book")).count) ?? -1)"]
            let fiction = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
            fiction.setValue("Fiction", forKey: "name")
            for title in ["Emma", "Dracula"] {
              let book = Book(context: context)
              book.title = title
              if title == "Emma" { book.pages = 300; book.shelf = fiction }
            }
            try! context.save()
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
            texts += try! context.fetch(request).map { "\\($0.title) \\($0.pages)" }
            texts.append("\\((fiction.value(forKey: "books") as! NSSet).count)")
            context.delete(fiction)
            try! context.save()
            texts += try! context.fetch(request).map(\\.title)
            label.text = texts.joined(separator: ", ")
          }
        }
        """)
    let once = "- assertVisible: \"0, Emma 300, Dracula 9, 1, Dracula\""
    #expect(try flow.passes("\(once)\n- launchApp:\n    clearState: false\n\(once)") == nil)
  }

  /// - Core Data: what is new and was told of changes as others do until it is saved, as observers are told what has
  ///   changed since they were told last (documentation of NSManagedObjectContextObjectsDidChange).
  @Test func whatIsNewChangesAsOthersDo() throws {
    let flow = LiveFlow(
      source: """
        import CoreData
        @objc(Book)
        class Book: NSManagedObject { @NSManaged var title: String? }
        class Root: UIViewController {
          let container = NSPersistentContainer(name: "Model")
          var book: Book?
          var told: [String] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            container.loadPersistentStores { _, _ in }
            NotificationCenter.default.addObserver(
              self, selector: #selector(changed), name: .NSManagedObjectContextObjectsDidChange, object: nil)
            book = Book(context: container.viewContext)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Change", style: .plain, target: self, action: #selector(change))
          }
          @objc func change() { book?.title = (book?.title ?? "") + "a" }
          @objc func changed(_ note: Notification) {
            let inserted = note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
            let updated = note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
            told.append("\\(inserted.count)\\(updated.count)")
            title = told.joined(separator: " ")
          }
        }
        """,
      files: [
        "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
        <model><entity name="Book" representedClassName="Book"><attribute name="title" optional="YES" attributeType="String"/></entity></model>
        """
      ])
    #expect(
      try flow.passes("- assertVisible: '10'\n- tapOn: Change\n- assertVisible: 10 01\n- tapOn: Change") == nil)
  }

  /// The container says where its store is to be before it opens it, and that it is there when it has.
  @Test func aContainerHasADescriptionOfItsStore() throws {
    let flow = LiveFlow(
      source: """
        import CoreData
        class Box: NSPersistentContainer {
          override class func defaultDirectoryURL() -> URL {
            super.defaultDirectoryURL().appendingPathComponent("Box")
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let container = Box(name: "Model")
            var texts = container.persistentStoreDescriptions.map { $0.url!.pathComponents.suffix(2).joined(separator: "/") }
            container.loadPersistentStores { description, _ in texts.append(description.url!.lastPathComponent) }
            title = texts.joined(separator: " ")
          }
        }
        """, files: Self.model)
    #expect(try flow.passes("- assertVisible: Box/Model.sqlite Model.sqlite") == nil)
  }

  /// A database makes an identifier of a text; objects that are not saved yet are compared as they are.
  @Test(arguments: [("", "1"), ("container.viewContext.reset()", "1")])
  func identifiersAreFoundByTheirTexts(_ before: String, _ count: String) throws {
    let flow = LiveFlow(
      source: """
        import CoreData
        @objc(Book)
        class Book: NSManagedObject { @NSManaged var id: UUID? }
        class Root: UIViewController {
          let container = NSPersistentContainer(name: "Model")
          func count(_ id: UUID) -> Int {
            let request = NSFetchRequest<Book>(entityName: "Book")
            request.predicate = NSPredicate(format: "id = %@", id.uuidString)
            return try! container.viewContext.count(for: request)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            container.loadPersistentStores { _, _ in }
            let (id, other) = (UUID(), UUID())
            let book = Book(context: container.viewContext)
            book.id = id
            let unsaved = count(id)
            try! container.viewContext.save()
            \(before)
            title = "\\(unsaved) \\(count(id)) \\(count(other))"
          }
        }
        """,
      files: [
        "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
          <entity name="Book" representedClassName=".Book" syncable="YES">
            <attribute name="id" optional="YES" attributeType="UUID"/>
          </entity>
        </model>
        """
      ])
    #expect(try flow.passes("- assertVisible: 0 \(count) 0") == nil)
  }
}
