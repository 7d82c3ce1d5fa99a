import FlowInterfaceBuilder

/// A class as a document names it.
package struct NamedClass: Sendable, Hashable {
  /// `customClass`.
  package let name: String
  /// `customModule`; nil as for a class of Objective-C.
  package let module: String?
  /// Whether the module is that of the target, whatever name the document keeps.
  package let isOfTarget: Bool

  package init(_ name: String, module: String? = nil, isOfTarget: Bool = false) {
    self.name = name
    self.module = module
    self.isOfTarget = isOfTarget
  }
}

extension InterfaceObject {
  /// The class that the developer set.
  package var namedClass: NamedClass? {
    customClass.map { NamedClass($0, module: customModule, isOfTarget: customModuleProvider == "target") }
  }
}

extension InterfaceSegue {
  /// The class that the developer set.
  package var namedClass: NamedClass? {
    customClass.map { NamedClass($0, module: customModule, isOfTarget: customModuleProvider == "target") }
  }
}
