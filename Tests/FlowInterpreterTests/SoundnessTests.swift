import ProgramRunner
import Testing

/// Programs whose outcome hangs on what the interpreter does not know: it stops, with the line and the reason.
struct SoundnessTests {
  private func ending(_ source: String) -> InterpretedProgram.Ending { InterpretedProgram(source: source).ending }

  @Test func aMacroAmongMembersIsNotPassedOver() {
    #expect(
      ending(
        """
        struct Screen {
          var title = "a"
          #members
        }
        print(Screen().title)
        """) == .stopped("main.swift:5: '#members' of Screen is not read"))
  }

  @Test func anAttributeThatMayBeAMacroIsNotPassedOver() {
    #expect(
      ending(
        """
        @Model
        final class Note { var text = "a" }
        print(Note().text)
        """) == .stopped("main.swift:3: '@Model' of Note is not read"))
  }

  /// `Item` of a module that is not here: the alias has no end in itself.
  @Test func anAliasOfALibrarysTypeOfItsOwnName() {
    let program = InterpretedProgram(
      source: """
        typealias Item = Kit.Item
        func words(_ item: Item?) -> String { item == nil ? "none" : "some" }
        print(words(nil))
        """)
    #expect(program.output == "none\n")
    #expect(program.ending == .finished)
  }

  /// The same inside of a type, and two that lead to one another: they have no end.
  @Test func anAliasInATypeThatNamesItself() {
    let program = InterpretedProgram(
      source: """
        class Link {
          typealias State = Kit.Link.State
          typealias One = Other
          typealias Other = One
          func words(_ state: State?, _ one: One?) -> String { state == nil && one == nil ? "none" : "some" }
        }
        print(Link().words(nil, nil))
        """)
    #expect(program.output == "none\n")
    #expect(program.ending == .finished)
  }

  @Test func warningsOfTheSourceAreNothing() {
    let program = InterpretedProgram(
      source: """
        @Observable
        final class Note {
          #warning("later")
          var text = "a"
        }
        print(Note().text)
        """)
    #expect(program.output == "a\n")
    #expect(program.ending == .finished)
  }

  @Test func aPropertyWrapperOfALibraryIsNotPassedOver() {
    #expect(
      ending(
        """
        struct Settings { @AppStorage("count") var count = 0 }
        print(Settings().count)
        """) == .stopped("main.swift:2: @AppStorage of 'count' is not read"))
  }

  @Test func aTrailingClosureThatSwift5And6BringElsewhere() {
    #expect(
      ending(
        """
        func pick(first: (() -> Int)? = nil, second: (() -> Int)? = nil) {}
        pick { 1 }
        """)
        == .stopped(
          "main.swift:2: which parameter of pick(first:second:) the trailing closure is for hangs on Swift's mode"))
  }

  @Test func updatesOfTwoThreadsAtOnce() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        var count = 0
        let group = DispatchGroup()
        for _ in 0..<4 {
          DispatchQueue.global().async(group: group) { count += 1 }
        }
        group.wait()
        print(count)
        """)
    #expect(program.ending == .stopped("main.swift:5: a variable is changed by two threads at once"))
  }

  @Test func assignmentsOfTwoThreadsAtOnce() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        final class Model { var count = 0 }
        let model = Model()
        DispatchQueue.concurrentPerform(iterations: 3) { _ in
          model.count = model.count + 1
        }
        print(model.count)
        """)
    #expect(program.ending != .finished)
  }

  @Test func programsThatBrokeTheProcess() {
    #expect(ending("print(\"Hello, \\ weak (name)!\")") == .stopped("main.swift:1: an escape that is none is not read"))
    #expect(
      ending(
        """
        enum Outer {
          struct Part { func name() -> String { "part" } }
        }
        print(Outer.Part.name())
        """) == .stopped("main.swift:4: 'name' of Part without a value"))
    #expect(ending("let total = { total + 1 }()\nprint(total)") == .stopped("main.swift:1: 'total' needs itself"))
    #expect(
      ending(
        """
        @propertyWrapper
        struct Logged {
          let name: String
          @Logged(name: "score", wrappedValue: 0) var score
          var wrappedValue: Int
        }
        struct Game { @Logged(name: "score", wrappedValue: 0) var score }
        print(Game().score)
        """) == .stopped("main.swift:8: a value that goes too deep"))
  }

  /// A `hash` that is none of Hashable's is not asked for one, and an own `==` alone finds what is equal.
  @Test(arguments: ["other.item", "own"])
  func whatIsOfAGenericParameterChoosesNoOverload(argument: String) {
    let source = """
      func tell<T>(_ value: T) -> String { "any" }
      func tell(_ value: Int) -> String { "int" }
      struct Box<T> {
        let item: T
        func words(_ other: Box<T>) -> String {
          let own = item
          _ = own
          return tell(\(argument))
        }
      }
      print(Box(item: 1).words(Box(item: 2)))
      """
    #expect(ending(source) == .stopped("main.swift:8: which 'tell' is meant in generic code"))
  }

  @Test func anErrorsOwnDescriptionIsNotThatOfError() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        enum Form: Error { case empty; var localizedDescription: String { "own" } }
        struct Fault: Error { let localizedDescription = "own" }
        protocol Told: Error { var localizedDescription: String { get } }
        final class Third: Told { var localizedDescription: String { "own" }; func me() -> String { localizedDescription } }
        func words(_ error: Error) -> Bool { error.localizedDescription == "own" }
        func caught(_ error: Error) -> [Bool] {
          var all: [Bool] = []
          do { throw error } catch { all.append(error.localizedDescription == "own") }
          do { throw error } catch let other { all.append(other.localizedDescription == "own") }
          do { throw error } catch let form as Form { all.append(form.localizedDescription == "own") } catch {}
          return all
        }
        func told(_ error: any Told) -> Bool { error.localizedDescription == "own" }
        print(Form.empty.localizedDescription, words(Form.empty), caught(Form.empty))
        print(Fault().localizedDescription, words(Fault()), caught(Fault()))
        print(Third().localizedDescription, Third().me(), words(Third()), told(Third()))
        """)
    #expect(program.ending == .finished)
    #expect(
      program.output == "own false [false, false, true]\nown false [false, false]\nown own false true\n")
  }

  @Test func theExtensionThatAsksForMoreHasTheProperty() {
    let types = """
      protocol Priced {}
      struct Cake: Priced {}
      protocol Shelf { associatedtype Item; var items: [Item] { get } }
      extension Shelf { var kind: String { "plain" }; var own: String { kind } }
      extension Shelf where Item: Priced { var kind: String { "priced" }; var mine: String { kind } }
      extension Shelf where Item == Cake { var kind: String { "cake" } }
      struct Box<T>: Shelf { var items: [T] = [] }
      struct Tea: Priced {}
      func kind(_ shelf: any Shelf) -> String { shelf.kind }
      func generic<S: Shelf>(_ shelf: S) -> String { shelf.kind }
      extension Shelf { static var name: String { "plain" } }
      extension Shelf where Item: Priced { static var name: String { "priced" } }
      extension Array where Element: Equatable { var third: String { "equatable" } }
      extension Array { var third: String { "array" } }

      """
    let program = InterpretedProgram(
      source: types + """
        let (text, cake, tea) = (Box<String>(), Box<Cake>(), Box<Tea>())
        print(text.kind, cake.kind, tea.kind, cake.own, cake.mine, kind(cake), Box<Tea>.name, [1].third)
        print([Cake()].third)
        """)
    #expect(program.output == "plain cake priced plain priced plain priced equatable\narray\n")
    #expect(
      ending(types + "print(generic(Box<Cake>()))") == .stopped("main.swift:10: which 'kind' is meant"))
  }

  @Test func aRequirementIsMetWhereTheConformanceIsDeclared() {
    func types(_ units: String) -> String {
      """
      protocol Shape { associatedtype Unit; var units: [Unit] { get }; var area: String { get }; func name() -> String }
      extension Shape { var area: String { "plain" }; func name() -> String { "plain" } }
      extension Shape where Unit == Int { var area: String { "ints" }; func name() -> String { "ints" } }
      struct Plot: Shape { \(units) }
      struct Text: Shape { let units: [String] = [] }
      struct Grid<T>: Shape { var units: [T] = [] }
      func area(_ shape: any Shape) -> String { shape.area + shape.name() }
      func generic<S: Shape>(_ shape: S) -> String { shape.area + shape.name() }

      """
    }
    let printing = "print(Plot().area, Plot().name(), area(Plot()), generic(Plot()), Text().area, area(Text()))"
    for units in ["let units: [Int] = []", "var units: [Int] { [1] }"] {
      let program = InterpretedProgram(source: types(units) + printing)
      #expect(program.output == "ints ints intsints intsints plain plainplain\n")
    }
    let plot = types("let units: [Int] = []")
    #expect(InterpretedProgram(source: plot + "print(area(Grid<String>()))").output == "plainplain\n")
    // The same value has both, by what is known of it.
    #expect(ending(plot + "print(Grid<Int>().area)") == .stopped("main.swift:9: which 'area' is meant"))
    #expect(ending(plot + "print(area(Grid<Int>()))") == .stopped("main.swift:7: which 'area' is meant"))
    // What the associated type is, a literal tells the compiler.
    let literal = types("let units = [1]")
    #expect(InterpretedProgram(source: literal + "print(Plot().area, Plot().name())").output == "ints ints\n")
  }

  @Test func aHashOfAnotherKind() {
    let program = InterpretedProgram(
      source: """
        struct Key: Hashable {
          let id: Int
          var note = ""
          func hash(with salt: Int) -> Int { salt }
          static func == (left: Key, right: Key) -> Bool { left.id == right.id }
        }
        print(Set([Key(id: 1), Key(id: 2)]).count)
        """)
    #expect(program.output == "2\n")
    #expect(program.ending == .finished)
  }

  @Test(arguments: [
    ("NSRange(location: Int.max, length: 5).upperBound", "Arithmetic overflow"),
    ("(0...Int.max).count", "Arithmetic overflow"),
    ("IndexPath()[0]", "Index 0 out of range of index path of 0"),
    ("IndexPath(index: 1).row", "Index path of 1 indexes has no row"),
    (
      "{ var parts = URLComponents(); parts.scheme = \"a b\"; return parts }()",
      "Attempting to set scheme with invalid characters"
    ),
    (
      "{ var parts = URLComponents(); parts.percentEncodedQuery = \"a=%2\"; return parts }()",
      "Attempting to set percentEncodedQuery with invalid characters"
    ),
  ])
  func whatNoLibraryTakesEndsTheProgramAndNotTheRun(expression: String, message: String) {
    #expect(ending("import Foundation\nprint(\(expression))") == .trapped(message))
  }

  @Test func aTupleThatHasFewerElements() {
    #expect(ending("let pair = (1, 2)\nprint(pair.7)") == .stopped("main.swift:2: element 7 of a tuple of 2"))
  }

  /// What does not compile, but may stand in a file that somebody is working on.
  @Test func anOperatorWithoutOperandsEndsNoProcess() {
    let program = InterpretedProgram(
      source: """
        struct Price { static func < () -> Bool { true } }
        struct Size { let width: Int; static func < (left: Size, right: Size) -> Bool { left.width < right.width } }
        print(max(Size(width: 1), Size(width: 2)).width)
        """)
    #expect(program.output == "2\n")
  }

  @Test func aLocaleThatIsNoneEndsNoProcess() {
    #expect(
      ending(
        """
        import Foundation
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "\u{FFFD}e_DE")
        formatter.dateFormat = "d. MMMM"
        print(formatter.string(from: Date(timeIntervalSince1970: 0)).count)
        """) == .stopped("main.swift:3: the locale '\u{FFFD}e_DE'"))
  }

  @Test(
    "What libraries do with many elements is work of the code",
    arguments: [
      "print((0..<Int.max).reduce(0, &+))", "while true { _ = numbers.max() }", "while true { _ = text.count }",
      "while true { _ = numbers == others }", "while true { _ = text == text + text }",
      "while true { _ = numbers.contains(-1) }", "var texts: [String] = []; while true { texts.append(text + text) }",
      "while true { _ = text.index(text.startIndex, offsetBy: 90_000) }",
      "DispatchQueue.concurrentPerform(iterations: 1_000_000_000) { _ in }",
      "func again() { for _ in 0..<2 { DispatchQueue.global().async { again() } } }; again(); dispatchMain()",
    ])
  func workOfLibraries(statement: String) {
    let source = """
      import Foundation
      let numbers = Array(0..<50_000)
      let others = Array(0..<50_000)
      let text = String(repeating: "a", count: 100_000)
      \(statement)
      """
    let ending = InterpretedProgram(source: source, budget: 300_000).ending
    #expect(ending == .stopped("main.swift:5: when the code comes to an end"))
  }

  @Test func encodingWithoutAnEnd() {
    let source = """
      import Foundation
      final class Node: Codable { var next: Node? }
      let node = Node()
      node.next = node
      print((try? JSONEncoder().encode(node)) == nil)
      """
    #expect(ending(source) == .stopped("main.swift:5: whether what lies in a value comes to an end"))
  }
}
