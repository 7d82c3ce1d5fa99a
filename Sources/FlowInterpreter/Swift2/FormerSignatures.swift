import FlowModel

/// What the labels of a call say: a trailing closure has none, whatever its parameter is called.
enum WrittenLabel: Hashable {
  case none
  case named(String)
  case trailing

  init(_ label: String?) { self = label.map(WrittenLabel.named) ?? .none }
}

/// A member as today's Swift has it.
struct MemberName: Hashable {
  let name: String
  /// nil for a property.
  let labels: [String?]?

  init(name: String, labels: [String?]?) {
    self.name = name
    self.labels = labels
  }

  /// - Parameter signature: `name(_:label:)`, or a property's name.
  init(_ signature: String) {
    name = String(signature.prefix { $0 != "(" })
    let inside = signature.dropFirst(name.count + 1).dropLast()
    labels =
      signature.contains("(") ? inside.split(separator: ":").map { $0 == "_" ? nil : String($0) } : nil
  }

  var signature: String {
    guard let labels else { return name }
    return "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }
}

/// Which member of today's a name of Swift 1 or 2 stands for: frameworks kept the words of Objective-C's selectors then,
/// and lost those that only name a parameter's type.
///
/// The table is derived from the members that the libraries have: a name stands for the one whose words are among its own,
/// argument by argument and in the same order, where what is left out are words of types' names, and fewer of them than
/// for any other.
///
/// - Swift: SE-0005, "Better Translation of Objective-C APIs Into Swift" (words of types' names, `with` and `is`, properties
///   and enumerators in small letters), SE-0006 for Swift's own library.
final class FormerSignatures: Sendable {
  private let book: FormerBook
  private let wordsOfTypes: Set<String>
  let catalog: LibraryCatalog

  /// - Parameter callbacks: what the framework calls of the app's, by the types, beside what the tables have.
  convenience init(_ tables: LibraryTables, _ framework: FrameworkCatalog, callbacks: [String: [String]]) {
    let catalog = LibraryCatalog.standard.with(framework)
    let book = FormerBook(tables.builder, catalog, callbacks: callbacks)
    let words = Set(
      catalog.types.union(catalog.classes).union(catalog.protocols).union(catalog.aliases.keys)
        .union(book.ancestries.keys).flatMap { $0.split(separator: ".").flatMap { NameWords.of(String($0)) } }
    ).union(Self.furtherWords).subtracting(Self.keptWords)
    self.init(book, catalog, wordsOfTypes: words)
  }

  private init(_ book: FormerBook, _ catalog: LibraryCatalog, wordsOfTypes: Set<String>) {
    self.book = book
    self.catalog = catalog
    self.wordsOfTypes = wordsOfTypes
  }

  /// The same with what frameworks have that are read as Swift: `CoreData`.
  func with(_ frameworks: [CodeTree]) -> FormerSignatures {
    guard !frameworks.isEmpty else { return self }
    var book = book
    book.add(frameworks, catalog)
    let words = book.generics.union(book.ofModels).flatMap { NameWords.of($0) }
    return FormerSignatures(book, catalog, wordsOfTypes: wordsOfTypes.union(words).subtracting(Self.keptWords))
  }

  /// Words that are left out as those of types are: of types of Foundation that became values, of C's, and what joins them.
  private static let furtherWords: Set<String> = [
    "with", "by", "object", "string", "array", "dictionary", "set", "number", "integer", "int", "bool", "double",
    "float",
    "data", "date", "url", "index", "path", "range", "class", "block", "directory", "domain", "unit", "value", "nib",
    "character", "encoding", "name", "selector",
  ]
  /// Words of types' names that mean something where they stand.
  private static let keptWords: Set<String> = [
    "at", "in", "for", "from", "to", "of", "on", "is", "and", "or", "not", "all", "first", "last", "min", "max", "did",
    "will", "should", "before", "after", "begin", "end", "left", "right", "up", "down", "add", "remove", "insert",
  ]

  /// Foundation's collections, for which Swift's stand.
  private static let collections = [
    "NSArray": "Array", "NSMutableArray": "Array", "NSDictionary": "Dictionary", "NSMutableDictionary": "Dictionary",
    "NSSet": "Set", "NSMutableSet": "Set",
  ]

  /// Whether a class of a framework that is read as Swift has generic parameters, which none had before Swift 3.
  ///
  /// - Swift: SE-0057.
  func isGeneric(_ type: String) -> Bool { book.generics.contains(type) }

  // MARK: What there is

  /// A framework's type with what it inherits; nil where it is none.
  func ancestry(of type: String) -> [String]? {
    // A coder is an archiver or an unarchiver.
    if type == "NSCoder" { return (book.ancestries[type] ?? []) + ["NSKeyedUnarchiver", "NSKeyedArchiver"] }
    let type = Self.collections[type] ?? type
    return book.ancestries[type] ?? catalog.aliases[type].flatMap { book.ancestries[$0] }
  }

  /// Whether a name is a framework's type: `UIView` is none for the property `view`.
  func isType(_ name: String) -> Bool { name.first?.isUppercase == true && ancestry(of: name) != nil }

  /// Whether a framework's type is a class: of `NSObject`'s line.
  func isClass(_ type: String) -> Bool { type == "NSObject" || ancestry(of: type)?.contains("NSObject") == true }

  /// Whether types, or any where none are told, have a member.
  func has(_ name: String, _ labels: [WrittenLabel]?, of types: [String]?) -> Bool {
    if let labels, labels.contains(.trailing) {
      return candidates(FormerBook.pieces(name, labels)[0], count: labels.count).contains { member in
        member.member.name == name && (types?.contains(member.type) ?? true)
          && zip(member.member.labels ?? [], labels).allSatisfy { $1 == .trailing || WrittenLabel($0) == $1 }
      }
    }
    let member = MemberName(
      name: name, labels: labels?.map { label -> String? in if case .named(let text) = label { text } else { nil } })
    guard let owners = book.known[member] else { return false }
    return types.map { !owners.isDisjoint(with: $0) } ?? true
  }

  /// Whether a type has a constant, or any where none is told.
  func hasStatic(_ name: String, of type: String? = nil) -> Bool {
    guard let type else { return book.statics.values.contains { $0.contains(name) } }
    return (ancestry(of: type) ?? [catalog.aliases[type] ?? type]).contains { book.statics[$0]?.contains(name) == true }
  }

  /// What a member of a type gives: the name of a type as it is written in Swift.
  func result(_ name: String, of type: String, isStatic: Bool) -> String? {
    let key = isStatic ? "static \(name)" : name
    return (ancestry(of: type) ?? [type]).lazy.compactMap { self.book.results[$0]?[key] }.first
  }

  // MARK: What names stand for

  /// The member that a name stands for; nil where none is known, more than one may be meant, or it is called so today.
  ///
  /// - Parameters:
  ///   - labels: of the call; nil for a property.
  ///   - types: the type of what is called with what it inherits; nil where it is not known.
  func today(_ name: String, _ labels: [WrittenLabel]?, of types: [String]?, isStatic: Bool? = nil) -> MemberName? {
    guard !has(name, labels, of: types) else { return nil }
    let old = FormerBook.pieces(name, labels ?? [])
    var best: [FormerBook.Member] = []
    var least = Int.max
    for member in candidates(old[0], count: labels?.count ?? 0) {
      if let types, !types.contains(member.type) { continue }
      if let isStatic, isStatic != member.isStatic { continue }
      // A property was none that is called.
      if labels == nil, member.member.labels != nil { continue }
      guard let removed = removals(old, member.pieces, labels ?? []) else { continue }
      if labels == nil, removed > 0, !isKnown(member, old: old[0], types) { continue }
      if removed < least { (least, best) = (removed, [member]) } else if removed == least { best.append(member) }
    }
    let names = Set(best.map(\.member))
    if names.count == 1 { return names.first }
    guard let types else { return nil }
    let nearest = types.lazy.map { type in Set(best.filter { $0.type == type }.map(\.member)) }.first { !$0.isEmpty }
    return nearest?.count == 1 ? nearest?.first : nil
  }

  /// The method that a call means, told by the rules or the table of what these do not tell.
  func method(_ name: String, _ labels: [WrittenLabel], of types: [String]?, isStatic: Bool?) -> MemberName? {
    let written = labels.map { label -> String? in if case .named(let text) = label { text } else { nil } }
    let known = Swift2Names.methods[MemberName(name: name, labels: written).signature]
    if let known { return known }
    return today(name, labels, of: types, isStatic: isStatic)
  }

  /// Today's labels of an initialiser.
  ///
  /// - Swift: SE-0005 takes the preposition from the first word of an initialiser's label where it says nothing.
  func initializer(of type: String, _ labels: [WrittenLabel]) -> [String?]? {
    guard let all = book.initializers[type] else { return nil }
    let old = labels.map { label in if case .named(let text) = label { NameWords.of(text) } else { [String]() } }
    var best: Set<[String?]> = []
    var least = Int.max
    for (today, pieces) in all where pieces.count == labels.count {
      var count = 0
      let fits = zip(zip(labels, today), zip(old, pieces)).allSatisfy { names, words in
        if names.0 == .trailing || WrittenLabel(names.1) == names.0 { return true }
        guard names.0 != .none, names.1 != nil else { return false }
        let rest = ["for", "in", "with"].contains(words.0.first) && words.0.first != words.1.first
        guard let removed = removals(rest ? Array(words.0.dropFirst()) : words.0, words.1) else { return false }
        count += removed + (rest ? 1 : 0)
        return true
      }
      guard fits else { continue }
      if count < least { (least, best) = (count, [today]) } else if count == least { best.insert(today) }
    }
    return best.count == 1 && least > 0 || best.count == 1 && best.first.map({ $0.map { WrittenLabel($0) } }) != labels
      ? best.first : nil
  }

  private func candidates(_ words: [String], count: Int) -> [FormerBook.Member] {
    var found: [FormerBook.Member] = []
    for word in Set(words) { found += book.members[FormerBook.Key(count: count, word: word)] ?? [] }
    return found
  }

  /// How many words are left out; nil where it is another name.
  private func removals(_ old: [[String]], _ new: [[String]], _ labels: [WrittenLabel]) -> Int? {
    guard old.count == new.count else { return nil }
    var count = 0
    for index in old.indices {
      // The parameter of a trailing closure has a name of its own, that of the method aside.
      if index < labels.count, labels[index] == .trailing {
        guard index > 0 || isPrefix(new[0], of: old[0]) else { return nil }
        if index > 0 { continue }
      }
      var words = new[index]
      if index == 0, words.first == "is", old[0].first != "is" { words.removeFirst() }
      guard let removed = removals(old[index], words) else { return nil }
      count += removed
    }
    return count
  }

  private func isPrefix(_ new: [String], of old: [String]) -> Bool { removals(old, new) != nil }

  private func removals(_ old: [String], _ new: [String]) -> Int? {
    var count = 0
    var next = 0
    for word in old {
      if next < new.count, word == new[next] {
        next += 1
      } else if isOfType(word) {
        count += 1
      } else {
        return nil
      }
    }
    return next == new.count ? count : nil
  }

  private func isOfType(_ word: String) -> Bool {
    wordsOfTypes.contains(word) || word.last == "s" && wordsOfTypes.contains(String(word.dropLast()))
  }

  /// Whether the words that a property's name lost are of the property's type: what it gives must be known for that.
  private func isKnown(_ member: FormerBook.Member, old: [String], _ types: [String]?) -> Bool {
    if member.isStatic { return types != nil }
    guard let result = book.results[member.type]?[member.member.name] else { return false }
    let words = Set(NameWords.of(result.filter { $0.isLetter }))
    let new = Set(member.pieces[0])
    return old.allSatisfy { new.contains($0) || words.contains($0) }
  }
}
