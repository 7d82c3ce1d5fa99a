import FlowModel
import FlowSources
import Testing

/// Types joined across files, with what they inherit.
@Suite struct AppCodeTests {
  private func code(_ files: [(text: String, modules: [String])], _ modules: [CodeModule] = []) -> AppCode {
    let read = files.enumerated().map { number, file in
      var facts = FileReader.read(Array(file.text.utf8), path: "\(number).swift")
      facts.modules = file.modules
      return facts
    }
    return AppCode(CodeFacts(modules: modules, files: read))
  }

  @Test func extensionsThroughAliasesBelongToTheType() throws {
    let code = code([
      (
        "typealias DeveloperOnly = PlaceController\nextension DeveloperOnly { @IBAction func dev(_ sender: Any) {} }",
        []
      ),
      ("class PlaceController: Base, P { class Cell: UITableViewCell {} }", []),
      ("class Base: UIViewController { @IBOutlet var label: UILabel! }", []),
      (
        "protocol Q {}\nprotocol P {}\nextension P { func help() {} }\nextension UIViewController { func close() {} }",
        []
      ),
    ])
    let type = try #require(code.type("DeveloperOnly"))
    #expect(type.name == "PlaceController")
    #expect(type.location.description == "1.swift:1:7")
    #expect(type.functions.map(\.selector) == ["dev:"])
    #expect(type.inherited == ["Base", "P"])
    #expect(code.lineage(of: type).classes.map(\.name) == ["PlaceController", "Base"])
    #expect(code.lineage(of: type).root == .framework("UIViewController"))
    #expect(code.isKind(type, of: "UIViewController") == true)
    #expect(code.isKind(type, of: "UIView") == false)
    #expect(code.isKind(type, of: "P") == true)
    #expect(code.isKind(type, of: "Q") == nil)
    #expect(code.sources(of: type).map(\.name) == ["PlaceController", "Base", "P", "UIViewController"])
    #expect(code.properties(named: "label", of: type).map(\.owner.name) == ["Base"])
    #expect(code.functions(named: "close", of: type).map(\.owner.name) == ["UIViewController"])
    #expect(code.functions(named: "help", of: type).map(\.owner.name) == ["P"])
    #expect(code.type("Cell", in: type)?.name == "PlaceController.Cell")
  }

  @Test func anotherAppsClassIsNotSeen() {
    let modules = [
      CodeModule(name: "One", target: "One", product: "application"),
      CodeModule(name: "Two", target: "Two", product: "application"),
      CodeModule(name: "Kit", target: "Kit", product: "framework"),
    ]
    let code = code(
      [("class A {}", ["One"]), ("class B {}", ["Two"]), ("class B {}\nclass C {}", ["Kit"])], modules)
    let one = code.types[0]
    let two = code.types[1]
    #expect(code.type("A", in: one)?.location.file == "0.swift")
    #expect(code.type("A", in: two) == nil)
    #expect(code.type("B", in: one)?.location.file == "2.swift")
    #expect(code.type("B", in: two)?.location.file == "1.swift")
    #expect(code.type("C", in: one)?.location.file == "2.swift")
    #expect(code.types(named: "B").map(\.modules) == [["Two"], ["Kit"]])
  }

  @Test func whatIsFirstAfterTheColonMayBeAProtocol() {
    let code = code([
      ("class A: Coordinating {}\nclass B: NSObject {}\nclass C: UITableViewDelegate {}\nprotocol Coordinating {}", [])
    ])
    #expect(
      code.types.map { "\($0.name): \(code.lineage(of: $0).root)" } == [
        "A: none", #"B: framework("NSObject")"#, #"C: framework("UITableViewDelegate")"#, "Coordinating: none",
      ])
  }

  @Test func trapsAndSuper() throws {
    let code = code([
      (
        """
        class A: UIViewController {
          required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
          init(item: Item?) { guard let item else { fatalError() }; super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() { if on { super.viewDidLoad() } }
          override func viewWillAppear(_ animated: Bool) {}
        }
        """, []
      )
    ])
    let type = try #require(code.type("A"))
    #expect(
      type.functions.map { "\($0.fullName) \($0.alwaysTraps) \($0.callsSuper)" } == [
        "init(coder:) true false", "init(item:) false true", "viewDidLoad() false true",
        "viewWillAppear(_:) false false",
      ])
  }

  @Test func longerLineagesThanAnybodyWritesAreCut() throws {
    let chain = (0..<450).map { "class C\($0 + 1): C\($0) {}\n" }.joined()
    for text in [chain + "class C0: UIView {}", chain + "class C0: C450 {}"] {
      let code = code([(text, [])])
      let type = try #require(code.type("C100"))
      let last = try #require(code.type("C450"))
      #expect(code.lineage(of: last).classes.count <= 201)
      guard case .unknown = code.lineage(of: last).root else { return #expect(Bool(false)) }
      #expect((code.lineage(of: type).root == .framework("UIView")) == text.contains("UIView"))
    }
  }
}
