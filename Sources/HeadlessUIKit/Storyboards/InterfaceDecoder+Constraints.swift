import FlowInterfaceBuilder
import Foundation

extension InterfaceDecoder {
  /// Makes and activates the constraints that views hold, once all views are made.
  ///
  /// - Parameter objects: the objects of the scene or nib, without those of prototypes.
  func constrain(_ objects: [InterfaceObject]) {
    for object in objects {
      for guide in object.layoutGuides { note(guide, of: made(object.id) as? UIView) }
      for guide in object.controllerLayoutGuides { note(guide, of: (made(object.id) as? UIViewController)?.loadedView) }
    }
    for object in objects {
      guard let view = made(object.id) as? UIView else { continue }
      let varying = Set(object.variations.flatMap { $0.included(in: "constraints") + $0.excluded(from: "constraints") })
      for constraint in object.constraints { make(constraint, heldBy: view, varying: varying) }
    }
  }

  private func note(_ guide: InterfaceLayoutGuide, of view: UIView?) {
    guard let id = guide.id, let kind = UILayoutGuide.Kind(interfaceName: guide.key ?? guide.type), let view else {
      return
    }
    objects[id] = view.systemGuide(kind)
  }

  /// - UIKit: a placeholder is for Interface Builder's canvas only. One that differs by size class, and one that it
  ///   cannot be told what it is about, stays out, and so leaves its views undetermined.
  private func make(_ constraint: InterfaceConstraint, heldBy view: UIView, varying: Set<String>) {
    let varies = constraint.id.map(varying.contains) == true || constraint.element.child(named: "variation") != nil
    guard !constraint.isPlaceholder,
      let attribute = NSLayoutConstraint.Attribute(interfaceName: constraint.firstAttribute)
    else { return }
    let second = NSLayoutConstraint.Attribute(interfaceName: constraint.secondAttribute)
    let firstItem = constraint.firstItemID.map { made($0) } ?? view
    let secondItem = constraint.secondItemID.map { made($0) } ?? (second == nil ? nil : view)
    guard let firstItem, second == nil || secondItem != nil else { return }
    let constrained = NSLayoutConstraint.drawn {
      NSLayoutConstraint(
        item: firstItem, attribute: attribute,
        relatedBy: NSLayoutConstraint.Relation(interfaceName: constraint.relation),
        toItem: secondItem, attribute: second ?? .notAnAttribute, multiplier: CGFloat(constraint.multiplier),
        constant: CGFloat(constraint.constant))
    }
    constrained.priority = UILayoutPriority(Float(constraint.priority))
    constrained.identifier = constraint.identifier
    if let id = constraint.id { objects[id] = constrained }
    if !varies { constrained.add(to: view) }
  }
}

extension UILayoutGuide.Kind {
  /// The kind of a guide's name in Interface Builder's files.
  init?(interfaceName: String?) {
    switch interfaceName {
    case "safeArea": self = .safeArea
    case "top": self = .top
    case "bottom": self = .bottom
    case "keyboard": self = .keyboard
    case "contentLayoutGuide": self = .scrollContent
    case "frameLayoutGuide": self = .scrollFrame
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of a name of Interface Builder's.
  init?(interfaceName: String?) {
    switch interfaceName {
    case "left": self = .left
    case "right": self = .right
    case "top": self = .top
    case "bottom": self = .bottom
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "width": self = .width
    case "height": self = .height
    case "centerX": self = .centerX
    case "centerY": self = .centerY
    case "baseline", "lastBaseline": self = .lastBaseline
    case "firstBaseline": self = .firstBaseline
    case "leftMargin": self = .leftMargin
    case "rightMargin": self = .rightMargin
    case "topMargin": self = .topMargin
    case "bottomMargin": self = .bottomMargin
    case "leadingMargin": self = .leadingMargin
    case "trailingMargin": self = .trailingMargin
    case "centerXWithinMargins": self = .centerXWithinMargins
    case "centerYWithinMargins": self = .centerYWithinMargins
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of a name of Interface Builder's.
  init(interfaceName: String) {
    switch interfaceName {
    case "lessThanOrEqual": self = .lessThanOrEqual
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    default: self = .equal
    }
  }
}
