import Testing

/// What a database raises over the keys of requests and the values of attributes.
@MainActor
struct CoreDataKeyTests {
  private static let model = [
    "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="shelf" inverseEntity="Item"/>
      </entity>
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="items" inverseEntity="Shelf"/>
      </entity>
    </model>
    """
  ]

  private func verdicts(_ body: String, _ steps: String) throws -> String {
    try LiveFlow(
      source: """
        import CoreData
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let container = NSPersistentContainer(name: "Model")
            container.loadPersistentStores { _, _ in }
            let context = container.viewContext
            let item = Item(context: context)
            item.name = "one"
            try! context.save()
            let request = NSFetchRequest<Item>(entityName: "Item")
            \(body)
          }
        }
        """, files: Self.model
    ).verdicts(steps)
  }

  @Test func aNumberBesideATextIsOpen() throws {
    let body = """
      request.predicate = NSPredicate(format: "count == %@", "0")
      title = "n\\(try! context.fetch(request).count)"
      """
    #expect(try verdicts(body, "- assertVisible: n1").last == "?")
  }

  @Test(arguments: [
    "request.sortDescriptors = [NSSortDescriptor(key: \"date\", ascending: false)]; _ = try? context.fetch(request)",
    "request.predicate = NSPredicate(format: \"nope == 1\"); _ = try? context.fetch(request)",
    "request.predicate = NSPredicate(format: \"name == 'one' AND shelf.nope == 1\"); _ = try? context.count(for: request)",
    "item.setValue(5, forKey: \"name\")", "item.setValue(\"5\", forKey: \"count\")",
    "item.setValue(\"today\", forKey: \"added\")", "item.setValue(NSNull(), forKey: \"name\")",
  ])
  func whatRaises(_ body: String) throws {
    #expect(try verdicts(body, "") == "✗", "\(body)")
  }

  @Test(arguments: [
    """
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false), NSSortDescriptor(key: "shelf.name", ascending: true)]
    title = try! context.fetch(request).first?.name
    """,
    "request.predicate = NSPredicate(format: \"SELF == %@ OR shelf.name == 'a'\", item); title = try! context.fetch(request).first?.name",
    """
    item.setValue("two", forKey: "name"); item.setValue(5, forKey: "count"); item.setValue(Date(), forKey: "added")
    item.setValue(NSNumber(value: 3), forKey: "count"); item.setValue(nil, forKey: "added")
    title = item.name == "two" && item.count == 3 ? "one" : "no"
    """,
    """
    context.delete(item)
    let before = item.isDeleted
    try! context.save()
    title = before && !item.isDeleted && item.managedObjectContext == nil ? "one" : "no"
    """,
  ])
  func whatMayBe(_ body: String) throws {
    #expect(try verdicts(body, "- assertVisible: one") == "✓✓", "\(body)")
  }
}
