import TestSupport
import Testing

/// The direction of imports: what Documentation/Architecture.md says is what the package does.
@Suite struct ArchitectureTests {
  @Test func modulesImportOnlyWhatTheTableAllows() throws {
    let modules = try SourceModule.all()
    #expect(modules.map(\.name).contains("flowsim"))
    #expect(modules.flatMap(\.imports).count > modules.count)
    let violations = Rules.violations(of: modules, against: try ModuleTable.current())
    #expect(violations == [], "\(violations.joined(separator: "\n"))")
  }

  @Test func theTableRunsOneWay() throws {
    #expect(try ModuleTable.current().cycle == nil)
  }

  @Test func readsImportLines() {
    let source = """
      import Foundation
      @testable import struct A.B
      public import C // why
      @_spi(X) @preconcurrency import D
      // import E
      let text = \"""
      import F
      \"""
        import class G.H
      important(I)
      """
    let imports = SourceModule.imports(in: source, file: "a.swift")
    #expect(imports.map(\.module) == ["Foundation", "A", "C", "D", "G"])
    #expect(imports.map(\.place) == ["a.swift:1", "a.swift:2", "a.swift:3", "a.swift:4", "a.swift:9"])
  }

  @Test func findsEveryKindOfViolation() throws {
    let table = try ModuleTable(
      """
      | module | one job | may import |
      |---|---|---|
      | `A` | first, with `code` in it | – |
      | `B` | second | `A`, `Yams` |
      | `Gone` | third | `A` |
      """)
    func module(_ name: String, _ dependencies: [String], _ imports: [String]) -> SourceModule {
      SourceModule(
        name: name, dependencies: dependencies, imports: imports.map { .init(module: $0, place: "\(name).swift:1") })
    }
    let modules = [
      module("A", ["B"], ["Foundation", "Glibc", "B"]),
      module("B", ["A"], ["A", "Yams", "Crypto"]),
      module("C", [], []),
    ]
    #expect(
      Rules.violations(of: modules, against: table) == [
        "A depends on B, which the table does not allow",
        "A.swift:1: A imports B, which the table does not allow",
        "B.swift:1: B imports Yams, which is no dependency of it in Package.swift",
        "B.swift:1: B imports Crypto, which the table does not allow",
        "C is a target without a row in the table",
        "Gone has a row in the table, but is no target",
      ])
    #expect(table.cycle == nil)
  }

  @Test func findsACycle() throws {
    let table = try ModuleTable(
      """
      | module | one job | may import |
      |---|---|---|
      | `A` | first | `B` |
      | `B` | second | `C` |
      | `C` | third | `B` |
      """)
    #expect(table.cycle == ["B", "C", "B"])
  }
}
