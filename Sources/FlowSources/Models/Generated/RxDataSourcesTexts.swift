// swift-format-ignore-file
// The files of Models/RxDataSources as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let rxDataSourcesTexts: [(path: String, text: String)] = [
    (
      "RxDataSources/Sections.swift",
      ##"""
import Foundation

/// A section with its items.
protocol SectionModelType {
  associatedtype Item
  var items: [Item] { get }
  init(original: Self, items: [Item])
}

protocol IdentifiableType {
  associatedtype Identity: Hashable
  var identity: Identity { get }
}

protocol AnimatableSectionModelType: SectionModelType, IdentifiableType {}

struct SectionModel<Section, ItemType>: SectionModelType {
  typealias Item = ItemType
  var model: Section
  var items: [ItemType]

  init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
    model = original.model
    self.items = items
  }
}

struct AnimatableSectionModel<Section, ItemType>: AnimatableSectionModelType {
  typealias Item = ItemType
  var model: Section
  var items: [ItemType]
  var identity: Any { (model as! any IdentifiableType).identity }

  init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }

  init(original: AnimatableSectionModel<Section, ItemType>, items: [ItemType]) {
    model = original.model
    self.items = items
  }
}

extension String: IdentifiableType { var identity: String { self } }
extension Int: IdentifiableType { var identity: Int { self } }

/// How changes are animated, which a flow does not see.
struct AnimationConfiguration {
  init(
    insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {}
}

enum ViewTransition { case animated, reload }
"""##
    ),
    (
      "RxDataSources/Tables.swift",
      ##"""
import RxSwift
import UIKit

/// The sections and rows that an observable gives a table.
class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource, RxTableViewDataSourceType,
  SectionedViewDataSourceType
{
  typealias Item = Section.Item
  typealias ConfigureCell = (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item) -> UITableViewCell
  typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
  typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool

  var configureCell: (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item) -> UITableViewCell
  var titleForHeaderInSection: (TableViewSectionedDataSource<Section>, Int) -> String?
  var titleForFooterInSection: (TableViewSectionedDataSource<Section>, Int) -> String?
  var canEditRowAtIndexPath: (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
  var canMoveRowAtIndexPath: (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
  private(set) var sectionModels: [Section] = []

  init(
    configureCell: @escaping (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item) -> UITableViewCell,
    titleForHeaderInSection: @escaping (TableViewSectionedDataSource<Section>, Int) -> String? = { _, _ in nil },
    titleForFooterInSection: @escaping (TableViewSectionedDataSource<Section>, Int) -> String? = { _, _ in nil },
    canEditRowAtIndexPath: @escaping (TableViewSectionedDataSource<Section>, IndexPath) -> Bool = { _, _ in true },
    canMoveRowAtIndexPath: @escaping (TableViewSectionedDataSource<Section>, IndexPath) -> Bool = { _, _ in true }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
    super.init()
  }

  subscript(section: Int) -> Section { sectionModels[section] }
  subscript(indexPath: IndexPath) -> Section.Item { sectionModels[indexPath.section].items[indexPath.row] }
  func sectionModel(at index: Int) -> Section { sectionModels[index] }
  func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }
  func setSections(_ sections: [Section]) { sectionModels = sections }

  func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
    guard case .next(let sections) = observedEvent else { return }
    setSections(sections)
    tableView.reloadData()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < sectionModels.count ? sectionModels[section].items.count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    configureCell(self, tableView, indexPath, self[indexPath])
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }
}

class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section> {}

class RxTableViewSectionedAnimatedDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section> {
  convenience init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping (Any, Any, Any) -> ViewTransition = { _, _, _ in .animated },
    configureCell: @escaping (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item) -> UITableViewCell,
    titleForHeaderInSection: @escaping (TableViewSectionedDataSource<Section>, Int) -> String? = { _, _ in nil },
    titleForFooterInSection: @escaping (TableViewSectionedDataSource<Section>, Int) -> String? = { _, _ in nil },
    canEditRowAtIndexPath: @escaping (TableViewSectionedDataSource<Section>, IndexPath) -> Bool = { _, _ in false },
    canMoveRowAtIndexPath: @escaping (TableViewSectionedDataSource<Section>, IndexPath) -> Bool = { _, _ in false }
  ) {
    self.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath)
  }
}
"""##
    ),
  ]
}
