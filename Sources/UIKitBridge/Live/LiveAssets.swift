import FlowInterpreter
import HeadlessUIKit

/// Pictures and colours that code asks a bundle for, as generated code does.
extension LiveLibrary {
  mutating func addAssets() {
    let named: Body = { call in
      let name: String = try call.unbridge(call[0])
      if UIImage.isOpen(name) {
        let type = call.types.optional(call.types.library("UIImage"))
        return .unknown(Unknown("the image '\(name)' of the catalog", call.location, type: type))
      }
      return .optional(UIImage(named: name).map(\.bridged))
    }
    builder.replaceInitializer("UIImage", "(named:)", UIKitFramework.onMain(named))
    for traits in ["compatibleWith", "with"] {
      initializer("UIImage", "(named:in:\(traits):)") { call in
        let name: String = try call.unbridge(call[0])
        return UIImage(named: name).map { .optional($0.bridged) } ?? call.assetOfBundle("UIImage", name)
      }
    }
    initializer("UIColor", "(named:in:compatibleWith:)") { call in
      let name: String = try call.unbridge(call[0])
      // An initialiser of the app's that calls it may give nil then.
      guard let color = UIColor(named: name) else { throw call.stop("whether a bundle has the color '\(name)'").final }
      return .optional(color.bridged)
    }
  }
}

extension Library.Call {
  /// What the app's own catalogue lacks another bundle may have.
  fileprivate func assetOfBundle(_ type: String, _ name: String) -> Value {
    .unknown(Unknown("\(type)(named: \"\(name)\") of a bundle", location))
  }
}
