import Testing

/// Dates in the time zone of the device, which is not known: what is the same in all of them is.
@MainActor
struct LiveZoneTests {
  private func flow(_ body: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(body)
          }
        }
        """)
  }

  @Test func aDateThatIsReadAndWrittenInOneZoneIsKnown() throws {
    let flow = flow(
      """
      let reader = DateFormatter()
      reader.dateFormat = "yyyy-MM-dd"
      let writer = DateFormatter()
      writer.dateFormat = "d MMM yyyy"
      let dates = ["2021-05-01", "2020-12-24"].compactMap { reader.date(from: $0) }
      label.text = dates.map { writer.string(from: $0) }.joined(separator: ", ")
      title = dates[0] > dates[1] ? "later" : "earlier"
      """)
    #expect(try flow.passes("- assertVisible: \"1 May 2021, 24 Dec 2020\"\n- assertVisible: later") == nil)
  }

  @Test func theHourOfAMomentHangsOnTheZone() throws {
    let flow = flow(
      """
      let writer = DateFormatter()
      writer.dateFormat = "HH"
      label.text = writer.string(from: Date(timeIntervalSince1970: 0))
      title = "Year " + String(Calendar.current.component(.year, from: Date(timeIntervalSince1970: 86_400 * 100)))
      """)
    #expect(try flow.passes("- assertVisible: Year 1970") == nil)
    #expect(try flow.report("- assertVisible: \"00\"").contains("? assertVisible \"00\""))
  }

  @Test func calendarsReckonInTheZoneOfTheDevice() throws {
    let flow = flow(
      """
      let calendar = Calendar.current
      let date = calendar.date(from: DateComponents(year: 2023, month: 2, day: 1))!
      let days = calendar.range(of: .day, in: .month, for: date)!.count
      let next = calendar.date(byAdding: .day, value: 30, to: date)!
      let parts = calendar.dateComponents([.month, .day], from: next)
      label.text = "\\(days) days, \\(parts.day!).\\(parts.month!)., \\(calendar.isDate(date, inSameDayAs: next))"
      title = "\\(calendar.dateComponents([.day], from: date, to: next).day!) later"
      """)
    #expect(try flow.passes("- assertVisible: \"28 days, 3.3., false\"\n- assertVisible: 30 later") == nil)
  }

  @Test func noDayOfLongAgoIsTodays() throws {
    let flow = flow(
      """
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.allowedUnits = [.day, .hour]
      let wedding = Calendar.current.date(from: DateComponents(year: 2014, month: 6, day: 7, hour: 11))!
      label.text = formatter.string(from: DateComponents(day: 3, hour: 4))
      title = Calendar.current.isDateInToday(wedding) ? "today" : wedding < Date() ? "long ago" : "some day"
      """)
    #expect(try flow.passes("- assertVisible: long ago\n- assertVisible: \"3 days, 4 hours\"") == nil)
  }

  @Test func aDayWithoutAMidnightSomewhereIsLeftOpen() throws {
    let flow = flow(
      """
      let reader = DateFormatter()
      reader.dateFormat = "yyyy-MM-dd"
      label.text = reader.date(from: "2018-11-04") == nil ? "none" : "read"
      """)
    #expect(try flow.report("- assertVisible: read").contains("?"))
  }
}
