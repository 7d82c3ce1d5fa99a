import Testing

/// What Realm asks of who changes and reads its objects.
@MainActor
struct RealmWriteTests {
  private func verdicts(_ property: String, _ body: String, _ steps: String) throws -> String {
    try LiveFlow(
      source: """
        import RealmSwift
        class Task: Object {
          \(property)
          @Persisted var count = 0
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let realm = try! Realm()
            let task = Task()
            task.name = "new"
            task.count = 1
            try! realm.write { realm.add(task) }
            \(body)
          }
        }
        """
    ).verdicts(steps)
  }

  private nonisolated static let properties = ["@Persisted var name = \"\"", "@objc dynamic var name = \"\""]

  @Test(
    arguments: properties,
    [
      "task.name = \"z\"", "realm.objects(Task.self).first!.name = \"z\"", "task.count += 1",
      "try! realm.write { realm.delete(task) }; title = task.name",
      "try! realm.write { realm.delete(task) }; title = \"\\(task.count)\"",
      "try! realm.write { realm.delete(task) }; task.name = \"z\"",
      "try! realm.commitWrite()", "realm.cancelWrite()",
    ])
  func whatRaises(_ property: String, _ body: String) throws {
    #expect(try verdicts(property, body, "") == "✗", "\(body)")
  }

  @Test(
    arguments: properties,
    [
      "try! realm.write { task.name = \"z\"; task.count += 1 }; title = task.name + \"\\(task.count)\"",
      "realm.beginWrite(); task.name = \"z\"; task.count = 2; try! realm.commitWrite(); title = \"\\(task.name)\\(task.count)\"",
      "let other = Task(); other.name = \"z\"; other.count = 2; title = \"\\(other.name)\\(other.count)\"",
      "try! realm.write { realm.delete(task) }; title = task.isInvalidated && task.realm == nil ? \"z2\" : \"\"",
      "let name = task.name; try! realm.write { realm.delete(task) }; title = name == \"new\" ? \"z2\" : \"\"",
      "do { try realm.commitWrite() } catch { title = \"z2\" }",
    ])
  func whatMayBe(_ property: String, _ body: String) throws {
    #expect(try verdicts(property, body, "- assertVisible: z2") == "✓✓", "\(body)")
  }
}
