import FlowModel
import FlowSources
import Testing

/// What a `prepare(for:sender:)` does for which segue, over all the app's files.
@Suite struct SegueHandlingTests {
  /// The handling of the class `A`, one line an effect.
  private func handling(_ files: String...) -> String {
    let index = CodeIndex(
      CodeFacts(files: files.enumerated().map { FileReader.read(Array($1.utf8), path: "\($0).swift") }))
    guard let type = index.type("A"), let handling = index.segueHandling(of: type) else { return "none" }
    let asked = handling.asked.map { "asks \($0.name) at \($0.location.file):\($0.location.line)" }
    return (asked + handling.effects.map(line)).joined(separator: "\n")
  }

  private func line(_ effect: SegueEffect) -> String {
    let segues =
      (effect.segues.only.map { "only \($0.map(\.description).joined(separator: ", "))" } ?? "any")
      + (effect.segues.not.isEmpty ? "" : " not \(effect.segues.not.map(\.description).joined(separator: ", "))")
    let what =
      switch effect.kind {
      case .sets(let property, let value):
        "sets \(property.joined(separator: ".")) = \(value.map(\.description) ?? "…")"
      case .calls(let method, let arguments): "calls \(method)(\(arguments.map(\.description).joined(separator: ", ")))"
      case .passes(let call): "passes to \(call)"
      case .casts: "casts"
      }
    let conditions = effect.conditions.map { "\($0.isNegated ? "not " : "")\($0.text)" }.joined(separator: " / ")
    let way = effect.path.map(\.description).joined()
    return
      "\(effect.location.file):\(effect.location.line) \(segues): \(what)\(way.isEmpty ? "" : " on \(way)")\(conditions.isEmpty ? "" : " if \(conditions)")"
  }

  @Test func enumOfIdentifiersWithHelpers() {
    #expect(
      handling(
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
          asks "detail" at 0.swift:5
          asks "EditItem" at 0.swift:8
          0.swift:7 only "detail": passes to configure(segue.destination(as? DetailController), sender(as! Item)) on (as? DetailController) if let vc = segue.destination as? DetailController
          0.swift:12 only "detail": sets item = sender(as! Item) on (as? DetailController) if let vc = segue.destination as? DetailController
          1.swift:3 only "EditItem": casts on (as! UINavigationController)
          1.swift:4 only "EditItem": sets model.item = selected on (as! UINavigationController).viewControllers.first(as? EditController)?
          """)
  }

  @Test func identifiersOfConstants() {
    #expect(
      handling(
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
          asks "Show" at 0.swift:7
          asks "List" at 0.swift:7
          asks "Own" at 0.swift:8
          asks "Deep" at 0.swift:9
          asks showMap at 0.swift:11
          0.swift:7 only "Show", "List": sets title = "a"
          0.swift:8 only "Own": sets x = 1 on (as? B) if id == own, let vc = segue.destination as? B
          0.swift:9 only "Deep": casts on (as! B) if not id == own, let vc = segue.destination as? B
          0.swift:9 only "Deep": sets x = 2 on (as! B) if not id == own, let vc = segue.destination as? B
          0.swift:10 any not "Deep": sets y = 3 on (as? B)? if not id == own, let vc = segue.destination as? B
          0.swift:11 only showMap: sets z = 1
          """)
  }

  @Test func byTypeOrByTuple() {
    #expect(
      handling(
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
          asks "one" at 0.swift:11
          asks "two" at 0.swift:12
          0.swift:4 any: sets x = 1 on (as? B) if segue.destination: let vc as B
          0.swift:7 any: casts on (as? UINavigationController).topViewController(as! E) if segue.destination: let nav as UINavigationController where nav.topViewController is E
          0.swift:7 any: sets y = 2 on (as? UINavigationController).topViewController(as! E) if segue.destination: let nav as UINavigationController where nav.topViewController is E
          0.swift:11 only "one": sets z = 1 on (as? B) if (segue.identifier, segue.destination): ("one"?, let b as B)
          0.swift:12 only "two": sets view.tag = 1
          """)
  }
}
