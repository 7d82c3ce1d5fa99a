/// Tells files that hold something else than Interface Builder's XML by how they begin.
enum ForeignFormat {
  /// What the bytes are instead, with what to do; nil when they may be XML.
  static func message(for bytes: [UInt8]) -> String? {
    if bytes.isEmpty {
      return "the file is empty: Interface Builder's documents hold a <document>. Restore it from version control."
    }
    for (prefix, message) in signatures where bytes.starts(with: prefix.utf8) { return message }
    if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "the file is compressed (\(bytes[0] == 0x1F ? "gzip" : "zip")): documents are read as plain XML. "
        + "Uncompress it first."
    }
    let isUTF16 = bytes.starts(with: [0x3C, 0x00]) || bytes.starts(with: [0x00, 0x3C])
    return isUTF16
      ? "the file is UTF-16 without a byte order mark, so its byte order is not certain. Convert it to UTF-8."
      : nil
  }

  private static let signatures: [(String, String)] = [
    ("NIBArchive", compiled),
    ("bplist", compiled),
    (
      "version https://git-lfs",
      "the file is a pointer of Git LFS: the document itself was not fetched. Run 'git lfs pull'."
    ),
  ]

  private static let compiled =
    "the file is a compiled nib, which no longer holds what Interface Builder wrote. "
    + "Give the .xib or .storyboard that it was made from."
}
