extension InfoPlist {
  /// An entry that names a storyboard to start with, or a scene's delegate with its module. It never changes.
  nonisolated(unsafe) private static let entry =
    #/<key>\s*(?:UIMainStoryboardFile(?:~[a-z]+)?|UISceneStoryboardFile|UISceneDelegateClassName)\s*</key>\s*(?<value><string>(?:\$\(PRODUCT_MODULE_NAME\)\.)?(?<name>[^<]*)</string>)/#

  /// Where the text of a property list names storyboards to start with and scene delegates, by their names: the first
  /// place of each.
  static func locations(in text: String, of file: String) -> [String: SourceLocation] {
    var locations: [String: SourceLocation] = [:]
    for match in text.matches(of: entry) {
      let before = text[..<match.output.value.startIndex]
      let lineStart = before.lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
      let place = SourceLocation(
        file: file, line: 1 + before.count(where: \.isNewline),
        column: 1 + text[lineStart..<match.output.value.startIndex].unicodeScalars.count)
      let name = String(match.output.name)
      locations[name] = locations[name] ?? place
    }
    return locations
  }
}
