/// What one pass over the nodes of a document finds: its scenes, its segues, and where each `id` is.
struct InterfaceIndex: Sendable {
  private(set) var scenes: [Int32] = []
  private(set) var segues: [Int32] = []
  /// An open-addressing table from the hash of an id to the node that has it; -1 for a free slot.
  private var slots: [Int32] = []
  /// The `id` attribute of each node in `slots`.
  private var idAttributes: [Int32] = []

  init(_ records: InterfaceRecords) {
    var identified: [(node: Int32, attribute: Int32)] = []
    identified.reserveCapacity(records.attributes.count / 12)
    records.text.bytes.withUnsafeBufferPointer { bytes in
      records.nodes.withUnsafeBufferPointer { nodes in
        records.attributes.withUnsafeBufferPointer { attributes in
          var objectsEnd = 0
          for index in nodes.indices {
            let node = nodes[index]
            let length = node.nameEnd - node.start - 1
            if length == 5 && node.parent >= 0 {
              if records.isNamed("scene", index), records.isNamed("scenes", Int(node.parent)) {
                scenes.append(Int32(truncatingIfNeeded: index))
              } else if records.isNamed("segue", index), records.isNamed("connections", Int(node.parent)) {
                segues.append(Int32(truncatingIfNeeded: index))
              }
            } else if index >= objectsEnd, length == 7, records.isNamed("objects", index) {
              objectsEnd = Int(node.subtreeEnd)
            }
            guard index < objectsEnd else { continue }
            let end = index + 1 < nodes.count ? Int(nodes[index + 1].firstAttribute) : attributes.count
            for attribute in Int(node.firstAttribute)..<end {
              let record = attributes[attribute]
              if record.nameEnd - record.nameStart == 2, bytes[Int(record.nameStart)] == UInt8(ascii: "i"),
                bytes[Int(record.nameStart) + 1] == UInt8(ascii: "d")
              {
                identified.append((Int32(truncatingIfNeeded: index), Int32(truncatingIfNeeded: attribute)))
              }
            }
          }
        }
      }
    }
    fill(identified, records)
  }

  private mutating func fill(_ identified: [(node: Int32, attribute: Int32)], _ records: InterfaceRecords) {
    var size = 16
    while size < identified.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    idAttributes = Array(repeating: -1, count: size)
    records.text.bytes.withUnsafeBufferPointer { bytes in
      for (node, attribute) in identified {
        let record = records.attributes[Int(attribute)]
        var slot: Int
        if record.isEncoded {
          slot = Self.hash(records.value(of: Int(attribute)).utf8) & (size - 1)
        } else {
          slot = Self.hash(bytes[Int(record.valueStart)..<Int(record.valueEnd)]) & (size - 1)
        }
        while slots[slot] >= 0, !records.attribute(Int(idAttributes[slot]), hasValueOf: Int(attribute)) {
          slot = (slot + 1) & (size - 1)
        }
        guard slots[slot] < 0 else { continue }
        slots[slot] = node
        idAttributes[slot] = attribute
      }
    }
  }

  /// The first node in document order that has an id.
  func node(withID id: String, in records: InterfaceRecords) -> Int? {
    var slot = Self.hash(id.utf8) & (slots.count - 1)
    while slots[slot] >= 0 {
      if records.attribute(Int(idAttributes[slot]), equals: id) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a.
  @inline(__always)
  private static func hash(_ bytes: some Sequence<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}
