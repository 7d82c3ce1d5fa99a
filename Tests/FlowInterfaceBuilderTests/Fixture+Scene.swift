import FlowInterfaceBuilder

extension Fixture {
  /// A storyboard of one scene whose `<objects>` hold a text.
  static func storyboard(_ objects: String, initial: String? = nil) throws -> InterfaceDocument {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"\(initial)>
      <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
      """)
  }

  /// A xib whose `<objects>` hold a text, and the object of an identifier in it.
  static func object(_ id: String, in objects: String) throws -> InterfaceObject {
    let document = try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects></document>
      """, file: "View.xib")
    guard let object = document.object(withID: id) else { throw MissingObject(id: id) }
    return object
  }

  struct MissingObject: Error {
    var id: String
  }
}
