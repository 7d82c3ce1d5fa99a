extension InterfaceDocument {
  /// The document as it is shown in another language: the same elements at the same places, with other texts.
  ///
  /// - UIKit: as a nib is loaded, its texts are replaced by those of the strings file ("Internationalizing the User
  /// Interface", Internationalization and Localization Guide), so only a text that the document itself has is.
  /// Attributed texts stay as they are, since Xcode gives them no key, and so do runtime attributes of the type
  /// Localized String, which iOS does not translate (rdar 21320450, 24228343). A report that text views keep theirs is
  /// of iOS 8 (rdar 19622096), before the versions that are simulated.
  ///
  /// - Parameter texts: the texts by the keys that Xcode gives them, such as `BYZ-38-t0r.title`. Keys of other objects
  ///   and of properties that are no text of the object count for nothing.
  public func showing(_ texts: [String: String]) -> InterfaceDocument {
    var shown: [Int: [String: String]] = [:]
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: "."), let object = object(withID: String(key[..<dot])),
        let (element, property) = object.localizedProperty(String(key[key.index(after: dot)...])),
        element.hasOwnText(property)
      else { continue }
      shown[element.index, default: [:]][property] = text
    }
    return shown.isEmpty ? self : InterfaceDocument(tree: InterfaceTree(root.tree, showing: shown))
  }
}

extension InterfaceObject {
  /// Where an object keeps the text that Xcode calls by a name after the object's id: the element, and its property.
  ///
  /// The names are those that Xcode and `ibtool --generate-strings-file` write, as strings files of published apps have
  /// them; those for accessibility are also in Xamarin's documentation ("Accessibility on iOS").
  fileprivate func localizedProperty(_ name: String) -> (InterfaceElement, String)? {
    switch name {
    case "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle": (element, name)
    case "normalTitle", "highlightedTitle", "selectedTitle", "disabledTitle":
      buttonStates.first { $0.name + "Title" == name }.map { ($0.element, "title") }
    case "configuration.title", "configuration.subtitle":
      buttonConfiguration.map { ($0.element, String(name.dropFirst("configuration.".count))) }
    case "accessibilityLabel", "accessibilityHint":
      accessibility.map { ($0.element, name == "accessibilityLabel" ? "label" : "hint") }
    default:
      segment(named: name).map { ($0.element, "title") }
    }
  }

  /// The segment that `segmentTitles[0]` is the title of.
  private func segment(named name: String) -> InterfaceSegment? {
    let mark = "segmentTitles["
    guard name.hasPrefix(mark), name.hasSuffix("]"), let index = Int(name.dropFirst(mark.count).dropLast()) else {
      return nil
    }
    let all = segments
    return all.indices.contains(index) ? all[index] : nil
  }
}
