import Testing

/// Members that stand alone: an alert without arguments, the looks of a cell's signs, an accountant's amounts, the name
/// of a class that Xcode makes.
@MainActor
struct LiveSmallMembersTests {
  private func passes(_ body: String, _ steps: String, files: [String: String] = [:]) throws -> String? {
    try LiveFlow(
      source: """
        import CoreData
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """, files: files
    ).passes(steps)
  }

  @Test func anAlertWithoutArgumentsIsAnActionSheet() throws {
    #expect(
      try passes(
        """
        let alert = UIAlertController()
        title = alert.preferredStyle == .actionSheet && alert.title == nil ? "Sheet" : "Alert"
        """, "- assertVisible: Sheet") == nil)
  }

  @Test func signsOfCellsHaveLooks() throws {
    #expect(
      try passes(
        """
        let signs: [UICellAccessory] = [
          .disclosureIndicator(options: .init(tintColor: .systemGray)), .checkmark(), .reorder(options: .init(isHidden: true)),
          .delete(displayed: .whenEditing, options: .init(tintColor: .red)),
        ]
        title = "\\(signs.count) signs"
        """, "- assertVisible: 4 signs") == nil)
  }

  @Test func anAccountingAmountHasTheSymbolThatIsSet() throws {
    #expect(
      try passes(
        """
        let formatter = NumberFormatter()
        formatter.numberStyle = .currencyAccounting
        formatter.currencySymbol = "R$"
        title = formatter.string(from: 12.5 as NSNumber)
        """, "- assertVisible: 'R\\$12\\.50'") == nil)
  }

  @Test func aClassThatXcodeMakesHasNoModuleInItsName() throws {
    let model = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Cost" representedClassName="Cost" syncable="YES" codeGenerationType="class"/>
      </model>
      """
    #expect(
      try passes(
        "title = NSStringFromClass(Cost.self)", "- assertVisible: Cost",
        files: ["App/Model.xcdatamodeld/Model.xcdatamodel/contents": model]) == nil)
  }
}
