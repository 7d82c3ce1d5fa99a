/// The ids of a document, what else has the same text, and ids that are free.
package struct DocumentIdentifiers {
  /// How many attributes have each value, and how many of them are ids.
  private var values: [String: Int] = [:]
  private var ids: [String: Int] = [:]
  /// What the last new id in place of each was made of.
  private var seeds: [String: UInt64] = [:]

  /// Counts those of a document.
  package init(_ document: InterfaceDocument) {
    for element in document.root.descendants {
      for attribute in element.attributes {
        values[attribute.value, default: 0] += 1
        if attribute.name == "id" { ids[attribute.value, default: 0] += 1 }
      }
    }
  }

  /// A new id of the form that Interface Builder gives, always the same for the same document; nil where anything but
  /// objects has the old one.
  package mutating func free(insteadOf id: String) -> String? {
    guard values[id] == ids[id] else { return nil }
    var seed =
      seeds[id] ?? id.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    defer { seeds[id] = seed }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    while true {
      var new = ""
      for position in 0..<10 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        new.append(position == 3 || position == 6 ? "-" : letters[Int((seed >> 33) % UInt64(letters.count))])
      }
      guard values[new] != nil else {
        values[new] = 1
        return new
      }
    }
  }
}
