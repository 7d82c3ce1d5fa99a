import FlowInterpreter
import HeadlessUIKit

/// Pictures and colours that code asks a bundle for, as generated code does.
extension LiveLibrary {
  mutating func addAssets() {
    let named: Body = { call in
      if case .unknown(let name) = call[0] { return OpenImages.named(name, call) }
      let name: String = try call.unbridge(call[0])
      if UIImage.isOpen(name), let dot = name.lastIndex(of: ".") {
        return OpenImages.mayBe(String(name[..<dot]), what: "the image '\(name)' of the catalog", call)
      }
      return .optional(UIImage(named: name).map(\.bridged))
    }
    builder.replaceInitializer("UIImage", "(named:)", UIKitFramework.onMain(named))
    // - UIKit: nil where the file cannot be read (the page of init(contentsOfFile:)).
    initializer("UIImage", "(contentsOfFile:)") { call in
      if try call.lacksFile(call[0]) { return .optional(nil) }
      return .unknown(OpenImages.unknown("UIImage(contentsOfFile:)", names: [], at: call.location))
    }
    for traits in ["compatibleWith", "with"] {
      initializer("UIImage", "(named:in:\(traits):)") { call in
        let name: String = try call.unbridge(call[0])
        return UIImage(named: name).map { .optional($0.bridged) } ?? call.assetOfBundle("UIImage", name)
      }
    }
    builder.replaceStaticMethod(
      "UIButton", "systemButton(with:target:action:)",
      UIKitFramework.onMain { call in
        let (target, action): (Any?, Selector?) = (try call.any(call[1]), try call.unbridge(call[2]))
        guard case .unknown(let unknown)? = call[0].flattened else {
          return UIButton.systemButton(with: try call.unbridge(call[0]), target: target, action: action).bridged
        }
        let button = UIButton.systemButton(with: .ofPixels(), target: target, action: action)
        for name in UIKitFramework.setters["setImage"] ?? [] { call.framework.unknowns[button, name] = unknown }
        try call.framework.onUnknown(unknown, button, "image", call.location)
        return button.bridged
      })
    initializer("UIImage", "(resource:)") { call in
      if let image = call.memberName(of: call[0]).flatMap(UIImage.init(symbol:)) { return image.bridged }
      let type = call.types.library("UIImage")
      return .unknown(OpenImages.unknown("a picture of the app's catalog", names: [], at: call.location, type: type))
    }
    initializer("UIColor", "(resource:)") { call in
      if let color = call.memberName(of: call[0]).flatMap(UIColor.init(symbol:)) { return color.bridged }
      return .unknown(Unknown("a color of the app's catalog", call.location, type: call.types.library("UIColor")))
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
