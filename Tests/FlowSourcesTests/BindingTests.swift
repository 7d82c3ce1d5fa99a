import FlowModel
import FlowSources
import Testing

/// Classes that bind their outlets and actions in a table.
@Suite struct BindingTests {
  private static let table = """
    extension LampController: InterfaceBound {
      class var interfaceBindings: InterfaceBindings {
        InterfaceBindings(for: LampController.self) { bind in
          bind.outlet("level", \\.level)
          bind.outlet("Switch", \\.`switch`)
          bind.outletCollection("lamps", \\.lamps)
          bind.attribute("watts", \\.watts)
          bind.action("dim:") { $0.dim($1) }
          bind.unwind("back:") { lamp, segue in lamp.back(segue) }
          bind.segueAction("make:") { (lamp, coder, _, _) in lamp.makeBulb(coder) }
          bind.action("reset") { _, _ in log("reset") }
          bind.instance { LampController() }
        }
      }
    }
    """

  @Test func linesOfTheTable() {
    #expect(
      facts(Self.table) == """
        1:11 extension LampController: InterfaceBound
          4:19 outlet level = level
          5:19 outlet Switch = switch
          6:29 outletCollection lamps = lamps
          7:22 attribute watts = watts
          8:19 action dim: = dim
          9:19 unwind back: = back
          10:24 segueAction make: = makeBulb
          11:19 action reset = ?
        """)
  }

  /// The members that the lines stand for get the attributes, in whichever file they are.
  @Test func membersAreWhatTheTableSays() throws {
    let code = """
      class LampController: UIViewController {
        var level: UILabel!
        var `switch`: UISwitch!
        var lamps: [UIView] = []
        var watts = 40
        var other: UILabel!
        func dim(_ sender: Any?) {}
        func back(_ segue: UIStoryboardSegue) {}
        func makeBulb(_ coder: NSCoder) -> UIViewController? { nil }
        func help() {}
      }
      """
    let files = [("A.swift", Self.table), ("B.swift", code)].map { FileReader.read(Array($1.utf8), path: $0) }
    let one = try #require(AppCode(CodeFacts(files: files)).type("LampController"))
    #expect(
      one.properties.map { "\($0.attributes) \($0.name) \($0.objectiveCName ?? "")" } == [
        #"["IBOutlet"] level "#, #"["IBOutlet"] switch Switch"#, #"["IBOutlet"] lamps "#, #"["IBInspectable"] watts "#,
        "[] other ",
      ])
    #expect(
      one.functions.map { "\($0.attributes) \($0.name) \($0.selector)" } == [
        #"["IBAction"] dim dim:"#, #"["IBAction"] back back:"#, #"["IBSegueAction"] makeBulb make:"#, "[] help help",
        #"["IBAction"] reset reset"#,
      ])
  }
}
