import FlowInterpreter
import HeadlessUIKit

/// Which initialiser of UIKit's calls which, where an app's class can override the other one.
///
/// - UIKit: a convenience initialiser ends at a designated one of its class ("Initialization", The Swift Programming
///   Language), and does then what its own arguments say; those are `init(frame:)` of views, `init(style:reuseIdentifier:)` of cells of tables,
///   `init(frame:style:)` of tables, `init(frame:textContainer:)` of text views, `init(style:)` of table view controllers and
///   `init(nibName:bundle:)` of others (their pages in UIKit's documentation).
extension UIKitFramework {
  package func designated(_ arguments: [Argument], of name: String) -> [[Argument]] {
    let labels = arguments.map(\.label)
    let classes = catalog.lineage(of: name)
    if classes.contains("UIViewController") {
      let style = [Argument("style", UITableView.Style.plain.bridged)]
      return (classes.contains("UITableViewController") && labels.isEmpty ? [style] : [])
        + designatedOfController(arguments, of: name)
    }
    guard classes.contains("UIView") else { return [] }
    let frame = Argument("frame", CGRect.zero.bridged)
    if classes.contains("UITableViewCell"), labels.isEmpty || labels == ["frame"] {
      return [[Argument("style", UITableViewCell.CellStyle.default.bridged), Argument("reuseIdentifier", .none)]]
    }
    if classes.contains("UITableViewHeaderFooterView"), labels.isEmpty || labels == ["frame"] {
      return [[Argument("reuseIdentifier", .none)]]
    }
    if classes.contains("UITableView"), labels.isEmpty || labels == ["frame"] {
      return [[arguments.first ?? frame, Argument("style", UITableView.Style.plain.bridged)]]
    }
    if classes.contains("UITextView"), labels.isEmpty || labels == ["frame"] {
      return [[arguments.first ?? frame, Argument("textContainer", .none)]]
    }
    // - UIKit: it hands on nil for the layout, which Swift's type does not have (observed by many authors).
    if classes.contains("UICollectionView"), labels.isEmpty || labels == ["frame"] {
      let layout = Unknown("the layout of UICollectionView.init(frame:)", interpreter.start)
      return [[arguments.first ?? frame, Argument("collectionViewLayout", .unknown(layout))]]
    }
    if labels.isEmpty || Self.framed.contains(labels) { return [[frame]] }
    return labels == ["frame", "primaryAction"] ? [[arguments[0]]] : []
  }

  /// The labels of convenience initialisers of controls and stacks, which end at `init(frame:)`.
  private static let framed: Set<[String?]> = [
    ["type"], ["arrangedSubviews"], ["primaryAction"], ["type", "primaryAction"], ["configuration"],
    ["configuration", "primaryAction"],
  ]

  package func complete(_ object: AnyObject, _ arguments: [Argument], at location: TreeLocation) throws {
    let call = Library.Call(
      interpreter: interpreter, value: LiveReference.value(of: object), arguments: arguments, location: location)
    _ = try Self.completing(call)
  }

  private static var completing: Library.Method {
    onMain { call in
      switch try LiveReference.object(of: call.value) {
      case let stack as UIStackView:
        for view in try call.argument("arrangedSubviews", [UIView].self) ?? [] { stack.addArrangedSubview(view) }
      case let button as UIButton:
        if let type: UIButton.ButtonType = try call.argument("type") { button.take(type) }
        if let configuration: UIButton.Configuration = try call.argument("configuration") {
          button.take(configuration)
        }
        if let action = try call.argument("primaryAction", UIAction?.self) ?? nil { button.takePrimaryAction(action) }
      case let control as UIControl:
        if let action = try call.argument("primaryAction", UIAction?.self) ?? nil { control.takePrimaryAction(action) }
      default: break
      }
      return .void
    }
  }
}
