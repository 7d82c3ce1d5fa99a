import FlowInterpreter
import HeadlessUIKit

/// What models of libraries hear that exchange the implementations of UIKit's methods.
extension LiveLibrary {
  /// The callbacks that UIKit makes through one entry, by the names in front of their parameters.
  private static let heard = [
    "viewDidAppear": "viewDidAppear(_:)", "viewDidDisappear": "viewDidDisappear(_:)",
    "viewDidLayoutSubviews": "viewDidLayoutSubviews()", "viewDidLoad": "viewDidLoad()",
    "viewWillAppear": "viewWillAppear(_:)", "viewWillDisappear": "viewWillDisappear(_:)",
    "viewWillLayoutSubviews": "viewWillLayoutSubviews()",
  ]

  /// `hearMethod(of: controller, #selector(…), isBefore: true) { arguments in … }`, which gives what ends it.
  mutating func addListeners() {
    function("hearMethod(of:_:isBefore:_:)") { call in
      guard let object = try LiveReference.object(of: call[0]) as? any LiveObject, object is UIViewController,
        case .selector(let selector) = call[1], let name = Self.heard[SelectorName(selector.text).base]
      else { throw call.stop("who calls a method that a library listens to") }
      let (isBefore, body) = (try call.unbridge(call[2], Bool.self), try call.function(call[3]))
      let listener = MethodListener(name, isBefore: isBefore) { arguments in
        body.run([.list(ListBox(ContiguousArray(arguments)))])
      }
      object.part.listeners.append(listener)
      let part = object.part
      return LiveFunction.value { [weak part] _, _ in
        part?.listeners.removeAll { $0 === listener }
        return .void
      }
    }
    // `followViewDidLoad(of: controller) { … }`: once, as UIViewController's own is called, by `super` or by itself.
    function("followViewDidLoad(of:_:)") { call in
      guard let controller = try LiveReference.object(of: call[0]) as? UIViewController else {
        throw call.stop("whose viewDidLoad() a library exchanges")
      }
      let body = try call.function(call[1])
      controller.viewDidLoadFollowers.add { body.run([]) }
      return .void
    }
  }
}
