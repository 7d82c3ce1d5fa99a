// swift-format-ignore-file
// The files of Models/CellRegistration as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let cellRegistrationTexts: [(path: String, text: String)] = [
    (
      "CellRegistration/CellRegistration.swift",
      ##"""
import UIKit

/// The names under which cells are registered that nobody names.
enum RegistrationNames {
  private static var count = 0

  static func next() -> String {
    count += 1
    return "registration \(count)"
  }

  /// - UIKit: from iOS 15 on a registration that was made while a data source was asked for a view is refused, even one
  ///   that is made but once (F6.6).
  static func check(_ isMadeInRequest: Bool, _ element: String, _ call: String) {
    guard isMadeInRequest, #available(iOS 15, *) else { return }
    fatalError(
      "Attempted to dequeue a \(element) using a registration that was created inside -collectionView:\(call): or inside "
        + "a UICollectionViewDiffableDataSource \(element) provider. Creating a new registration each time a \(element) is "
        + "requested will prevent reuse and cause created \(element)s to remain inaccessible in memory for the lifetime of "
        + "the collection view. Registrations should be created up front and reused.")
  }
}

extension UICollectionView {
  /// How a cell of a class is made and filled.
  struct CellRegistration<Cell, Item> {
    let name = RegistrationNames.next()
    let isMadeInRequest = UICollectionView.isAskingForViews
    let nib: UINib?
    let made: AnyClass?
    let handler: (Cell, IndexPath, Item) -> Void

    init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
      nib = nil
      made = Cell.self
      self.handler = handler
    }

    init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void) {
      nib = cellNib
      made = Cell.self
      self.handler = handler
    }
  }

  /// How a header, footer or another view of a class is made and filled.
  struct SupplementaryRegistration<Supplementary> {
    let name = RegistrationNames.next()
    let isMadeInRequest = UICollectionView.isAskingForViews
    let kind: String
    let nib: UINib?
    let made: AnyClass?
    let handler: (Supplementary, String, IndexPath) -> Void

    init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
      kind = elementKind
      nib = nil
      made = Supplementary.self
      self.handler = handler
    }

    init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) {
      kind = elementKind
      nib = supplementaryNib
      made = Supplementary.self
      self.handler = handler
    }
  }

  /// - UIKit: the cell is registered as it is first asked for, and filled by the registration's handler
  ///   (documentation of dequeueConfiguredReusableCell(using:for:item:)).
  func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    RegistrationNames.check(registration.isMadeInRequest, "cell", "cellForItemAtIndexPath")
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.name)
    } else {
      register(registration.made, forCellWithReuseIdentifier: registration.name)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    RegistrationNames.check(
      registration.isMadeInRequest, "supplementary view", "viewForSupplementaryElementOfKind:atIndexPath")
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.name)
    } else {
      register(
        registration.made, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.name)
    }
    let view =
      dequeueReusableSupplementaryView(
        ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath) as! Supplementary
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
"""##
    ),
  ]
}
