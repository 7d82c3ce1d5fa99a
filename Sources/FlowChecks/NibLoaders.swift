import FlowInterfaceBuilder
import FlowModel

/// The classes of Objective-C that load xibs as their owner, where the xib names no class for that.
///
/// - UIKit: `loadNibNamed:owner:options:`: the connections to the File's Owner are made to the object that is handed over.
struct NibLoaders {
  private let code: AppCode
  private let loaders: [String: Set<String>]
  private let heirs: ObjectiveCHeirs

  init(_ code: AppCode) {
    self.code = code
    let parts = code.facts.objectiveCClasses + code.facts.objectiveCCategories
    loaders = parts.reduce(into: [:]) { loaders, part in
      for nib in part.nibsForItself { loaders[nib, default: []].insert(part.name) }
    }
    heirs = ObjectiveCHeirs(code)
  }

  /// The only class that loads a xib, of the owner of which an object stands, and that is the class of all its objects; nil
  /// where another may load it, as Swift does.
  func loader(of object: WiredObject) -> ObjectiveCClass? {
    let name = object.document.name
    guard object.document.kind == .xib, object.object.isFilesOwner, object.object.customClass?.isEmpty != false,
      code.classes.isEmpty, let all = loaders[name], all.count == 1, let only = all.first,
      heirs.family(of: only).count == 1,
      case .objectiveC(let found) = code.lookUp(only, module: nil, isTargets: false, near: object.document.file)
    else { return nil }
    let isNamedElsewhere = code.facts.objectiveCFiles.contains { $0.texts.contains(name) && !$0.classes.contains(only) }
    return isNamedElsewhere ? nil : found
  }
}
