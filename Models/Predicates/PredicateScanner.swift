import Foundation

/// A piece of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  case mark(String)
}

/// Cuts a predicate's format into pieces.
final class PredicateScanner {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  func tokens() -> [PredicateToken] {
    var found: [PredicateToken] = []
    while position < characters.count {
      let character = characters[position]
      if character == " " || character == "\n" || character == "\t" {
        position += 1
      } else if character == "'" || character == "\"" {
        found.append(.text(quoted(character)))
      } else if character == "%" {
        found.append(.mark(placeholder()))
      } else if character.isNumber || character == "-" && next?.isNumber == true {
        found.append(.number(Double(run { $0.isNumber || $0 == "." || $0 == "-" })!))
      } else if isWord(character) {
        found.append(.word(run { isWord($0) || $0 == "." || $0.isNumber }))
      } else {
        found.append(.mark(mark()))
      }
    }
    return found
  }

  private var next: Character? { position + 1 < characters.count ? characters[position + 1] : nil }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@" || character == "#"
  }

  private func run(_ isPart: (Character) -> Bool) -> String {
    var text = ""
    while position < characters.count, isPart(characters[position]) {
      text.append(characters[position])
      position += 1
    }
    return text
  }

  private func quoted(_ quote: Character) -> String {
    var text = ""
    position += 1
    while position < characters.count, characters[position] != quote {
      if characters[position] == "\\", next != nil { position += 1 }
      text.append(characters[position])
      position += 1
    }
    position += 1
    return text
  }

  private func placeholder() -> String {
    position += 1
    if position < characters.count, characters[position] == "@" || characters[position] == "K" {
      position += 1
      return characters[position - 1] == "@" ? "%@" : "%K"
    }
    _ = run { $0.isLetter || $0 == "." || $0.isNumber }
    return "%d"
  }

  private func mark() -> String {
    let pair = String(characters[position]) + (next.map { String($0) } ?? "")
    if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair) {
      position += 2
      return pair
    }
    position += 1
    return String(pair.prefix(1))
  }
}
