import FlowInterfaceBuilder
import FlowModel

extension AppCode {
  /// Where the nearest `init(coder:)` of a class stands, by which documents make its objects, if it only traps.
  func trap(ofCoderOf owner: CodeType) -> SourceLocation? {
    for one in lineage(of: owner).classes {
      let initializer = one.functions.first { function in
        function.kind == .initializer && function.parameters.map { $0.label ?? "" } == ["coder"]
      }
      guard let initializer else { continue }
      return initializer.alwaysTraps ? initializer.location : nil
    }
    return nil
  }

  /// The first class among those of objects that documents make whose `init(coder:)` only traps.
  func trappingClass(among elements: some Sequence<InterfaceElement>, near file: String) -> String? {
    for element in elements where element.name != "placeholder" {
      if let name = element["customClass"], let owner = type(name, near: file), trap(ofCoderOf: owner) != nil {
        return owner.name
      }
    }
    return nil
  }
}
