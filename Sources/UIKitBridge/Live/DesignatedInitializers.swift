import FlowInterpreter
import HeadlessUIKit

/// Which initialiser of UIKit's calls which, where an app's class can override the other one.
///
/// - UIKit: a convenience initialiser ends at a designated one of its class ("Initialization", The Swift Programming
///   Language); those are `init(frame:)` of views, `init(style:reuseIdentifier:)` of cells of tables,
///   `init(frame:style:)` of tables and `init(nibName:bundle:)` of controllers (their pages in UIKit's documentation).
extension UIKitFramework {
  package func designated(_ arguments: [Argument], of name: String) -> [Argument]? {
    let labels = arguments.map(\.label)
    let classes = catalog.lineage(of: name)
    if classes.contains("UIViewController") { return designatedOfController(arguments, of: name) }
    guard classes.contains("UIView") else { return nil }
    let frame = Argument("frame", CGRect.zero.bridged)
    if classes.contains("UITableViewCell"), labels.isEmpty || labels == ["frame"] {
      return [Argument("style", UITableViewCell.CellStyle.default.bridged), Argument("reuseIdentifier", .none)]
    }
    if classes.contains("UITableView"), labels.isEmpty || labels == ["frame"] {
      return [arguments.first ?? frame, Argument("style", UITableView.Style.plain.bridged)]
    }
    return labels.isEmpty || labels == ["type"] ? [frame] : nil
  }
}
