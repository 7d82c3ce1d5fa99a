// Lists and sets that are made by the initialiser of their literals.
struct Note { let text: String }
struct Store {
  var notes: [Note] { .init(arrayLiteral: Note(text: "first")) }
}
print(Store().notes.map(\.text))
let numbers = [Double](arrayLiteral: 1, 2)
print(numbers)
let set = Set(arrayLiteral: 3, 3, 3)
print(set, set.count)
let words: Set<String> = .init(arrayLiteral: "a", "a")
print(words.count)
print(Array(arrayLiteral: "x", "y").joined())
