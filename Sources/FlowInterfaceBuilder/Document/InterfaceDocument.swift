/// One .storyboard or .xib, read whole: its elements, scenes and objects, each with its place in the file.
///
/// A document is immutable and cheap to copy; everything that it hands out refers to the same memory.
public struct InterfaceDocument: Sendable {
  /// The `<document>` element.
  public let root: InterfaceElement
  /// What the document is: by its type, else by the file's extension.
  public let kind: InterfaceKind
  /// What the document is made for.
  public let platform: InterfacePlatform
  /// The scenes of a storyboard in the order of the file; empty for a xib.
  public let scenes: [InterfaceScene]
  /// The segues in the order of the file: every `<segue>` inside `<connections>`, relationships and embeds included.
  public let segues: [InterfaceSegue]

  init(tree: InterfaceTree) {
    root = InterfaceElement(tree: tree, index: 0)
    let isStoryboard = root["type"].map { $0.lowercased().contains("storyboard") }
    kind = isStoryboard.map { $0 ? .storyboard : .xib } ?? InterfaceKind(path: tree.text.file) ?? .xib
    platform = InterfacePlatform(document: root)
    scenes = tree.index.scenes.map { InterfaceScene(element: InterfaceElement(tree: tree, index: Int($0))) }
    segues = tree.index.segues.map { InterfaceSegue(element: InterfaceElement(tree: tree, index: Int($0))) }
  }

  /// The path that the document was read from.
  public var file: String { root.tree.text.file }

  /// The name that code and references use: the file's name without its extension and without `~ipad` or `~iphone`.
  public var name: String { InterfaceFile(path: file).name }

  /// Whether flows run over the document: those of iOS. The others are read and counted.
  public var isSimulated: Bool { platform.isSimulated }

  /// The `id` of the controller that the storyboard starts with.
  public var initialViewControllerID: String? { root["initialViewController"] }

  /// The controller that the storyboard starts with.
  public var initialViewController: InterfaceObject? { initialViewControllerID.flatMap(object(withID:)) }

  /// The controllers of all scenes in the order of the file, the placeholders of references included.
  public var viewControllers: [InterfaceObject] { scenes.compactMap(\.viewController) }

  /// The controller that has a storyboard identifier; the first in the file when two have the same.
  public func viewController(withIdentifier identifier: String) -> InterfaceObject? {
    viewControllers.first { $0.element.has("storyboardIdentifier", equalTo: identifier) }
  }

  /// The objects of a xib in the order of the file, with its placeholders: the file's owner (-1) and the first
  /// responder (-2). Empty for a storyboard.
  public var topLevelObjects: [InterfaceObject] { root.elements(in: "objects").map(InterfaceObject.init) }

  /// The file's owner of a xib.
  public var filesOwner: InterfaceObject? { topLevelObjects.first { $0.isFilesOwner } }

  /// The object, connection or constraint with an `id`; the first in the file when two have the same.
  public func object(withID id: String) -> InterfaceObject? { root.object(referredBy: id) }

  /// The scene that has a `sceneID`.
  public func scene(withID id: String) -> InterfaceScene? { scenes.first { $0.element.has("sceneID", equalTo: id) } }

  /// The text as UTF-8: what the byte ranges of elements and attributes refer to.
  public var text: [UInt8] { root.tree.text.bytes }

  /// How the file encodes its text.
  public var encoding: InterfaceEncoding { root.tree.text.encoding }

  /// The file's bytes, the very ones that were read.
  public var fileBytes: [UInt8] { encoding.encode(text) }

  /// The line and column of a byte of `text`.
  public func location(at offset: Int) -> SourceLocation { root.tree.text.location(at: offset) }
}
