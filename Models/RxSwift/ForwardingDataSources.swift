import UIKit

/// A table's data source where somebody asks for rows that are deleted or inserted and the rows come from another one,
/// which is asked for all else.
///
/// RxSwift's proxy says that it has the method for what is observed, whatever the other one has.
final class RxForwardingTableDataSource: NSObject, UITableViewDataSource, SectionedViewDataSourceType {
  private weak var other: UITableViewDataSource?
  private let kept: UITableViewDataSource?

  /// - Parameter kept: what nobody else holds of the other one; nil where the app does.
  init(_ other: UITableViewDataSource, keeping kept: UITableViewDataSource?) {
    self.other = other
    self.kept = kept
    super.init()
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard let items = other as? SectionedViewDataSourceType else { fatalError("the rows have no models") }
    return try items.model(at: indexPath)
  }

  func numberOfSections(in tableView: UITableView) -> Int { other?.numberOfSections?(in: tableView) ?? 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    other?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    other?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    other?.tableView?(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    other?.tableView?(tableView, titleForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    other?.tableView?(tableView, canEditRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { RxTables.deleted(of: tableView).onNext(indexPath) }
    if editingStyle == .insert { RxTables.inserted(of: tableView).onNext(indexPath) }
    other?.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}
