class Exporter {
  final func export(_ rows: [[String]]) -> String {
    begin()
    let body = rows.enumerated().map { index, row in line(row, isFirst: index == 0) }
    return ([header(rows.first?.count ?? 0)] + body + [footer()]).compactMap { $0 }.joined(separator: "\n")
  }
  private(set) var exports = 0
  func begin() { exports += 1 }
  func header(_ columns: Int) -> String? { nil }
  func footer() -> String? { nil }
  func line(_ row: [String], isFirst: Bool) -> String { row.map(escape).joined(separator: separator) }
  func escape(_ text: String) -> String { text }
  var separator: String { " " }
  class var fileExtension: String { "txt" }
  var fileName: String { "export-\(exports)." + type(of: self).fileExtension }
}
class CSV: Exporter {
  override var separator: String { "," }
  override func escape(_ text: String) -> String { text.contains(separator) ? "\"\(text)\"" : text }
  override class var fileExtension: String { "csv" }
}
final class Semicolons: CSV {
  override var separator: String { ";" }
  override class var fileExtension: String { "ssv." + super.fileExtension }
}
final class Markdown: Exporter {
  private var columns = 0
  override func begin() {
    super.begin()
    columns = 0
  }
  override var separator: String { " | " }
  override func header(_ columns: Int) -> String? {
    self.columns = columns
    return nil
  }
  override func line(_ row: [String], isFirst: Bool) -> String {
    let line = "| " + super.line(row, isFirst: isFirst) + " |"
    return isFirst ? line + "\n|" + String(repeating: "---|", count: columns) : line
  }
  override func footer() -> String? { "\(columns) columns" }
}
let rows = [["name", "note"], ["Ada", "a,b"], ["Bo", "c;d"]]
let exporters = [Exporter(), CSV(), Semicolons(), Markdown()]
for exporter in exporters {
  print("--", exporter.fileName)
  print(exporter.export(rows))
}
exporters[1].begin()
print(exporters.map(\.fileName), exporters.map { $0 is CSV }, Markdown().export([]))
extension Exporter { static func named(_ name: String) -> Exporter? { name == "csv" ? CSV() : nil } }
print(Exporter.named("csv")?.separator ?? "-", Exporter.named("pdf") == nil)
