import FlowInterpreter
import HeadlessUIKit

/// An object that a document gave an outlet of another class.
///
/// - UIKit: documents set outlets by key-value coding, which looks at no types; the first message that the object does not
///   understand ends the app (documentation of NSObject.doesNotRecognizeSelector(_:)).
struct Misfit {
  private(set) weak var object: NSObject?

  init(_ object: NSObject) { self.object = object }
}

extension UIKitFramework {
  /// The class of an object that is sent what its class does not know, since its outlet is declared as another one; nil
  /// where none such is sent.
  package func misfit(in receiver: Value?) -> String? {
    guard !misfits.isEmpty, let receiver = receiver?.flattened,
      let object = (try? LiveReference.object(of: receiver)) ?? nil
    else { return nil }
    return misfits.contains { $0.object === object } ? LiveReference.name(of: type(of: object)) : nil
  }
}
