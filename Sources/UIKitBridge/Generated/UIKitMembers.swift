import FlowInterpreter
import HeadlessUIKit

/// What HeadlessUIKit declares, for the interpreter.
enum UIKitMembers {
  static let catalog = FrameworkCatalog()
  static func add(to library: inout LiveLibrary) {}
  @MainActor static func make(_ name: String, _ part: Part, _ call: Library.Call) throws -> NSObject? { nil }
}
