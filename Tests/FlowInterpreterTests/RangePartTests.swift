import ProgramRunner
import Testing

/// Parts of ranges, held against what swiftc prints.
struct RangePartTests {
  /// `range[4...]` ends where the range does.
  @Test func aPartOfARangeIsARange() {
    let program = InterpretedProgram(
      source: #"""
        let r = 3..<8
        print(r[4...], r[..<6], r[...6], r[4..<5], r[4...5], r[4...].map { $0 }, type(of: r[4...]))
        print(r[3...].count, r[8...].isEmpty, [1, 2, 3].indices[1...].count)
        print(r[1..<9])
        """#)
    #expect(program.ending == .finished)
    #expect(
      program.output == #"""
        4..<8 3..<6 3..<7 4..<5 4..<6 [4, 5, 6, 7] Range<Int>
        5 true 2
        1..<9

        """#)
  }
}
