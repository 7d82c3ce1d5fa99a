import FlowModel

/// Finds the comments that speak to flowsim.
enum CommentReader {
  /// The comments `// flowsim:…`, in order.
  static func comments(in source: SourceText) -> [CodeComment] {
    let word = Array("flowsim:".utf8)
    let bytes = source.bytes
    var comments: [CodeComment] = []
    bytes.withUnsafeBufferPointer { buffer in
      guard buffer.count > word.count + 2 else { return }
      var index = 0
      while let start = buffer.firstIndex(of: UInt8(ascii: "/"), from: index), start < buffer.count - word.count {
        guard buffer[start + 1] == UInt8(ascii: "/") else {
          index = start + 1
          continue
        }
        index = start + 2
        while index < buffer.count, buffer[index] == 0x20 || buffer[index] == UInt8(ascii: "/") { index += 1 }
        guard index + word.count <= buffer.count, buffer[index..<index + word.count].elementsEqual(word) else {
          continue
        }
        var end = index
        while end < buffer.count, buffer[end] != UInt8(ascii: "\n"), buffer[end] != UInt8(ascii: "\r") { end += 1 }
        let text = String(decoding: buffer[index..<end], as: UTF8.self)
        comments.append(
          CodeComment(text: text.split(separator: " ").joined(separator: " "), location: source.location(at: start)))
        index = end
      }
    }
    return comments
  }
}
