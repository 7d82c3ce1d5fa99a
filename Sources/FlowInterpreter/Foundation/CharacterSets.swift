import FlowModel
import Foundation

extension CharacterSet: FoundationValue { package static var bridgedName: String { "CharacterSet" } }

extension LibraryBuilder {
  mutating func addCharacterSets() {
    let named: KeyValuePairs<String, CharacterSet> = [
      "whitespaces": .whitespaces, "whitespacesAndNewlines": .whitespacesAndNewlines, "newlines": .newlines,
      "decimalDigits": .decimalDigits, "letters": .letters, "lowercaseLetters": .lowercaseLetters,
      "uppercaseLetters": .uppercaseLetters, "alphanumerics": .alphanumerics,
      "punctuationCharacters": .punctuationCharacters,
      "symbols": .symbols, "controlCharacters": .controlCharacters, "illegalCharacters": .illegalCharacters,
      "capitalizedLetters": .capitalizedLetters, "nonBaseCharacters": .nonBaseCharacters,
      "decomposables": .decomposables, "urlHostAllowed": .urlHostAllowed, "urlPathAllowed": .urlPathAllowed,
      "urlQueryAllowed": .urlQueryAllowed, "urlFragmentAllowed": .urlFragmentAllowed, "urlUserAllowed": .urlUserAllowed,
      "urlPasswordAllowed": .urlPasswordAllowed,
    ]
    cases(named)
    // The class's own are imported as the structure.
    for (name, set) in named { staticProperty("NSCharacterSet", name) { _ in set.bridged } }
    makes(CharacterSet.self, "()") { CharacterSet() }
    initializer("CharacterSet", "(charactersIn:)") { call in
      guard case .range(let box) = call[0] else {
        return CharacterSet(charactersIn: try call.argument(0, String.self)).bridged
      }
      // A range of scalars, as literals of texts.
      guard box.kind == .closed, let first = try call.unbridge(box.lower, String.self).unicodeScalars.only,
        let last = try call.unbridge(box.upper, String.self).unicodeScalars.only, first <= last
      else { throw call.stop("a set of such a range") }
      return CharacterSet(charactersIn: first...last).bridged
    }
    reads("inverted") { (this: CharacterSet) in this.inverted }
    reads("isEmpty") { (this: CharacterSet) in this.isEmpty }
    method("CharacterSet", "contains(_:)") { call in
      let set = try call.this(CharacterSet.self)
      if case .native(let box as ScalarBox) = call[0] { return .bool(set.contains(box.scalar)) }
      let text = try call.text(0)
      guard text.unicodeScalars.count == 1 else { throw call.stop("a character of several scalars in a CharacterSet") }
      return .bool(set.contains(text.unicodeScalars.first!))
    }
    does("union(_:)") { (this: CharacterSet, other: CharacterSet) in this.union(other) }
    does("subtracting(_:)") { (this: CharacterSet, other: CharacterSet) in this.subtracting(other) }
    does("intersection(_:)") { (this: CharacterSet, other: CharacterSet) in this.intersection(other) }
    does("isSuperset(of:)") { (this: CharacterSet, other: CharacterSet) in this.isSuperset(of: other) }
    changes("formUnion(_:)") { (this: inout CharacterSet, other: CharacterSet) in
      this.formUnion(other)
      return Nothing()
    }
    changes("formIntersection(_:)") { (this: inout CharacterSet, other: CharacterSet) in
      this.formIntersection(other)
      return Nothing()
    }
    changes("subtract(_:)") { (this: inout CharacterSet, other: CharacterSet) in
      this.subtract(other)
      return Nothing()
    }
    changes("invert()") { (this: inout CharacterSet) in
      this.invert()
      return Nothing()
    }
    for (name, isInserting) in [("insert", true), ("remove", false)] {
      changes("\(name)(charactersIn:)") { (this: inout CharacterSet, text: String) in
        if isInserting { this.insert(charactersIn: text) } else { this.remove(charactersIn: text) }
        return Nothing()
      }
      changes("\(name)(_:)") { (this: inout CharacterSet, character: Character) in
        for scalar in character.unicodeScalars { if isInserting { this.insert(scalar) } else { this.remove(scalar) } }
        return Nothing()
      }
    }
  }
}

extension String.UnicodeScalarView {
  /// The one scalar that there is; nil where there are others, or none.
  fileprivate var only: Unicode.Scalar? { count == 1 ? first : nil }
}
