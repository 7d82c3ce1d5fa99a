import FlowInterpreter

extension FrameworkCatalog {
  /// What HeadlessUIKit declares of UIKit.
  static let uiKit: FrameworkCatalog = {
    var catalog = FrameworkCatalog()
    catalog.classes = UIKitCatalog.classes
    catalog.classes["NSObject"] = ""
    catalog.classes["NSMutableAttributedString"] = "NSAttributedString"
    for name in ["Bundle", "NSCoder", "NSAttributedString"] { catalog.classes[name] = "NSObject" }
    catalog.conformances = UIKitCatalog.conformances
    for list in ["UITableView", "UICollectionView"] {
      catalog.classes["\(list)DiffableDataSource"] = "NSObject"
      catalog.conformances["\(list)DiffableDataSource"] = ["\(list)DataSource"]
    }
    catalog.conformances["NSObject"] = ["Hashable", "NSObjectProtocol", "CustomStringConvertible"]
    catalog.protocols = UIKitCatalog.protocols.union(["LayoutItem", "UIAccessibilityIdentification"])
    // - UIKit: those that have an `accessibilityIdentifier` (documentation of UIAccessibilityIdentification).
    for name in ["UIAlertAction", "UIBarItem", "UIImage", "UIMenuElement", "UIView"] {
      catalog.conformances[name, default: []].append("UIAccessibilityIdentification")
    }
    // Through a protocol that is not public, which the interface does not show.
    for name in ["UIView", "UILayoutGuide"] { catalog.conformances[name, default: []].append("LayoutItem") }
    catalog.values = UIKitCatalog.values.union(LiveGeometry.values).union(
      ["NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot"])
    catalog.aliases = UIKitCatalog.aliases.merging(FormerNames.aliases) { known, _ in known }
    catalog.formerMembers = Dictionary(FormerNames.members.map { ($0.former, $0.now) }) { known, _ in known }
    catalog.values.formUnion(["AttributeContainer", "AttributedString", "CommandLine"])
    catalog.values.formUnion(LiveLibrary.constantTraits.union(LiveLibrary.traits.keys))
    return catalog
  }()
}
