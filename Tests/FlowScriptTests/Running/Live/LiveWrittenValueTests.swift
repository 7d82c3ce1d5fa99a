import Testing

/// What Foundation writes of values, where that hangs on its version, and what it reads of texts.
extension LiveFoundationTests {
  /// What stands behind the identifier changed between versions of Foundation.
  @Test(arguments: ["Locale(identifier: \"de_DE\")", "TimeZone(identifier: \"America/New_York\")!"])
  func whatLocalesAndTimeZonesPrint(_ value: String) throws {
    for text in [value, "[\(value)].description", "\(value).description"] {
      let report = try screen("show(\(text))").report("- tapOn: Go\n- assertVisible: 'de_DE \\(fixed de_DE\\)'")
      #expect(report.contains("  ? "), "\(report)")
    }
    #expect(
      try shows(
        "de_DE America/New_York",
        "show(Locale(identifier: \"de_DE\").identifier, TimeZone(identifier: \"America/New_York\")!.identifier)") == nil
    )
  }

  /// Letters lose their marks where an encoding has these alone; what else an encoding lacks is written in a way of its own.
  @Test func lossyConversion() throws {
    let lossy = "(using: .ascii, allowLossyConversion: true)!, as: UTF8.self))"
    #expect(
      try shows(
        "Uber cafe Angstrom", "show(String(decoding: \"\\u{dc}ber caf\\u{e9} \\u{c5}ngstr\\u{f6}m\".data\(lossy)")
        == nil)
    let report = try screen("show(String(decoding: \"5 \\u{20ac}\".data\(lossy)")
      .report("- tapOn: Go\n- assertVisible: 5 .")
    #expect(report.contains("  ? "), "\(report)")
  }

  /// How many digits an endless quotient keeps differs from Foundation on Linux to Apple's.
  @Test func endlessQuotients() throws {
    let quotient = "NSDecimalNumber(value: 10).dividing(by: NSDecimalNumber(value: "
    #expect(try shows("2.5", "show(\(quotient)4)))") == nil)
    let report = try screen("show(\(quotient)3)))").report("- tapOn: Go\n- assertVisible: 3.*")
    #expect(report.contains("  ? "), "\(report)")
  }

  @Test func setsOfRanges() throws {
    #expect(
      try shows(
        "true false b-",
        """
        let letters = CharacterSet(charactersIn: "a"..."c")
        show(letters.contains("b"), letters.contains("d"), "ab-".trimmingCharacters(in: CharacterSet(charactersIn: "a"..."a")))
        """) == nil)
  }

  /// Foundation of some versions writes 0.1 with seventeen digits.
  @Test func digitsOfJSON() throws {
    #expect(
      try shows(
        "{\"a\":0.5} 0.1",
        """
        show(String(decoding: try! JSONSerialization.data(withJSONObject: ["a": 0.5]), as: UTF8.self),
          (try! JSONSerialization.jsonObject(with: JSONSerialization.data(withJSONObject: [0.1])) as! [Double])[0])
        """) == nil)
    for part in ["String(data: data, encoding: .utf8)!", "data.count", "\"\\(data)\""] {
      let report = try screen("let data = try! JSONSerialization.data(withJSONObject: [\"a\": 0.1])\nshow(\(part))")
        .report("- tapOn: Go\n- assertVisible: '.*9.*'")
      #expect(report.contains("  ? "), "\(report)")
    }
  }
}
