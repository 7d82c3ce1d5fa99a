import ProgramRunner
import Testing

/// Dictionaries and sets, which Swift goes through in an order of its own.
struct ArrangementTests {
  @Test func anOrderThatShowsStopsTheProgram() {
    let program = InterpretedProgram(
      source: """
        print("begin")
        for (key, value) in ["a": 1, "b": 2, "c": 3] {
          print(key, value)
        }
        """)
    #expect(program.output == "begin\n")
    #expect(
      program.ending
        == .stopped("main.swift:2: Swift goes through a dictionary or set in an order of its own, which shows"))
  }

  @Test func anOrderThatDoesNotShowIsNone() {
    let program = InterpretedProgram(
      source: """
        let prices = ["tea": 2, "cake": 4, "soup": 6]
        var total = 0
        for (_, price) in prices { total += price }
        print(total, prices.keys.sorted(), prices.values.max()!, Set([3, 1, 2]).map { $0 * 2 }.sorted())
        """)
    #expect(program.output == "12 [\"cake\", \"soup\", \"tea\"] 6 [2, 4, 6]\n")
    #expect(program.ending == .finished)
  }

  @Test func whichOfEqualElementsComesFirstIsTheOrder() {
    let program = InterpretedProgram(
      source: """
        let ages = ["Ada": 36, "Bob": 36, "Cy": 20]
        print(ages.max { $0.value < $1.value }!.key)
        """)
    #expect(program.output == "")
    #expect(
      program.ending
        == .stopped("main.swift:2: Swift goes through a dictionary or set in an order of its own, which shows"))
  }

  @Test func oneElementHasNoOrder() {
    let program = InterpretedProgram(source: "for (key, value) in [\"a\": 1] { print(key, value) }")
    #expect(program.output == "a 1\n")
  }
}

/// Lazy collections ask their closures when Swift's do.
struct LazyTests {
  @Test func aFiltersFirstElementIsReadTwice() {
    let program = InterpretedProgram(
      source: """
        let first = [1, 2, 3].lazy.map { n -> Int in print("map", n); return n * 2 }.filter { print("filter", $0); return $0 > 2 }.first
        print(first!)
        """)
    #expect(program.output == "map 1\nfilter 2\nmap 2\nfilter 4\nmap 2\n4\n")
  }
}
