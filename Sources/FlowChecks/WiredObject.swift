import FlowInterfaceBuilder
import FlowModel

/// An object of a document, with the class that runs it.
struct WiredObject: Sendable {
  /// The object.
  var object: InterfaceObject
  /// The document that it is in.
  var document: InterfaceDocument

  /// What its custom class stands for; nil without one, and for what others make of a class that is not the app's.
  func lookUp(in code: AppCode) -> ClassLookup? {
    guard let name = object.customClass, !name.isEmpty else { return nil }
    if let owner = ownerByName(in: code) { return owner }
    let found = code.lookUp(
      name, module: object.customModule, isTargets: object.customModuleProvider == "target", near: document.file)
    guard standsForAnother else { return found }
    // Nobody makes it by its name: what the document says of its class is for Interface Builder.
    switch found {
    case .otherModule(let own, _): return .app(own)
    case .missing, .absent, .external: return nil
    default: return found
    }
  }

  /// What loads the xib because it has its name, whatever class the xib keeps: a controller, or where the class that it
  /// keeps does not exist, a view.
  ///
  /// - UIKit: `ItemViewController` looks for `ItemView` and `ItemViewController`.
  private func ownerByName(in code: AppCode) -> ClassLookup? {
    guard document.kind == .xib, object.isFilesOwner, let kept = object.customClass else { return nil }
    let names = [document.name] + (document.name.hasSuffix("View") ? [document.name + "Controller"] : [])
    guard !names.contains(kept) else { return nil }
    let owners = names.compactMap { code.type($0, near: document.file) }
    if let controller = owners.first(where: { code.isKind($0, of: "UIViewController") == true }) {
      return .app(controller)
    }
    if let controller = names.lazy.compactMap({ code.objectiveCController($0, near: document.file) }).first {
      return .objectiveC(controller)
    }
    guard code.isUnknown(kept) else { return nil }
    return owners.first { code.isKind($0, of: "UIView") == true }.map(ClassLookup.app)
  }

  /// The class of the owner of a xib for iOS which no file has, where the xib is called like it.
  func lostOwner(in code: AppCode) -> String? {
    guard document.kind == .xib, document.isSimulated, object.isFilesOwner, let kept = object.customClass,
      !kept.isEmpty,
      [document.name, document.name + "Controller"].contains(kept), ownerByName(in: code) == nil,
      case .missing = code.lookUp(
        kept, module: object.customModule, isTargets: object.customModuleProvider == "target", near: document.file)
    else { return nil }
    return kept
  }

  /// Whether it is the owner of a xib with a cell: who has the cell registered is no owner, and its connections are left
  /// out.
  var isOwnerOfCell: Bool {
    document.kind == .xib && object.isFilesOwner
      && document.root.child(named: "objects")?.children.contains { Self.cells.contains($0.name) } == true
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  /// Whether the object is made by others and given to the document: its owner, the first responder, the application.
  private var standsForAnother: Bool {
    if object.placeholderIdentifier != nil || object.isExit || object.isFirstResponder { return true }
    return document.kind == .xib && object.elementName == "customObject" && object.id?.hasPrefix("-") == true
  }

  /// Whether the object is made whenever its scene or xib is loaded, on iOS: a prototype cell is made only when code
  /// asks for it.
  var isLoadedWithDocument: Bool {
    document.isSimulated && object.reuseIdentifier == nil
  }

  /// `outlet 'x'`: a connection that only a class of the app can have, as the element's own has no such property.
  var connectionOfTheApp: String? {
    let outlet = outlets.compactMap(\.property).first { !UIKitKeys.hasOutlet($0) }
    return outlet.map { "outlet '\($0)'" }
  }

  /// The outlets, and the entries of outlet collections, that are connected when the document is loaded.
  var outlets: [InterfaceConnection] { (object.outlets + object.outletCollections).filter { !$0.leavesScene } }
}

extension WiredObject {
  /// The objects of all documents, in the order of the files: those of other localizations left out.
  static func all(in model: AppModel) -> [WiredObject] {
    let files = Set(model.storyboards.map(\.file))
    return model.documents.filter { $0.kind == .xib || files.contains($0.file) }.flatMap { document in
      document.root.descendants.lazy
        .filter { $0["customClass"] != nil || $0.child(named: "connections") != nil }
        .filter { !$0.isNamed("segue") }
        .map { WiredObject(object: InterfaceObject(element: $0), document: document) }
    }
  }
}
