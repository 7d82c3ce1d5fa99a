struct Row { let title: String; let detail: String? }
final class RowsViewModel {
  private let rows = [Row(title: "Name", detail: "Al"), Row(title: "Phone", detail: nil)]
  var numberOfRows: Int { rows.count }
  func text(at index: Int) -> String { rows[index].title + (rows[index].detail.map { ": " + $0 } ?? "") }
}
let model = RowsViewModel()
for index in 0..<model.numberOfRows { print(model.text(at: index)) }
