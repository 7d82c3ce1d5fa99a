import FlowModel
import FlowSources
import Testing

/// Types joined across files, with what they inherit.
@Suite struct CodeIndexTests {
  private func index(_ files: [(text: String, modules: [String])], _ modules: [CodeModule] = []) -> CodeIndex {
    let read = files.enumerated().map { number, file in
      var facts = FileReader.read(Array(file.text.utf8), path: "\(number).swift")
      facts.modules = file.modules
      return facts
    }
    return CodeIndex(CodeFacts(modules: modules, files: read))
  }

  @Test func extensionsThroughAliasesBelongToTheType() throws {
    let index = index([
      (
        "typealias DeveloperOnly = PlaceController\nextension DeveloperOnly { @IBAction func dev(_ sender: Any) {} }",
        []
      ),
      ("class PlaceController: Base, P { class Cell: UITableViewCell {} }", []),
      ("class Base: UIViewController { @IBOutlet var label: UILabel! }", []),
      ("protocol P {}\nextension P { func help() {} }\nextension UIViewController { func close() {} }", []),
    ])
    let type = try #require(index.type("DeveloperOnly"))
    #expect(type.name == "PlaceController")
    #expect(type.location.description == "1.swift:1:7")
    #expect(type.functions.map(\.selector) == ["dev:"])
    #expect(type.superclass == "Base")
    #expect(type.protocols == ["P"])
    #expect(index.lineage(of: type).map(\.name) == ["PlaceController", "Base"])
    #expect(index.frameworkSuperclass(of: type) == "UIViewController")
    #expect(index.inherits(type, from: "UIViewController"))
    #expect(!index.inherits(type, from: "UIView"))
    #expect(index.sources(of: type).map(\.name) == ["PlaceController", "Base", "P", "UIViewController"])
    #expect(index.properties(named: "label", of: type).map(\.owner.name) == ["Base"])
    #expect(index.functions(named: "close", of: type).map(\.owner.name) == ["UIViewController"])
    #expect(index.functions(named: "help", of: type).map(\.owner.name) == ["P"])
    #expect(index.type("Cell", in: type)?.name == "PlaceController.Cell")
  }

  @Test func anotherAppsClassIsNotSeen() {
    let modules = [
      CodeModule(name: "One", target: "One", product: "application"),
      CodeModule(name: "Two", target: "Two", product: "application"),
      CodeModule(name: "Kit", target: "Kit", product: "framework"),
    ]
    let index = index(
      [("class A {}", ["One"]), ("class B {}", ["Two"]), ("class B {}\nclass C {}", ["Kit"])], modules)
    #expect(index.type("A", module: "One")?.module == "One")
    #expect(index.type("A", module: "Two") == nil)
    #expect(index.type("B", module: "One")?.module == "Kit")
    #expect(index.type("B", module: "Two")?.module == "Two")
    #expect(index.type("C")?.module == "Kit")
    #expect(index.types(named: "B").map(\.module) == ["Kit", "Two"])
  }

  @Test func whatIsFirstAfterTheColonMayBeAProtocol() {
    let index = index([
      ("class A: Coordinating {}\nclass B: NSObject {}\nclass C: UITableViewDelegate {}\nprotocol Coordinating {}", [])
    ])
    #expect(
      index.types.map { "\($0.name): \($0.superclass ?? "-"), \($0.protocols)" } == [
        #"A: -, ["Coordinating"]"#, "B: NSObject, []", #"C: -, ["UITableViewDelegate"]"#, "Coordinating: -, []",
      ])
  }

  @Test func trapsAndSuper() throws {
    let index = index([
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
    let type = try #require(index.type("A"))
    #expect(
      type.functions.map { "\($0.fullName) \($0.alwaysTraps) \($0.callsSuper)" } == [
        "init(coder:) true false", "init(item:) false true", "viewDidLoad() false true",
        "viewWillAppear(_:) false false",
      ])
  }
}
