import Testing

/// Literals of numbers where several types may be meant.
@MainActor
struct LiveLiteralTests {
  private func shows(_ text: String, _ body: String, _ further: String = "") throws -> String? {
    try LiveFoundationTests().shows(text, body, further)
  }

  /// What swiftc prints.
  @Test func aLiteralIsOfItsOwnTypeInsideAText() throws {
    #expect(
      try shows(
        "15 5 -3 D x 1",
        #"label.text = "\(15) \(2 + 3) \(-3) \(1.5) \("x") \([1].count)""#,
        """
        extension DefaultStringInterpolation {
          mutating func appendInterpolation(_ value: Double) { appendLiteral("D") }
          mutating func appendInterpolation(_ value: Character) { appendLiteral("C") }
        }
        """) == nil)
  }

  /// What swiftc prints.
  @Test func aWholeLiteralIsADoubleWhereTheAppsOperatorTakesNothingElse() throws {
    #expect(
      try shows(
        "7.0 7.0 150.0 12",
        "show(3 <+> 4.0, 3 <+> 4, (label + 150).constant, 5 + 7)",
        """
        infix operator <+>
        func <+> <T: BinaryFloatingPoint>(left: T, right: T) -> T { left + right }
        struct Sum<T> { let value: T; let constant: Double }
        func + <T, U: BinaryFloatingPoint>(left: T, right: U) -> Sum<T> { Sum(value: left, constant: Double(right)) }
        """) == nil)
  }

  /// What swiftc prints.
  @Test func swiftsOwnOperatorsGoBeforeGenericOnes() throws {
    #expect(
      try shows(
        "7.0 4.0 3.0 15 -1.0 -2 true ab 0.0",
        """
        let (x, y, f, i, j, s) = (3.0, 4.0, Float(2), 3, 5, "a")
        show(x + y, f + f, f + 1, i * j, x - y, i - j, i < j, s + "b", (x + f).constant - 2)
        """,
        """
        struct Sum<T> { let value: T; let constant: Double }
        func + <T, U: BinaryFloatingPoint>(left: T, right: U) -> Sum<T> { Sum(value: left, constant: Double(right)) }
        func * <T: Numeric>(left: T, right: T) -> T { left }
        func - <T: Numeric>(left: T, right: T) -> T { left }
        func < <T: Comparable>(left: T, right: T) -> Bool { false }
        """) == nil)
  }

  @Test func numbersOfFoundationAreTruncated() throws {
    #expect(
      try shows(
        "2.5 2 2.5 44 1,250",
        """
        let number: NSNumber = 2.5
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        var whole: NSNumber!
        whole = NSNumber(value: 1250)
        let byte = UInt8(truncating: NSNumber(value: 300))
        show(Double(truncating: number), Int(truncating: number), CGFloat(truncating: number), byte, formatter.string(from: whole)!)
        """) == nil)
  }
}
