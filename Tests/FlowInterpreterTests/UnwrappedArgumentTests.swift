import ProgramRunner
import Testing

/// Implicitly unwrapped values where a range, a function or a formatter asks for what they hold, and numbers made of
/// numbers beside a generic initialiser of the app's, held against what swiftc prints.
struct UnwrappedArgumentTests {
  @Test func theyAreWhatTheyHold() {
    let program = InterpretedProgram(
      source: #"""
        import Foundation
        class Status {
          var count: Int! = 3
          func get() -> Int! { count }
          func step() -> Double! { 0.5 }
          func number() -> NSNumber! { 7 }
        }
        let s = Status()
        var seen = 0
        for _ in 0..<s.get() { seen += 1 }
        for index in 0...s.count - 1 { seen += index }
        print(seen, (0..<s.count).count, Array(s.count..<5), (..<s.get()).contains(2), (s.get()...).lowerBound)
        print(Array(stride(from: 0, to: s.get(), by: 1)), Array(stride(from: 0, through: 1, by: s.step())))
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        print(formatter.string(from: s.number())!)
        extension Double {
          init<T: BinaryFloatingPoint>(_ value: T) {
            switch value {
            case is Double: self.init(value as! Double)
            case is Float: self.init(value as! Float)
            default: self = -1
            }
          }
        }
        func twice<T: BinaryFloatingPoint>(_ value: T) -> Double { Double(value) * 2 }
        print(twice(2.5), twice(Float(1.5)), Double(4), Double(Float(2)))
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        6 3 [3, 4] true 3
        [0, 1, 2] [0.0, 0.5, 1.0]
        7
        5.0 3.0 4.0 2.0

        """#)
  }

  @Test func nothingEndsTheProgram() {
    let program = InterpretedProgram(source: "let end: Int! = nil\nfor _ in 0..<end { print(1) }")
    #expect(
      program.ending
        == .trapped("Unexpectedly found nil while implicitly unwrapping an Optional value"))
  }
}
