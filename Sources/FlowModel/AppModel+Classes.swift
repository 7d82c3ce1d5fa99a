import FlowInterfaceBuilder

extension AppModel {
  /// The classes of Apple's frameworks of which documents make the objects of custom classes, by the names of these; none
  /// for a class of which they make objects of several kinds.
  package var classesOfObjects: [String: String] {
    var bases: [String: Set<String>] = [:]
    for document in documents {
      for object in document.allObjects {
        guard let name = object.customClass else { continue }
        bases[name, default: []].insert(FrameworkClass.name(of: object, on: document.platform))
      }
    }
    return bases.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}
