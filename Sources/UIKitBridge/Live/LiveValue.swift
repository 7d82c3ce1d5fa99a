import FlowInterpreter
import Foundation
import HeadlessUIKit

/// A structure or enum of UIKit's: an edge inset, a style.
package protocol LiveValue: FoundationValue {}

extension LiveValue {
  /// What UIKit's own values print is not what these print.
  package static var isPrintable: Bool { false }
}

/// An option set of UIKit's, which a list stands for too.
package protocol LiveOptions: LiveValue, FoundationOptions {}

extension CGFloat: Bridged {
  package static var bridgedName: String { "CGFloat" }
  package static func unbridged(_ value: Value, _ call: Library.Call) -> CGFloat? {
    Double.unbridged(value, call).map { CGFloat($0) }
  }
  package var bridged: Value { .double(Double(self)) }
}

extension NSAttributedString.Key: LiveValue {
  package static var bridgedName: String { "NSAttributedString.Key" }
}

extension NSCoder: LiveClass {}
extension Bundle: LiveClass {}
extension NSAttributedString: LiveClass {}
