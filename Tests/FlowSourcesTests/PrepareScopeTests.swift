import FlowModel
import FlowSources
import Testing

/// Which of a `prepare(for:sender:)` runs for which segue, over all the app's files.
@Suite struct PrepareScopeTests {
  /// What the class `A` does to destinations: a line for each thing, with the segues for which it runs, and those for
  /// which it may run.
  private func prepare(_ identifiers: [String?], _ files: String...) throws -> String {
    let code = AppCode(
      CodeFacts(files: files.enumerated().map { FileReader.read(Array($1.utf8), path: "\($0).swift") }))
    let type = try #require(code.type("A"))
    let prepare = try #require(code.prepare(of: type))
    return prepare.scope.function.events.compactMap { event -> String? in
      let what: String
      switch event.action {
      case .assign(let target, _):
        guard let way = prepare.wayFromDestination(target) else { return nil }
        what = "sets \(way.map(\.description).joined())"
      case .cast(let value):
        guard let way = prepare.wayFromDestination(value) else { return nil }
        what = "casts \(way.map(\.description).joined())"
      default: return nil
      }
      let answers = identifiers.map { ($0 ?? "no identifier", prepare.runs(event, for: $0) { _, _ in nil }) }
      let sure = answers.filter { $0.1 == .yes }.map(\.0).joined(separator: ", ")
      let open = answers.filter { $0.1 == .unknown }.map(\.0).joined(separator: ", ")
      return "\(event.location.file):\(event.location.line) \(what) for [\(sure)]"
        + (open.isEmpty ? "" : " perhaps [\(open)]")
    }.joined(separator: "\n")
  }

  @Test func enumOfIdentifiersWithHelpers() throws {
    #expect(
      try prepare(
        ["detail", "EditItem", "help", nil],
        """
        class A: Base, SegueHandler {
          enum SegueIdentifier: String { case detail, edit = "EditItem", help }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            switch segueIdentifier(for: segue) {
            case .detail:
              guard let vc = segue.destination as? DetailController else { return }
              configure(vc, sender as! Item)
            case .edit: prepareEdit(segue)
            default: break
            }
          }
          private func configure(_ vc: DetailController, _ item: Item) { vc.item = item }
        }
        """,
        """
        extension A {
          func prepareEdit(_ segue: UIStoryboardSegue) {
            let nav = segue.destination as! UINavigationController
            (nav.viewControllers.first as? EditController)?.model.item = selected
          }
        }
        class Base: UIViewController {}
        """)
          == """
          0.swift:12 sets (as? DetailController).item for [] perhaps [detail]
          1.swift:3 casts (as! UINavigationController) for [EditItem]
          1.swift:4 sets (as! UINavigationController).viewControllers.first(as? EditController)?.model.item for [EditItem]
          """)
  }

  @Test func identifiersOfConstants() throws {
    #expect(
      try prepare(
        ["Show", "List", "Own", "Deep", "show-map", nil],
        """
        private let showKey = "Show"
        struct Segues { static let list = "List"; enum Nested { static let map = Segues.list + "x"; static let deep = "Deep" } }
        class A: UIViewController {
          let own = "Own"
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let id = segue.identifier else { return }
            if id == showKey || id == Segues.list { segue.destination.title = "a" }
            if id == own, let vc = segue.destination as? B { vc.x = 1 }
            else if id == Segues.Nested.deep { (segue.destination as! B).x = 2 }
            else { (segue.destination as? B)?.y = 3 }
            if let typed = R.segue.a.showMap(segue: segue) { typed.destination.z = 1 }
          }
        }
        """)
          == """
          0.swift:7 sets .title for [Show, List]
          0.swift:8 sets (as? B).x for [] perhaps [Own]
          0.swift:9 casts (as! B) for [Deep]
          0.swift:9 sets (as! B).x for [Deep]
          0.swift:10 sets (as? B)?.y for [Show, List, show-map] perhaps [Own]
          0.swift:11 sets .z for [show-map]
          """)
  }

  @Test func byTypeOrByTuple() throws {
    #expect(
      try prepare(
        ["one", "two", nil],
        """
        class A: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            switch segue.destination {
            case let vc as B: vc.x = 1
            case is C, is D: break
            case let nav as UINavigationController where nav.topViewController is E:
              (nav.topViewController as! E).y = 2
            default: fatalError()
            }
            switch (segue.identifier, segue.destination) {
            case ("one"?, let b as B): b.z = 1
            case (.some("two"), _): segue.destination.view.tag = 1
            default: break
            }
          }
        }
        """)
          == """
          0.swift:4 sets (as? B).x for [] perhaps [one, two, no identifier]
          0.swift:7 casts (as? UINavigationController).topViewController(as! E) for [] perhaps [one, two, no identifier]
          0.swift:7 sets (as? UINavigationController).topViewController(as! E).y for [] perhaps [one, two, no identifier]
          0.swift:11 sets (as? B).z for [] perhaps [one]
          0.swift:12 sets .view.tag for [two]
          """)
  }

  @Test func theSegueItselfAndInheritedHandling() throws {
    #expect(
      try prepare(
        ["LoginSegue", "more", nil],
        """
        enum SegueID: String { case login = "LoginSegue"; case more }
        func == (lhs: UIStoryboardSegue, rhs: SegueID) -> Bool { lhs.identifier == rhs.rawValue }
        class A: Middle<Int> {}
        class Middle<T>: Base {}
        """,
        """
        class Base: UITableViewController {
          override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
            if segue == .login { (segue.destinationViewController as! LoginController).user = user }
            let any = segue.destinationViewController
            any.hidesBottomBarWhenPushed = true
          }
        }
        """)
          == """
          1.swift:3 casts (as! LoginController) for [LoginSegue]
          1.swift:3 sets (as! LoginController).user for [LoginSegue]
          1.swift:5 sets .hidesBottomBarWhenPushed for [LoginSegue, more, no identifier]
          """)
  }
}
