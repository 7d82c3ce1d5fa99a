import ProgramRunner
import Testing

/// Generic parameters and associated types, held against what swiftc prints.
struct GenericNameTests {
  /// What a property holds tells it, before the default.
  @Test func anAssociatedTypeWithADefault() {
    let program = InterpretedProgram(
      source: #"""
        protocol Store { associatedtype Item = String; var items: [Item] { get }; func describe() -> String }
        extension Store { func describe() -> String { "any" } }
        extension Store where Item == Int { func describe() -> String { "ints" } }
        extension Store where Item == String { func describe() -> String { "strings" } }
        struct Numbers: Store { let items = [1, 2, 3] }
        struct Words: Store { let items = ["a"] }
        struct Doubles: Store { var items = [1, 2.5] }
        struct Written: Store { let items: [Int] = [] }
        print(Numbers().describe(), Words().describe(), Doubles().describe(), Written().describe())
        protocol Unit { associatedtype U; var sides: [U] { get } }
        extension Unit where U == Double { var text: String { "double" } }
        extension Unit { var text: String { "any" } }
        struct Sq: Unit { let sides = [1.5, 2] }
        print(Sq().text)
        protocol One { associatedtype V = String; var v: V { get } }
        extension One where V == Int { func kind() -> String { "int" } }
        extension One { func kind() -> String { "other" } }
        struct I: One { var v = 3 }
        struct S: One { let v = "s" }
        print(I().kind(), S().kind())
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        ints strings any ints
        double
        int other

        """#)
  }
}
