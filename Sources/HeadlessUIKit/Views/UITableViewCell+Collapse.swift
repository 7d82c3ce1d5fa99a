extension UITableViewCell {
  /// Whether constraints hold what is in a cell at one line of its content view alone, so that they make that no height
  /// at all: all of it is centred, say.
  ///
  /// - UIKit: such a cell has the standard height (the console's warning: "constraints ambiguously suggest a height of
  ///   zero for a table view cell's content view. We're considering the collapse unintentional and using standard height
  ///   instead").
  var isWithoutHeight: Bool {
    let content = contentView
    guard content.subviews.allSatisfy(\.isPlacedByConstraints),
      !subviews.contains(where: { $0 !== content && $0.isPlacedByConstraints })
    else { return false }
    var lines: Set<Line> = []
    var open: [UIView] = [self]
    while let next = open.popLast() {
      for constraint in next.constraints where constraint.isActive {
        let sides = [
          (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ]
        for (item, attribute) in sides where attribute.isVertical {
          let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
          if view === self { return false }
          guard view === content else { continue }
          guard let line = Line(attribute) else { return false }
          lines.insert(line)
        }
      }
      open += next.subviews
    }
    return lines.count < 2
  }

  /// A horizontal line of a view.
  private enum Line {
    case top, centre, bottom

    init?(_ attribute: NSLayoutConstraint.Attribute) {
      switch attribute {
      case .top, .topMargin: self = .top
      case .centerY, .centerYWithinMargins: self = .centre
      case .bottom, .bottomMargin: self = .bottom
      default: return nil
      }
    }
  }
}
