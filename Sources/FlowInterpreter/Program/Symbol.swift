/// A name, as a number: one for each text of a program.
typealias Symbol = Int32

/// The names of a program.
final class SymbolTable {
  private var numbers: [String: Symbol] = [:]
  private(set) var texts: [String] = []

  subscript(_ text: String) -> Symbol {
    if let known = numbers[text] { return known }
    let number = Symbol(texts.count)
    numbers[text] = number
    texts.append(text)
    return number
  }

  func text(of symbol: Symbol) -> String { texts[Int(symbol)] }
}
