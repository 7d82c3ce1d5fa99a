import FlowInterpreter

extension FrameworkCatalog {
  /// What HeadlessUIKit declares of UIKit.
  static let uiKit: FrameworkCatalog = {
    var catalog = FrameworkCatalog()
    catalog.classes = UIKitCatalog.classes
    catalog.classes["NSObject"] = ""
    for name in ["Bundle", "NSCoder", "NSAttributedString"] { catalog.classes[name] = "NSObject" }
    catalog.conformances = UIKitCatalog.conformances
    catalog.conformances["NSObject"] = ["Hashable", "NSObjectProtocol", "CustomStringConvertible"]
    catalog.protocols = UIKitCatalog.protocols.union(["LayoutItem"])
    // Through a protocol that is not public, which the interface does not show.
    for name in ["UIView", "UILayoutGuide"] { catalog.conformances[name, default: []].append("LayoutItem") }
    catalog.values = UIKitCatalog.values.union(LiveGeometry.values)
    catalog.aliases = UIKitCatalog.aliases
    return catalog
  }()
}
