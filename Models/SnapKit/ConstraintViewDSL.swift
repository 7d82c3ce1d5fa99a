import UIKit

/// Constraints that were made in one line, to be changed later.
final class Constraint {
  private let line: ConstraintMakerExtendable

  init(_ line: ConstraintMakerExtendable) { self.line = line }

  var layoutConstraints: [NSLayoutConstraint] { line.made }
  var isActive: Bool {
    get { !line.made.isEmpty && line.made.allSatisfy { $0.isActive } }
    set { for constraint in line.made { constraint.isActive = newValue } }
  }

  func activate() { isActive = true }
  func deactivate() { isActive = false }
  func update(offset: Any) -> Constraint {
    line.update(offset, isInset: false)
    return self
  }
  func update(inset: Any) -> Constraint {
    line.update(inset, isInset: true)
    return self
  }
}

/// What was made of views.
enum MadeConstraints {
  final class Entry {
    weak var item: AnyObject?
    var lines: [ConstraintMakerExtendable] = []

    init(_ item: AnyObject) { self.item = item }
  }

  private static var entries: [Entry] = []

  static func entry(of item: AnyObject) -> Entry {
    if let known = entries.first(where: { $0.item === item }) { return known }
    let made = Entry(item)
    entries.append(made)
    return made
  }
}

/// What a view or guide has under `snp`.
struct ConstraintViewDSL {
  let target: AnyObject
  let superview: UIView?

  func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(target, superview)
    closure(maker)
    for line in maker.all { _ = line.make() }
    return maker.all.map { Constraint($0) }
  }

  func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    if let view = target as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(target, superview)
    closure(maker)
    let entry = MadeConstraints.entry(of: target)
    for line in maker.all {
      entry.lines.append(line)
      NSLayoutConstraint.activate(line.make())
    }
  }

  func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    let entry = MadeConstraints.entry(of: target)
    if entry.lines.isEmpty { return makeConstraints(closure) }
    let maker = ConstraintMaker(target, superview)
    closure(maker)
    let made = entry.lines.flatMap { $0.made }
    for line in maker.all { line.update(among: made) }
  }

  func removeConstraints() {
    let entry = MadeConstraints.entry(of: target)
    for line in entry.lines { NSLayoutConstraint.deactivate(line.made) }
    entry.lines = []
  }

  private func item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(target: target, attributes: attributes)
  }

  var left: ConstraintItem { item([.left]) }
  var top: ConstraintItem { item([.top]) }
  var right: ConstraintItem { item([.right]) }
  var bottom: ConstraintItem { item([.bottom]) }
  var leading: ConstraintItem { item([.leading]) }
  var trailing: ConstraintItem { item([.trailing]) }
  var width: ConstraintItem { item([.width]) }
  var height: ConstraintItem { item([.height]) }
  var centerX: ConstraintItem { item([.centerX]) }
  var centerY: ConstraintItem { item([.centerY]) }
  var lastBaseline: ConstraintItem { item([.lastBaseline]) }
  var leftMargin: ConstraintItem { item([.leftMargin]) }
  var rightMargin: ConstraintItem { item([.rightMargin]) }
  var topMargin: ConstraintItem { item([.topMargin]) }
  var bottomMargin: ConstraintItem { item([.bottomMargin]) }
  var leadingMargin: ConstraintItem { item([.leadingMargin]) }
  var trailingMargin: ConstraintItem { item([.trailingMargin]) }
  var centerXWithinMargins: ConstraintItem { item([.centerXWithinMargins]) }
  var centerYWithinMargins: ConstraintItem { item([.centerYWithinMargins]) }
  var margins: ConstraintItem { item([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
  var firstBaseline: ConstraintItem { item([.firstBaseline]) }
  var edges: ConstraintItem { item([.left, .top, .right, .bottom]) }
  var horizontalEdges: ConstraintItem { item([.left, .right]) }
  var verticalEdges: ConstraintItem { item([.top, .bottom]) }
  var directionalEdges: ConstraintItem { item([.leading, .top, .trailing, .bottom]) }
  var directionalHorizontalEdges: ConstraintItem { item([.leading, .trailing]) }
  var directionalVerticalEdges: ConstraintItem { item([.top, .bottom]) }
  var size: ConstraintItem { item([.width, .height]) }
  var center: ConstraintItem { item([.centerX, .centerY]) }
  var centerWithinMargins: ConstraintItem { item([.centerXWithinMargins, .centerYWithinMargins]) }
  var baseline: ConstraintItem { lastBaseline }
}

extension UIView {
  var snp: ConstraintViewDSL { ConstraintViewDSL(target: self, superview: self.superview) }
}

extension UILayoutGuide {
  var snp: ConstraintViewDSL { ConstraintViewDSL(target: self, superview: self.owningView) }
}

/// The older names, which stand on the view itself.
extension UIView {
  var snp_left: ConstraintItem { snp.left }
  var snp_top: ConstraintItem { snp.top }
  var snp_right: ConstraintItem { snp.right }
  var snp_bottom: ConstraintItem { snp.bottom }
  var snp_leading: ConstraintItem { snp.leading }
  var snp_trailing: ConstraintItem { snp.trailing }
  var snp_width: ConstraintItem { snp.width }
  var snp_height: ConstraintItem { snp.height }
  var snp_centerX: ConstraintItem { snp.centerX }
  var snp_centerY: ConstraintItem { snp.centerY }
  var snp_leftMargin: ConstraintItem { snp.leftMargin }
  var snp_rightMargin: ConstraintItem { snp.rightMargin }
  var snp_topMargin: ConstraintItem { snp.topMargin }
  var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
  var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
  var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
  var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
  var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
  var snp_edges: ConstraintItem { snp.edges }
  var snp_size: ConstraintItem { snp.size }
  var snp_center: ConstraintItem { snp.center }
  var snp_margins: ConstraintItem { snp.margins }
  var snp_baseline: ConstraintItem { snp.lastBaseline }
  var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
  var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
  var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }

  func snp_prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] { snp.prepareConstraints(closure) }
  func snp_makeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.makeConstraints(closure) }
  func snp_remakeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.remakeConstraints(closure) }
  func snp_updateConstraints(_ closure: (ConstraintMaker) -> Void) { snp.updateConstraints(closure) }
  func snp_removeConstraints() { snp.removeConstraints() }
}
