/// Refuses aliases inside keys before the file is composed.
///
/// Composing compares a map's keys, and comparing keys that hold nested aliases takes exponential time.
/// Keys of flows are names, so in a file that uses aliases nothing else may stand before a colon.
enum AliasedKeyGuard {
  /// The first key that is no plain name, in a file that uses an alias.
  static func fault(in source: YAMLSource) -> FlowError? {
    guard usesAlias(source) else { return nil }
    for (offset, scalar) in source.scalars.enumerated() where scalar == ":" || scalar == "?" {
      guard isFault(source, at: offset) else { continue }
      return FlowError(
        source.location(at: offset), "in a file with *aliases a key must be a plain name",
        hint: "write the key out, without an alias, brackets or a question mark")
    }
    return nil
  }

  private static func isFault(_ source: YAMLSource, at offset: Int) -> Bool {
    if source[offset] == "?" {
      return startsToken(source, offset) && source[offset + 1].map(YAMLSource.isBlank) ?? true
    }
    var before = offset - 1
    while let scalar = source[before], scalar == " " || scalar == "\t" { before -= 1 }
    if source[before] == "]" || source[before] == "}" { return true }
    while let scalar = source[before], isNamePart(scalar) { before -= 1 }
    return source[before] == "*" && startsToken(source, before)
  }

  private static func usesAlias(_ source: YAMLSource) -> Bool {
    func has(_ indicator: Unicode.Scalar) -> Bool {
      source.scalars.indices.contains { offset in
        source.scalars[offset] == indicator && startsToken(source, offset)
          && source[offset + 1].map(isNamePart) ?? false
      }
    }
    return has("&") && has("*")
  }

  private static func startsToken(_ source: YAMLSource, _ offset: Int) -> Bool {
    guard let before = source[offset - 1] else { return true }
    return YAMLSource.isBlank(before) || "[]{},:-?\"'".unicodeScalars.contains(before)
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
  }
}
