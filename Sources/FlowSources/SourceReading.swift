import FlowModel

/// What was read of an app's sources, and what of it the cache does not have yet.
package struct SourceReading: Sendable {
  /// What the sources say.
  package internal(set) var facts: CodeFacts
  /// Where facts of unchanged files are kept; nil for nowhere.
  let cache: FactCache?
  /// Of each file of the facts, the content's key.
  var entries: [Entry] = []

  /// A file's place in the cache.
  struct Entry: Sendable {
    var key: ContentKey
    var isNew: Bool
  }

  init(facts: CodeFacts, cache: FactCache?) {
    self.facts = facts
    self.cache = cache
  }

  /// Writes the cache anew, with the facts of these files and no others.
  package func keep() {
    guard let cache else { return }
    var new: [ContentKey: [UInt8]] = [:]
    for (file, entry) in zip(facts.files, entries) where entry.isNew && new[entry.key] == nil {
      new[entry.key] = FactCache.entry(of: file)
    }
    cache.save(known: Set(entries.map(\.key)).subtracting(new.keys), new: new)
  }
}
