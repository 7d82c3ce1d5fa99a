import FlowInterpreter
import HeadlessUIKit

extension LiveLibrary {
  /// What fonts of families that are not the system's have is not known.
  mutating func addFontDescriptors() {
    let type = "UIFontDescriptor"
    for signature in ["withSymbolicTraits(_:)", "withDesign(_:)"] {
      replaceMethod(type, signature) { call in
        let descriptor: UIFontDescriptor = try call.this()
        let name = String(signature.prefix { $0 != "(" })
        guard descriptor.isOfSystem else {
          return .unknown(Unknown("\(type).\(name)(…)", call.location))
        }
        if name == "withDesign" {
          let design: UIFontDescriptor.SystemDesign = try call.unbridge(call[0])
          return .optional(descriptor.withDesign(design)?.bridged)
        }
        let traits: UIFontDescriptor.SymbolicTraits = try call.unbridge(call[0])
        return .optional(descriptor.withSymbolicTraits(traits)?.bridged)
      }
    }
  }
}
