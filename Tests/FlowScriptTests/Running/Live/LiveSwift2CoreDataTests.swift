import Testing

/// What Xcode wrote into apps of Swift 1 and 2 that use Core Data.
@MainActor
struct LiveSwift2CoreDataTests {
  private static let model = [
    "App/Notes.xcdatamodeld/Notes.xcdatamodel/contents": """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Note" representedClassName="Note" syncable="YES">
        <attribute name="text" optional="YES" attributeType="String"/>
      </entity>
    </model>
    """
  ]

  /// An app with a stack in its delegate.
  ///
  /// - Parameter store: adds the store to `coordinator`.
  private func flow(_ source: String, store: String, context: String, further: String = "") -> LiveFlow {
    LiveFlow(
      source: "import CoreData\n" + source, files: Self.model,
      delegate: """
        import UIKit
        import CoreData
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.mainScreen().bounds)
            window?.rootViewController = UINavigationController(rootViewController: Root())
            window?.makeKeyAndVisible()
            return true
          }
          lazy var applicationDocumentsDirectory: NSURL = {
            let urls = NSFileManager.defaultManager().URLsForDirectory(.DocumentDirectory, inDomains: .UserDomainMask)
            return urls[urls.count-1] as NSURL
          }()
          lazy var managedObjectModel: NSManagedObjectModel = {
            let modelURL = NSBundle.mainBundle().URLForResource("Notes", withExtension: "momd")!
            return NSManagedObjectModel(contentsOfURL: modelURL)!
          }()
          lazy var persistentStoreCoordinator: NSPersistentStoreCoordinator? = {
            var coordinator: NSPersistentStoreCoordinator? = NSPersistentStoreCoordinator(
              managedObjectModel: self.managedObjectModel)
            let url = self.applicationDocumentsDirectory.URLByAppendingPathComponent("Notes.sqlite")
            var error: NSError? = nil
            \(store)
            return coordinator
          }()
          lazy var managedObjectContext: NSManagedObjectContext? = {
            let coordinator = self.persistentStoreCoordinator
            if coordinator == nil { return nil }
            var managedObjectContext = \(context)
            managedObjectContext.persistentStoreCoordinator = coordinator
            return managedObjectContext
          }()
          \(further)
        }
        """)
  }

  private static let table = """
      override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return notes.count }
      override func tableView(
        tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .Default, reuseIdentifier: nil)
        cell.textLabel?.text = notes[indexPath.row].text
        return cell
      }
    """

  @Test func theStackOfSwift2() throws {
    let flow = flow(
      """
      class Note: NSManagedObject { @NSManaged var text: String? }
      class Root: UITableViewController {
        var notes = [Note]()
        let context = (UIApplication.sharedApplication().delegate as! AppDelegate).managedObjectContext!
        override func viewDidLoad() {
          super.viewDidLoad()
          load()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .Plain, target: self, action: #selector(Root.add))
        }
        func load() {
          let request = NSFetchRequest(entityName: "Note")
          request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
          do {
            notes = try context.executeFetchRequest(request) as! [Note]
          } catch let error as NSError { print(error) }
          title = "\\(notes.count) notes"
          tableView.reloadData()
        }
        func add() {
          let entity = NSEntityDescription.entityForName("Note", inManagedObjectContext: context)!
          let first = Note(entity: entity, insertIntoManagedObjectContext: context)
          first.text = "Milk"
          let second = NSEntityDescription.insertNewObjectForEntityForName(
            "Note", inManagedObjectContext: context) as! Note
          second.text = "Bread"
          let third = NSManagedObject(entity: entity, insertIntoManagedObjectContext: context)
          third.setValue("Salt", forKey: "text")
          context.deleteObject(third)
          try! context.save()
          load()
        }
        \(Self.table)
      }
      """,
      store: """
        do {
          try coordinator!.addPersistentStoreWithType(NSSQLiteStoreType, configuration: nil, URL: url, options: nil)
        } catch { abort() }
        """,
      context: "NSManagedObjectContext(concurrencyType: .MainQueueConcurrencyType)")
    let steps = """
      - assertVisible: 0 notes
      - tapOn: Add
      - assertVisible: 2 notes
      - assertVisible: Bread
      - assertVisible: {text: Milk, below: Bread}
      - launchApp
      - assertVisible: 2 notes
      """
    #expect(try flow.passes(steps) == nil)
  }

  @Test func theStackOfSwift1() throws {
    let flow = flow(
      """
      class Note: NSManagedObject { @NSManaged var text: String }
      class Root: UITableViewController, NSFetchedResultsControllerDelegate {
        var notes = [Note]()
        var results: NSFetchedResultsController = NSFetchedResultsController()
        let context = (UIApplication.sharedApplication().delegate as AppDelegate).managedObjectContext!
        override func viewDidLoad() {
          super.viewDidLoad()
          let request = NSFetchRequest(entityName: "Note")
          request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
          results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
          results.delegate = self
          results.performFetch(nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .Plain, target: self, action: "add")
        }
        func add() {
          let note = NSEntityDescription.insertNewObjectForEntityForName(
            "Note", inManagedObjectContext: context) as Note
          note.text = "Milk"
          var error: NSError? = nil
          if !context.save(&error) { abort() }
          let request = NSFetchRequest(entityName: "Note")
          var found: NSArray = context.executeFetchRequest(request, error: &error)!
          println(found.count)
        }
        func controllerDidChangeContent(controller: NSFetchedResultsController) {
          notes = controller.fetchedObjects as [Note]
          title = "\\(notes.count) notes"
          tableView.reloadData()
        }
        \(Self.table)
      }
      """,
      store: """
        if coordinator!.addPersistentStoreWithType(
          NSSQLiteStoreType, configuration: nil, URL: url, options: nil, error: &error) == nil { abort() }
        """,
      context: "NSManagedObjectContext()")
    #expect(try flow.passes("- tapOn: Add\n- assertVisible: 1 notes\n- assertVisible: Milk") == nil)
  }
}
