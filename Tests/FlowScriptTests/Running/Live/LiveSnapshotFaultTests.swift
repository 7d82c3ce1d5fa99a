import Testing

/// What UIKit raises where a snapshot is told of what it lacks, or has.
@MainActor
struct LiveSnapshotFaultTests {
  private func report(_ code: String, _ steps: String = "- tapOn: Go") throws -> String {
    try LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(go))
          }
          @objc func go() {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            \(code)
          }
        }
        """
    ).report(steps)
  }

  @Test func itemsNeedASectionThatIsThere() throws {
    #expect(
      try report("snapshot.appendItems([\"a\"])").contains(
        "There are currently no sections in the data source. Please add a section first."))
    #expect(
      try report("snapshot.appendSections([0])\nsnapshot.appendItems([\"a\"], toSection: 1)").contains(
        "reason: 'Invalid parameter not satisfying: section != NSNotFound'"))
    #expect(
      try report("snapshot.appendSections([0])\nsnapshot.insertItems([\"a\"], beforeItem: \"b\")").contains(
        "reason: 'Invalid parameter not satisfying: section != NSNotFound'"))
    #expect(
      try report("snapshot.appendSections([0])\n_ = snapshot.itemIdentifiers(inSection: 1)").contains(
        "reason: 'Section identifier was not found."))
  }

  @Test func whatIsReloadedIsThere() throws {
    #expect(
      try report("snapshot.appendSections([0])\nsnapshot.reloadItems([\"a\"])").contains(
        "reason: 'Attempted to reload item identifier that does not exist in the snapshot: a'"))
    #expect(
      try report("snapshot.appendSections([0])\nsnapshot.reconfigureItems([\"a\"])").contains(
        "reason: 'Attempted to reconfigure item identifier that does not exist in the snapshot: a'"))
  }

  @Test func aSectionComesOnce() throws {
    #expect(
      try report("snapshot.appendSections([0])\nsnapshot.appendSections([0])").contains(
        "Section identifier that already exists: 0'"))
    #expect(
      try report(
        """
        var branches = NSDiffableDataSourceSectionSnapshot<String>()
        branches.append(["a"])
        branches.append(["a"])
        """
      ).contains("reason: 'Identifiers in a section snapshot must be unique. Duplicate item identifiers: {("))
  }

  @Test func whetherAMoveOfWhatIsNotThereEndsTheAppIsNotKnown() throws {
    let report = try report("snapshot.appendSections([0])\nsnapshot.moveItem(\"a\", beforeItem: \"b\")")
    #expect(report.contains("? tapOn \"Go\""))
    #expect(report.contains("an item that a snapshot lacks or has already"))
  }
}
