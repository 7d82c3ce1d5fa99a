protocol Command {
  var name: String { get }
  func execute(on document: Document)
  func undo(on document: Document)
}
final class Document {
  var lines: [String] = []
  var text: String { lines.joined(separator: "|") }
}
struct Insert: Command {
  let line: String
  let index: Int
  var name: String { "insert '\(line)'" }
  func execute(on document: Document) { document.lines.insert(line, at: index) }
  func undo(on document: Document) { document.lines.remove(at: index) }
}
final class Delete: Command {
  let index: Int
  private var removed: String?
  init(index: Int) { self.index = index }
  var name: String { "delete line \(index)" }
  func execute(on document: Document) { removed = document.lines.remove(at: index) }
  func undo(on document: Document) { if let removed { document.lines.insert(removed, at: index) } }
}
struct Replace: Command {
  let old: String, new: String
  var name: String { "replace \(old)" }
  func execute(on document: Document) { swap(old, new, on: document) }
  func undo(on document: Document) { swap(new, old, on: document) }
  private func swap(_ from: String, _ to: String, on document: Document) {
    document.lines = document.lines.map { $0 == from ? to : $0 }
  }
}
struct Group: Command {
  let name: String
  let commands: [Command]
  func execute(on document: Document) { for command in commands { command.execute(on: document) } }
  func undo(on document: Document) { for command in commands.reversed() { command.undo(on: document) } }
}
final class History {
  private var done: [Command] = []
  private var undone: [Command] = []
  private let document: Document
  let limit: Int
  init(_ document: Document, limit: Int = 10) {
    self.document = document
    self.limit = limit
  }
  func run(_ command: Command) {
    command.execute(on: document)
    done.append(command)
    if done.count > limit { done.removeFirst() }
    undone.removeAll()
  }
  func undo() -> String? {
    guard let command = done.popLast() else { return nil }
    command.undo(on: document)
    undone.append(command)
    return command.name
  }
  func redo() -> String? {
    guard let command = undone.popLast() else { return nil }
    command.execute(on: document)
    done.append(command)
    return command.name
  }
  var menu: (undo: String, redo: String) {
    (done.last.map { "Undo \($0.name)" } ?? "Nothing", undone.last.map { "Redo \($0.name)" } ?? "Nothing")
  }
}
let document = Document()
let history = History(document, limit: 3)
history.run(Insert(line: "one", index: 0))
history.run(Insert(line: "two", index: 1))
print(document.text, history.menu)
print(history.undo() ?? "-", document.text, history.menu.redo)
print(history.redo() ?? "-", document.text, history.redo() as Any)
history.run(
  Group(name: "tidy", commands: [Replace(old: "one", new: "1"), Delete(index: 1), Insert(line: "3", index: 1)]))
print(document.text)
print(history.undo() ?? "-", document.text)
history.run(Delete(index: 0))
print(document.text, history.redo() as Any)
while let name = history.undo() { print("undone", name, "->", document.text) }
print(history.menu.undo, history.menu.redo, document.lines.count)
