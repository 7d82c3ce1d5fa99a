import Testing

/// Numbers, lists, bytes and distances in time as formatters and styles write them.
@MainActor
struct LiveFormatTests {
  private func flow(_ texts: [String]) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            view.addSubview(label)
            let us = Locale(identifier: "en_US")
            let files = ByteCountFormatter()
            files.countStyle = .file
            let distance = RelativeDateTimeFormatter()
            let named = RelativeDateTimeFormatter()
            named.dateTimeStyle = .named
            let list = ListFormatter()
            list.locale = Locale(identifier: "de_DE")
            let price = Decimal(string: "1299.99")!
            let two = NumberFormatter()
            two.locale = us
            two.numberStyle = .decimal
            two.minimumFractionDigits = 2
            two.maximumFractionDigits = 2
            label.text = [\(texts.joined(separator: ",\n"))].map { "\\($0)" }.joined(separator: " | ")
          }
        }
        """)
  }

  private func writes(_ texts: [(code: String, text: String)]) throws {
    let flow = flow(texts.map(\.code))
    let text = texts.map(\.text).joined(separator: " | ")
    let pattern = text.map { "$()|.?+".contains($0) ? "\\\\\($0)" : "\($0)" }.joined()
    #expect(try flow.passes("- assertVisible: \"\(pattern)\"") == nil)
  }

  /// On Linux a formatter with a least number of digits writes one more.
  @Test func noMoreDigitsThanTheMost() throws {
    try writes([
      ("two.string(from: 1234567.891)!", "1,234,567.89"), ("two.string(from: 5)!", "5.00"),
      ("two.string(from: 2.345)!", "2.34"), ("two.string(for: 0.999)!", "1.00"),
    ])
  }

  /// Source: answers on amounts without cents (Stack Overflow 24960621): the most wins over the style's least; the style
  /// none has no nought before the point; groups of India are those of CLDR.
  @Test func digitsThatCodeAsksForWinOverTheStyles() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            view.addSubview(label)
            let (whole, plain, rupees) = (NumberFormatter(), NumberFormatter(), NumberFormatter())
            whole.locale = Locale(identifier: "en_US")
            whole.maximumFractionDigits = 0
            whole.numberStyle = .currency
            plain.locale = whole.locale
            plain.maximumFractionDigits = 2
            rupees.locale = Locale(identifier: "en_IN")
            rupees.numberStyle = .decimal
            let texts = [
              whole.string(from: 1234.6)!, "\\(whole.minimumFractionDigits)", plain.string(from: 0.5)!,
              plain.string(from: 0)!, rupees.string(from: 1234567)!,
            ]
            label.text = texts.joined(separator: " ")
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: '\\$1,235 0 \\.5 0 12,34,567'") == nil)
  }

  @Test func howManyDigitsAnotherCurrencyHasIsOpen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let yen = NumberFormatter()
            yen.locale = Locale(identifier: "en_US")
            yen.numberStyle = .currency
            yen.currencyCode = "JPY"
            title = yen.string(from: 1234)
          }
        }
        """)
    #expect(try flow.report("- assertVisible: 1").contains("how many digits an amount of JPY has"))
  }

  @Test func numbersByStyles() throws {
    try writes([
      ("1234567.formatted()", "1,234,567"), ("1234.5.formatted()", "1,234.5"), ("0.256.formatted(.percent)", "25.6%"),
      ("price.formatted(.currency(code: \"USD\").locale(us))", "$1,299.99"),
      (
        "price.formatted(Decimal.FormatStyle.Currency(code: \"USD\", locale: us).precision(.fractionLength(0)))",
        "$1,300"
      ),
      ("2.0.formatted(.number.precision(.fractionLength(2)))", "2.00"),
      ("2.12345.formatted(.number.precision(.fractionLength(0...3)))", "2.123"),
      ("12345.formatted(.number.grouping(.never))", "12345"),
      ("1_500_000.formatted(.byteCount(style: .file))", "1.5 MB"),
    ])
  }

  @Test func listsAndBytes() throws {
    try writes([
      ("ListFormatter.localizedString(byJoining: [\"A\", \"B\", \"C\"])", "A, B, and C"),
      ("list.string(from: [\"A\", \"B\"])!", "A und B"), ("[\"A\", \"B\"].formatted()", "A and B"),
      ("[\"A\", \"B\"].formatted(.list(type: .or))", "A or B"), ("files.string(fromByteCount: 0)", "Zero KB"),
      ("files.string(fromByteCount: 1)", "1 byte"), ("files.string(fromByteCount: 2_340_000)", "2.3 MB"),
    ])
  }

  @Test func distancesInTime() throws {
    try writes([
      ("distance.localizedString(from: DateComponents(day: -1))", "1 day ago"),
      ("distance.localizedString(fromTimeInterval: 7200)", "in 2 hours"),
      ("named.localizedString(from: DateComponents(day: -1))", "yesterday"),
      ("named.localizedString(from: DateComponents(month: 1))", "next month"),
      ("named.localizedString(from: DateComponents(day: 3))", "in 3 days"),
    ])
  }

  @Test(arguments: [
    "distance.localizedString(fromTimeInterval: -5400)",
    "distance.localizedString(from: DateComponents(day: 1, hour: 2))",
  ])
  func whatIsRoundedIsOpen(code: String) throws {
    #expect(try flow([code]).report("- assertVisible: in 1 day").contains("? assertVisible \"in 1 day\""))
  }

  @Test func aGroupThatIsLeftTooOftenEndsTheApp() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let group = DispatchGroup()
            group.enter()
            group.leave()
            group.leave()
          }
        }
        """)
    #expect(try flow.report("").contains("BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()"))
  }

  @Test func segmentsRunTheirActions() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let actions = ["Day", "Week"].map { name in UIAction(title: name) { [unowned self] _ in title = name } }
            let control = UISegmentedControl(frame: CGRect(x: 20, y: 200, width: 300, height: 40), actions: actions)
            control.insertSegment(action: UIAction(title: "Year") { [unowned self] action in
              title = action.title + " \\((action.sender as! UISegmentedControl).selectedSegmentIndex)"
            }, at: 2, animated: false)
            view.addSubview(control)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Week\n- assertScreen: Week\n- tapOn: Year\n- assertScreen: Year 2") == nil)
  }

  @Test func ofAPickerOnlyItsRowsMayBeSeen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
          var colors = ["Red", "Green"]
          override func viewDidLoad() {
            super.viewDidLoad()
            let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(picker)
            navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Change") { _ in
              self.colors = ["Blue"]
              picker.reloadAllComponents()
            })
          }
          func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }
          func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            colors[row]
          }
        }
        """)
    #expect(try flow.passes("- assertNotVisible: Blue\n- tapOn: Change\n- assertNotVisible: Red") == nil)
    #expect(try flow.report("- assertVisible: Red").contains("? assertVisible \"Red\""))
    #expect(try flow.report("- tapOn: Change\n- assertVisible: Blue").contains("? assertVisible \"Blue\""))
  }
}
