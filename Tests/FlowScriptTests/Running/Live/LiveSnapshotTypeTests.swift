import Testing

/// What snapshots of a data source are made of.
@MainActor
struct LiveSnapshotTypeTests {
  /// Sections that are written without their type are of it, in the snapshot that was applied as well.
  @Test func sectionsKeepTheirTypes() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          enum Section: String { case open = "Open", finished = "Finished" }
          lazy var source = UITableViewDiffableDataSource<Section, String>(tableView: tableView) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
            snapshot.appendSections([.open])
            snapshot.appendItems(["Wash", "Cook"])
            source.apply(snapshot, animatingDifferences: false)
            title = "none"
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            var snapshot = source.snapshot()
            if snapshot.indexOfSection(.finished) == nil { snapshot.appendSections([.finished]) }
            let item = snapshot.itemIdentifiers[indexPath.row]
            snapshot.deleteItems([item])
            snapshot.appendItems([item], toSection: .finished)
            source.apply(snapshot, animatingDifferences: false)
            title = source.snapshot().sectionIdentifiers.map(\\.rawValue).joined(separator: ", ")
          }
        }
        """)
    #expect(
      try flow.passes("- tapOn: Wash\n- assertVisible: Open, Finished\n- assertVisible: Wash") == nil)
  }
}
