// Swift 5: a static property is not Sendable.
struct Environment {
  var now: () -> Int
  var uuid: () -> String
  var analytics: Analytics
  var storage: Storage
}
struct Analytics { var track: (String, [String: String]) -> Void }
struct Storage {
  var read: (String) -> String?
  var write: (String, String?) -> Void
}
extension Storage {
  static func memory(_ initial: [String: String] = [:]) -> Storage {
    var values = initial
    return Storage(read: { values[$0] }, write: { values[$0] = $1 })
  }
}
extension Analytics {
  static let noop = Analytics { _, _ in }
  static let console = Analytics { name, values in
    print("track", name, values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ","))
  }
}
extension Environment {
  static func test(start: Int = 100) -> Environment {
    var (time, ids) = (start, 0)
    return Environment(
      now: {
        time += 1; return time
      },
      uuid: {
        ids += 1; return "id-\(ids)"
      },
      analytics: .console, storage: .memory())
  }
}
struct Note: CustomStringConvertible {
  let id: String, text: String, created: Int
  var description: String { "\(id)@\(created): \(text)" }
}
final class NotesModel {
  private var environment: Environment
  private(set) var notes: [Note] = []
  init(_ environment: Environment) { self.environment = environment }
  func add(_ text: String) {
    let note = Note(id: environment.uuid(), text: text, created: environment.now())
    notes.append(note)
    environment.storage.write(note.id, text)
    environment.analytics.track("add", ["id": note.id, "length": "\(text.count)"])
  }
  func delete(_ id: String) {
    guard environment.storage.read(id) != nil else { return environment.analytics.track("miss", ["id": id]) }
    notes.removeAll { $0.id == id }
    environment.storage.write(id, nil)
    environment.analytics.track("delete", [:])
  }
}
let environment = Environment.test()
let model = NotesModel(environment)
model.add("first")
model.add("second note")
model.delete("id-1")
model.delete("id-1")
print(model.notes, environment.storage.read("id-2") ?? "-", environment.storage.read("id-1") ?? "gone")
var quiet = Environment.test(start: 0)
quiet.analytics = .noop
quiet.now = { 7 }
let silent = NotesModel(quiet)
silent.add("x")
silent.add("y")
print(silent.notes)
print(environment.now(), quiet.now(), environment.uuid())
