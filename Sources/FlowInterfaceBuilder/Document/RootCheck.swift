/// Whether a well-formed XML file is a document of Interface Builder.
enum RootCheck {
  /// What is wrong with the root element; nil when it is a document's.
  static func fault(of root: InterfaceElement) -> String? {
    switch root.name {
    case "document": nil
    case "archive":
      "the root is <archive>: the format of Xcode 4 and Interface Builder 3. "
        + "Open the file in a newer Xcode and save it, which writes a <document>."
    case "plist": "the root is <plist>: a property list, not a document of Interface Builder. Check the path."
    case let name:
      "the root is <\(name)>, but Interface Builder's documents have <document>. Check what the file holds."
    }
  }
}
