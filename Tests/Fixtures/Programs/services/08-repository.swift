final class Repository {
  private var notes = [1: "one"]
  func note(_ id: Int) -> String? { notes[id] }
  func save(_ text: String, _ id: Int) { notes[id] = text }
}
let repository = Repository()
repository.save("two", 2)
print(repository.note(2) ?? "-", repository.note(3) ?? "-")
