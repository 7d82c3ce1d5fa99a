/// The words and signs of an Objective-C text; comments, literals and the preprocessor's lines are passed over.
struct ObjectiveCTokens {
  enum Kind: Equatable {
    case word(String)
    /// `@interface` without its sign.
    case directive(String)
    case sign(Character)
  }

  struct Token {
    let kind: Kind
    /// Where it begins.
    let start: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The literals that were passed over and may be names: words, with what stands between words of a name.
  private(set) var texts: Set<String> = []
  /// The words that may name a class, a type or a message, but for the classes that a declaration introduces.
  private(set) var names: Set<String> = []
  /// Those of the names that stand elsewhere than before a `*`, which is where types of pointers stand.
  private(set) var namesOfMore: Set<String> = []
  /// The headers that it imports, without their folders and endings: `Item` of `#import <Kit/Item.h>`.
  private(set) var headers: Set<String> = []
  /// The name that was read last, of which what follows says how it is used.
  private var openName: String?
  /// What messages ask for by a literal name, since it was taken last, by where the messages' names are.
  private var named: [Int: ObjectiveCNaming] = [:]
  /// The message whose argument is next: where its name is, and what is asked.
  private var asking: (start: Int, what: ObjectiveCNaming)?
  /// The constants and variables that texts are put into, with the texts.
  private(set) var constants = ObjectiveCConstants()
  /// The variables that bundles are put into.
  private var bundles = ObjectiveCBundles()
  /// What is done with views and bar items.
  var changes = ObjectiveCChanges()
  /// What its methods hand on.
  var handing = ObjectiveCHanding()
  private var previousWord = ""
  /// The same, whatever signs stand between.
  private var lastWord = ""
  /// The word before that one.
  private var wordBeforeLast = ""
  /// The classes of which it makes objects.
  private(set) var making = ObjectiveCMaking()
  /// Whether it only looks at what follows, so that nobody looks further from there.
  private var looksAhead = false
  /// Whether a nib's name is next.
  private var asksForNib = false
  /// Whether the words that follow are those that a declaration introduces.
  private var introduces = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next one; nil at the end.
  mutating func next() -> Token? {
    while index < bytes.count {
      if let openName, !Self.isBlank(bytes[index]) {
        if bytes[index] != UInt8(ascii: "*") { namesOfMore.insert(openName) }
        self.openName = nil
      }
      let start = index
      let byte = bytes[index]
      index += 1
      switch byte {
      case _ where Self.isBlank(byte): continue
      case UInt8(ascii: "/") where follows("/"): skipLine()
      case UInt8(ascii: "/") where follows("*"): skipComment()
      case UInt8(ascii: "#"):
        noteHeader()
        skipDirective()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral(byte)
      case UInt8(ascii: "@"):
        let word = word()
        guard !word.isEmpty else { continue }
        introduces = ["class", "interface", "implementation", "protocol"].contains(word)
        return Token(kind: .directive(word), start: start)
      case _ where Self.isWord(byte):
        index = start
        let word = word()
        if !introduces, Self.mayBeNoted(word) || isMessage {
          names.insert(word)
          openName = word
        }
        // Other than a literal, a nib's name may be a class's.
        if asksForNib { names.insert("loadNibNamed") }
        asksForNib = word == "loadNibNamed" || word == "nibWithNibName"
        noteConstant(word)
        asking = asked(by: word).map { (start, $0) }
        making.take(word: word)
        constants.take(word: word)
        bundles.take(word: word)
        changes.take(word: word)
        handing.take(word: word, at: start)
        previousWord = word
        wordBeforeLast = lastWord
        lastWord = word
        return Token(kind: .word(word), start: start)
      default:
        // `@class A, B;` introduces all of them, `@interface A : B` only the first.
        if byte != UInt8(ascii: ",") { introduces = false }
        if byte != UInt8(ascii: ":") { noteConstant(nil) }
        if asksForNib, byte != UInt8(ascii: ":") {
          names.insert("loadNibNamed")
          asksForNib = false
        }
        previousWord = ""
        making.take(sign: Character(Unicode.Scalar(byte)))
        constants.take(sign: Character(Unicode.Scalar(byte)))
        bundles.take(sign: Character(Unicode.Scalar(byte)))
        changes.take(sign: Character(Unicode.Scalar(byte)))
        handing.take(sign: Character(Unicode.Scalar(byte)))
        return Token(kind: .sign(Character(Unicode.Scalar(byte))), start: start)
      }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  /// Takes what messages asked for since the last time, in their order, with where the messages' names are.
  mutating func takeNamed() -> [(start: Int, naming: ObjectiveCNaming)] {
    defer { named = [:] }
    return named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What a message asks for by its first argument.
  private func asked(by message: String) -> ObjectiveCNaming? {
    let kind: ObjectiveCNaming.Kind
    switch message {
    case "performSegueWithIdentifier": kind = .segue
    // `[segue.identifier isEqualToString:`, `[[segue identifier] isEqualToString:`.
    case "isEqualToString" where lastWord == "identifier" && wordBeforeLast == "segue": kind = .segueCase
    case "instantiateViewControllerWithIdentifier": kind = .scene
    case "storyboardWithName": kind = .storyboard
    case "initWithNibName", "nibWithNibName", "loadNibNamed": kind = .nib
    case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier": kind = .cell
    case "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
      "withReuseIdentifier":
      kind = .registration
    // An app's class may have an initialiser of its own: `initWithReuseIdentifier:`.
    case "reuseIdentifier", "initWithReuseIdentifier": kind = .making
    default: return nil
    }
    return ObjectiveCNaming(
      kind: kind, name: "", receiver: previousWord,
      isOfOwnBundle: message == "loadNibNamed"
        && (lastWord == "mainBundle" || lastWord == "class" && wordBeforeLast == "self" || bundles.isOwn(previousWord)),
      isRegistrationOfCell: ["forCellReuseIdentifier", "forCellWithReuseIdentifier"].contains(message))
  }

  /// Notes a message about cells whose identifier is no literal, but a constant, or something else.
  private mutating func noteConstant(_ name: String?) {
    defer { asking = nil }
    guard let (start, asked) = asking, [.cell, .registration, .making].contains(asked.kind) else { return }
    var naming = asked
    naming.constant = name ?? ""
    naming.isForIndexPath = tellsIndexPath
    naming.takesNil = mayTakeNil
    named[start] = naming
  }

  /// Whether `forIndexPath:` follows.
  private var tellsIndexPath: Bool {
    var copy = self
    return copy.next()?.kind == .word("forIndexPath")
  }

  /// Whether what follows in the block may take nil for an answer: it compares something with nil, or makes an object.
  private var mayTakeNil: Bool {
    if looksAhead { return true }
    var copy = self
    copy.looksAhead = true
    var depth = 0
    while let token = copy.next() {
      switch token.kind {
      case .sign("{"): depth += 1
      case .sign("}"):
        depth -= 1
        if depth < 0 { return false }
      case .sign("!"), .sign("?"): return true
      case .word(let word) where Self.taking.contains(word): return true
      // `if (cell)`.
      case .word("if") where copy.takes("("):
        if case .word? = copy.next()?.kind, copy.stands(")") { return true }
      case .directive("end"): return true
      default: break
      }
    }
    return true
  }

  private static let taking: Set<String> = [
    "nil", "NULL", "Nil", "alloc", "new", "loadNibNamed", "instantiateWithOwner", "isKindOfClass",
  ]

  /// Whether `bundle:nil` follows, or the bundle of the app or of the class itself.
  private var tellsOwnBundle: Bool {
    var copy = self
    guard copy.next()?.kind == .word("bundle"), copy.takes(":") else { return false }
    var words: [String] = []
    while let token = copy.next() {
      switch token.kind {
      case .word(let word): words.append(word)
      case .sign("["), .sign("."): continue
      case .sign(":") where words.last == "bundleForClass": continue
      default: return ObjectiveCBundles.isOwn(words) || words.count == 1 && bundles.isOwn(words[0])
      }
    }
    return false
  }

  /// Whether `owner:self` follows.
  private var tellsItself: Bool {
    var copy = self
    return copy.next()?.kind == .word("owner") && copy.takes(":") && copy.next()?.kind == .word("self")
  }

  /// Whether the body of a method, whose bracket was taken, sets the window's controller outside of all inner blocks.
  var setsRootAtOnce: Bool {
    var copy = self
    var depth = 1
    while let token = copy.next() {
      switch token.kind {
      case .sign("{"): depth += 1
      case .sign("}"):
        depth -= 1
        if depth == 0 { return false }
      case .word("if"), .word("for"), .word("while"), .word("switch"):
        if depth == 1 { copy.skipConditioned() }
      case .word("else") where depth == 1: copy.skipStatement()
      case .word("setRootViewController") where depth == 1: return true
      case .word("rootViewController") where depth == 1:
        if copy.takes("="), !copy.stands("=") { return true }
      case .directive("end"): return false
      default: break
      }
    }
    return false
  }

  /// Passes over the condition of a statement, and over what hangs on it where that stands in no brackets.
  private mutating func skipConditioned() {
    if takes("(") { _ = skipBlock("(", ")") }
    skipStatement()
  }

  /// Passes over a statement that stands in no brackets: `else window.rootViewController = home;`.
  private mutating func skipStatement() {
    while let token = next() {
      switch token.kind {
      case .sign(";"): return
      case .sign("("): _ = skipBlock("(", ")")
      case .sign("["): _ = skipBlock("[", "]")
      case .sign("{"), .sign("}"), .directive("end"), .word("if"), .word("for"), .word("while"), .word("switch"):
        return back(to: token)
      default: break
      }
    }
  }

  /// Makes a token the next one again.
  mutating func back(to token: Token) { index = token.start }

  /// Whether a sign is next.
  func stands(_ sign: Character) -> Bool {
    var copy = self
    return copy.takes(sign)
  }

  /// Takes a sign, where it is next.
  mutating func takes(_ sign: Character) -> Bool {
    guard let token = next() else { return false }
    if token.kind == .sign(sign) { return true }
    back(to: token)
    return false
  }

  /// Passes over what stands in brackets, of which the first was taken.
  ///
  /// - Returns: false where they are not closed before their class ends.
  mutating func skipBlock(_ opening: Character, _ closing: Character) -> Bool {
    var depth = 1
    while let token = next() {
      switch token.kind {
      case .sign(opening): depth += 1
      case .sign(closing):
        depth -= 1
        if depth == 0 { return true }
      case .directive("end"), .directive("implementation"), .directive("interface"):
        back(to: token)
        return false
      default: break
      }
    }
    return false
  }

  private func follows(_ sign: Unicode.Scalar) -> Bool { index < bytes.count && bytes[index] == UInt8(ascii: sign) }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    index += 1
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
      index += 1
    }
    index = min(index + 2, bytes.count)
  }

  /// A line of the preprocessor, with those that a backslash adds.
  private mutating func skipDirective() {
    while index < bytes.count {
      skipLine()
      var last = index - 1
      if last >= 0, bytes[last] == UInt8(ascii: "\r") { last -= 1 }
      guard last >= 0, bytes[last] == UInt8(ascii: "\\") else { return }
      index += 1
    }
  }

  /// Notes the header of `#import "Item.h"`, of which the first sign was taken.
  private mutating func noteHeader() {
    let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
    let words = line.split(whereSeparator: { Self.isBlank($0) }).prefix(2).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 2, ["import", "include"].contains(words[0]), let quote = words[1].first, "\"<".contains(quote)
    else { return }
    let name = words[1].dropFirst().prefix { $0 != "\"" && $0 != ">" }
    guard name.hasSuffix(".h"), let file = name.split(separator: "/").last else { return }
    headers.insert(String(file.dropLast(2)))
  }

  /// A text or a character, which ends with its line at the latest.
  private mutating func skipLiteral(_ quote: UInt8) {
    let start = index
    asksForNib = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      guard byte == quote else { continue }
      let text = bytes[start..<index - 1]
      if text.count > 2, text.count < 80, text.allSatisfy(Self.isOfName) {
        texts.insert(String(decoding: text, as: UTF8.self))
      }
      if let (start, naming) = asking {
        var naming = naming
        naming.name = String(decoding: text, as: UTF8.self)
        if [.nib, .storyboard].contains(naming.kind), tellsOwnBundle { naming.isOfOwnBundle = true }
        if naming.kind == .nib { naming.isForItself = tellsItself }
        if naming.kind == .cell {
          naming.isForIndexPath = tellsIndexPath
          naming.takesNil = mayTakeNil
        }
        named[start] = naming
      }
      asking = nil
      constants.take(text: String(decoding: text, as: UTF8.self))
      handing.take(text: String(decoding: text, as: UTF8.self))
      return
    }
    index = min(index, bytes.count)
  }

  /// Whether a word that ends here is the first of a message's name, or one with an argument: `[item open]`,
  /// `[item openWith:`.
  private var isMessage: Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "]"))
  }

  private static func mayBeNoted(_ word: String) -> Bool {
    word.utf8.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
      || word.hasPrefix("instantiate") || word == "rootViewController" || word == "setRootViewController"
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: " ")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
