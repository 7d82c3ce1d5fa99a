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
