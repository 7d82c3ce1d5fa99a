import FlowModel
import HeadlessUIKit

/// Makes the buttons that code puts into a navigation bar.
@MainActor
struct BarButtonMaking {
  let run: CodeRun

  private static let sides: Set<String> = [
    "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
  ]

  /// Sets a side of a controller's navigation item.
  ///
  /// - Returns: false where the assignment is none of this kind, or what it sets is not known.
  func set(_ property: String, of target: CodeValue, to value: CodeValue) -> Bool {
    guard Self.sides.contains(property), target.lastName == "navigationItem" else { return false }
    let holder =
      if case .name = target.root, target.path.isEmpty { CodeValue(.itself) } else {
        target.receiver ?? CodeValue(.itself)
      }
    guard let controller = run.values.controller(holder) ?? nil else { return false }
    var items: [UIBarButtonItem] = []
    for one in elements(of: value) {
      guard let item = item(one) else { return false }
      items.append(item)
    }
    if property.hasPrefix("left") {
      controller.navigationItem.leftBarButtonItems = items
    } else {
      controller.navigationItem.rightBarButtonItems = items
    }
    return true
  }

  private func elements(of value: CodeValue) -> [CodeValue] {
    if case .array(let elements) = value.root { return elements }
    return value.root == .nothing ? [] : [value]
  }

  private func item(_ value: CodeValue) -> UIBarButtonItem? {
    let whole = run.scope.expanded(value)
    guard whole.madeType == "UIBarButtonItem", let arguments = whole.arguments else { return nil }
    func argument(_ label: String) -> CodeValue? { arguments.first { $0.label == label }?.value }
    let action = argument("action").flatMap(selector)
    let target = argument("target").flatMap { run.values.controller($0) ?? nil }
    if let system = argument("barButtonSystemItem")?.lastName.flatMap(UIBarButtonItem.SystemItem.init(rawValue:)) {
      return UIBarButtonItem(barButtonSystemItem: system, target: target, action: action)
    }
    guard argument("customView") == nil else { return nil }
    return UIBarButtonItem(
      title: argument("title").flatMap(run.text), style: .plain, target: target, action: action)
  }

  /// The Objective-C name of what `#selector` names.
  private func selector(_ value: CodeValue) -> Selector? {
    guard case .selector(let written) = value.root else { return nil }
    let last = String(written.prefix { $0 != "(" }.split(separator: ".").last ?? Substring(written))
    let labels = written.drop { $0 != "(" }
    let named = run.scope.code.functions(named: last, of: run.own).map(\.function)
    let function = named.first { labels.isEmpty || $0.fullName.hasSuffix(labels) } ?? named.first
    return function.map { Selector($0.selector) }
  }
}
