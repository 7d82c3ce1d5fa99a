import FlowInterfaceBuilder

/// Whether a merged text may be written: a document, with every object that neither side deleted, no id twice and no
/// reference that leads nowhere, unless a side had it so.
struct MergedCheck {
  /// What is wrong; empty where nothing is.
  private(set) var faults: [String] = []

  /// - Parameter displaced: objects of theirs that gave way to one of ours, which is a conflict that is told.
  init(_ text: [UInt8], _ documents: Versions<KeyedDocument>, displaced: Set<ElementKey>) {
    guard let ours = documents.ours, let theirs = documents.theirs else { return }
    let merged: InterfaceDocument
    do {
      merged = try InterfaceReader.read(bytes: text, file: ours.document.file)
    } catch {
      faults.append("the result is no document: \(error.description)")
      return
    }
    let keyed = KeyedDocument(merged, holders: KeyedDocument.holders(in: merged))
    let present = Set(keyed.objects)
    for (own, other) in [(ours, theirs), (theirs, ours)] {
      for key in own.objects where !present.contains(key) && !displaced.contains(key) {
        if documents.base?[key] != nil, other[key] == nil { continue }
        faults.append("\(key.text) is lost")
      }
    }
    for key in keyed.objects where ours[key] == nil && theirs[key] == nil { faults.append("\(key.text) is doubled") }
    let ids = Set(keyed.ids.keys)
    for element in [merged.root] + Array(merged.root.descendants) {
      for attribute in element.attributes where References.isReference(attribute.name, attribute.value) {
        let value = attribute.value
        guard !ids.contains(value), ours.ids[value] != nil || theirs.ids[value] != nil else { continue }
        // One that a side left dangling stays so.
        let isOld = [ours, theirs].contains { $0.ids[value] == nil && $0.refers(to: value) }
        if !isOld { faults.append("\(attribute.name) refers to \(value), which is gone") }
      }
    }
  }
}

extension KeyedDocument {
  /// Whether anything in the document refers to an id.
  fileprivate func refers(to id: String) -> Bool {
    ([document.root] + Array(document.root.descendants)).contains { element in
      element.attributes.contains { $0.value == id && References.isReference($0.name, id) }
    }
  }
}
