import Testing

/// Wheels whose data source asks the picker itself.
@MainActor
struct LivePickerTests {
  private func picker(_ rows: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
          let lands = [("France", ["Paris", "Lyon"]), ("Japan", ["Tokyo"])]
          let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
          override func viewDidLoad() {
            super.viewDidLoad()
            picker.dataSource = self
            picker.delegate = self
            view.addSubview(picker)
            title = "\\(picker.numberOfRows(inComponent: 0)) \\(picker.numberOfRows(inComponent: 1))"
          }
          func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
          func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { \(rows) }
          func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            component == 0 ? lands[row].0 : "City"
          }
        }
        """)
  }

  /// - UIKit: a wheel begins at its first row (documentation of UIPickerView.selectedRow(inComponent:)).
  @Test func theRowsOfAWheelHangOnTheOneBefore() throws {
    let flow = picker(
      "component == 0 ? lands.count : lands[pickerView.selectedRow(inComponent: 0)].1.count + pickerView.numberOfComponents"
    )
    #expect(try flow.passes("- assertVisible: 2 4") == nil)
  }

  @Test func aWheelThatWasNotAskedForIsOpen() throws {
    let flow = picker("component == 0 ? pickerView.selectedRow(inComponent: 1) + 2 : 2")
    #expect(try flow.verdicts("- assertVisible: 1 2").contains("✗") == false)
  }

  /// A date that is not known is none the less there.
  @Test func theTextOfADateThatIsNotKnownIsThere() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let (date, formatter): (Date?, DateFormatter) = (Date(), DateFormatter())
            formatter.dateStyle = .long
            let text = formatter.string(for: date)!
            title = text.isEmpty ? "empty" : "there"
            if formatter.string(for: date) == nil { title = "nil" }
          }
        }
        """)
    #expect(try flow.verdicts("- assertNotVisible: nil").contains("✗") == false)
  }
}
