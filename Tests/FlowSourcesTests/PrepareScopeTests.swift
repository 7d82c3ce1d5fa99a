import FlowModel
import FlowSources
import Testing

/// Which segues a `prepare(for:sender:)` asks for, over all the app's files.
@Suite struct PrepareScopeTests {
  /// What the class asks for: a line for each test of an identifier.
  private func identifiers(_ name: String = "A", _ files: String...) throws -> String {
    let code = AppCode(
      CodeFacts(files: files.enumerated().map { FileReader.read(Array($1.utf8), path: "\($0).swift") }))
    let owner = try #require(code.type(name))
    let prepares = owner.functions.compactMap { PrepareScope(CodeScope(code: code, owner: owner, function: $0)) }
    return prepares.flatMap { prepare in
      prepare.scope.function.conditions.flatMap { condition in
        condition.tests.compactMap { test in
          prepare.identifiers(of: test).map { "\(condition.location.line): \($0)" }
        }
      }
    }.joined(separator: "\n")
  }

  @Test func enumOfIdentifiers() throws {
    let found = try identifiers(
      "A",
      """
      class A: Base, SegueHandler {
        enum SegueIdentifier: String { case detail, edit = "EditItem", help }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segueIdentifier(for: segue) {
          case .detail: segue.destination.title = "a"
          case .edit, .help: segue.destination.title = "b"
          default: break
          }
        }
      }
      """,
      "class Base: UIViewController {}")
    #expect(
      found == """
        5: ["detail"]
        6: ["EditItem", "help"]
        7: ["detail", "EditItem", "help"]
        """)
  }

  @Test func identifiersOfConstants() throws {
    let found = try identifiers(
      "A",
      """
      private let showKey = "Show"
      struct Segues { static let list = "List"; enum Nested { static let deep = "Deep" } }
      class A: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let id = segue.identifier else { return }
          if id == showKey || id == Segues.list { segue.destination.title = "a" }
          else if id == Segues.Nested.deep { (segue.destination as! B).x = 2 }
          if let typed = R.segue.a.showMap(segue: segue) { typed.destination.z = 1 }
        }
      }
      """)
    #expect(
      found == """
        6: ["Show"]
        6: ["Show", "List"]
        6: ["Show", "List"]
        7: ["Deep"]
        8: [showMap]
        """)
  }

  @Test func byTypeOrByTuple() throws {
    let found = try identifiers(
      "A",
      """
      class A: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segue.destination {
          case let vc as B: vc.x = 1
          default: break
          }
          switch (segue.identifier, segue.destination) {
          case ("one"?, let b as B): b.z = 1
          case (.some("two"), _): segue.destination.view.tag = 1
          default: break
          }
        }
      }
      """)
    #expect(
      found == """
        8: ["one"]
        9: ["two"]
        """)
  }

  @Test func theSegueItself() throws {
    let found = try identifiers(
      "Base",
      """
      enum SegueID: String { case login = "LoginSegue"; case more }
      func == (lhs: UIStoryboardSegue, rhs: SegueID) -> Bool { lhs.identifier == rhs.rawValue }
      """,
      """
      class Base: UITableViewController {
        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
          if segue == .login { (segue.destinationViewController as! LoginController).user = user }
        }
      }
      """)
    #expect(
      found == """
        3: ["LoginSegue"]
        """)
  }
}
