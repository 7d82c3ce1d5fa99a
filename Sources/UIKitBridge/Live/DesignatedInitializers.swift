import FlowInterpreter
import HeadlessUIKit

/// Which initialiser of UIKit's calls which, where an app's class can override the other one.
///
/// - UIKit: a convenience initialiser ends at a designated one of its class ("Initialization", The Swift Programming
///   Language); those are `init(frame:)` of views, `init(style:reuseIdentifier:)` of cells of tables,
///   `init(frame:style:)` of tables and `init(nibName:bundle:)` of controllers (their pages in UIKit's documentation).
extension UIKitFramework {
  package func designated(_ arguments: [Argument], of name: String) -> [Argument]? {
    let labels = arguments.map { $0.label }
    let classes = lineage(of: name)
    if classes.contains("UIViewController") {
      guard labels.isEmpty, !classes.contains("UIAlertController") else { return nil }
      return [Argument("nibName", .none), Argument("bundle", .none)]
    }
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

  /// A class of UIKit's with its superclasses.
  private func lineage(of name: String) -> [String] {
    var names = [name]
    while let parent = catalog.classes[names[names.count - 1]], !parent.isEmpty { names.append(parent) }
    return names
  }
}
