import FlowInterpreter
import HeadlessUIKit

/// What code that is not read may have made of the views that it was called on or handed.
extension UIKitFramework {
  /// Leaves open what views are, with all in them, as code reads them.
  ///
  /// - Parameter call: the member that was called, as messages have it: `UITextField.insertText(…)`.
  package func leaveOpen(_ values: [Value], behind call: String, at location: TreeLocation) {
    let unread = UnreadCall(call, at: location.source)
    let objects = values.map { try? LiveReference.object(of: $0) }
    for (index, object) in objects.enumerated() {
      // Of a value that is not known nobody knows which view it is; a view whose class is not read has methods of its own.
      guard let view = object as? UIView, index > 0 || !(view is UnreadView) else { continue }
      let all = onMain {
        view.leavePlaceOpen()
        return view.withAllInIt.map { one in
          one.note(unread)
          return (one, one.typeName)
        }
      }
      for (one, type) in all { unknowns.leaveOpen(one, a: type, behind: call, at: location) }
    }
  }

  /// Leaves open what lists make that are among what a call registers something on: `UITableView.register(…)`.
  package func leaveRegistrationsOpen(of values: [Value], behind call: String, at location: TreeLocation) {
    for case let list as UIScrollView in values.compactMap({ try? LiveReference.object(of: $0) }) {
      let type = onMain { list.typeName }
      for name in Self.dequeuers { unknowns[list, name] = Unknown("\(type).\(name)(…) after \(call)", location) }
    }
  }

  /// The methods that hand out views for reuse.
  static let dequeuers: Set<String> = [
    "dequeueReusableCell", "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView",
  ]

  /// A body that hands out a view for reuse: which one is not known where code that is not read may have registered it.
  static func dequeuing(_ name: String, _ body: @escaping LiveLibrary.Body) -> Library.Method {
    onMain { call in
      guard let list = try LiveReference.object(of: call.value) as? UIView,
        let unknown = call.framework.unknowns[list, name],
        let identifier = call.arguments.first(where: { ["withIdentifier", "withReuseIdentifier"].contains($0.label) }),
        !list.makesViews(forReuseIdentifier: try call.unbridge(identifier.value))
      else { return try body(call) }
      return .unknown(unknown)
    }
  }
}

extension UIView {
  fileprivate var withAllInIt: [UIView] { [self] + subviews.flatMap(\.withAllInIt) }
}
