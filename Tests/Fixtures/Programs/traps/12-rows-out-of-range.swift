struct Section { let title: String; var rows: [String] }
final class DataSource {
  private(set) var sections: [Section]
  init(_ sections: [Section]) { self.sections = sections }
  var numberOfSections: Int { sections.count }
  func numberOfRows(in section: Int) -> Int { sections[section].rows.count }
  func row(_ row: Int, in section: Int) -> String { sections[section].rows[row] }
  func delete(_ row: Int, in section: Int) {
    let removed = sections[section].rows.remove(at: row)
    print("deleted", removed)
    if sections[section].rows.isEmpty { sections.remove(at: section) }
  }
  func show() {
    for section in 0..<numberOfSections {
      let rows = (0..<numberOfRows(in: section)).map { row($0, in: section) }
      print(sections[section].title, rows)
    }
  }
}
let source = DataSource([Section(title: "A", rows: ["a1", "a2"]), Section(title: "B", rows: ["b1"])])
source.show()
source.delete(0, in: 1)
source.show()
source.delete(1, in: 0)
print(source.row(0, in: 0))
let selected = (row: 0, section: 1)
print("selected", selected)
print(source.row(selected.row, in: selected.section))
