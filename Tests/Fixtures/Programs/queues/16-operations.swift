import Foundation

final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) {
    lock.lock()
    defer { lock.unlock() }
    lines.append(line)
  }
  func take() -> [String] {
    lock.lock()
    defer { lock.unlock() }
    defer { lines = [] }
    return lines
  }
}
let journal = Journal()
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let download = BlockOperation { journal.add("download") }
let parse = BlockOperation { journal.add("parse") }
let show = BlockOperation { journal.add("show") }
parse.addDependency(download)
show.addDependency(parse)
queue.addOperations([show, parse, download], waitUntilFinished: true)
print(journal.take(), show.isFinished, parse.dependencies.count)

for n in 1...4 { queue.addOperation { journal.add("op \(n)") } }
queue.waitUntilAllOperationsAreFinished()
print(journal.take(), queue.operationCount)

queue.isSuspended = true
let dropped = BlockOperation { journal.add("dropped") }
let kept = BlockOperation { journal.add("kept") }
queue.addOperation(dropped)
queue.addOperation(kept)
dropped.cancel()
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
print(dropped.isCancelled, kept.isFinished, journal.take().contains("dropped"))

final class Import: Operation, @unchecked Sendable {
  let rows: [String]
  private(set) var imported = 0
  init(rows: [String]) { self.rows = rows }
  override func main() {
    for row in rows {
      if isCancelled { return journal.add("cancelled after \(imported)") }
      imported += 1
      if row == "stop" { cancel() }
    }
    journal.add("imported \(imported)")
  }
}
let whole = Import(rows: ["a", "b"])
let broken = Import(rows: ["a", "stop", "c"])
broken.addDependency(whole)
queue.addOperations([broken, whole], waitUntilFinished: true)
print(journal.take(), whole.imported, broken.imported, broken.isCancelled)
let once = BlockOperation()
once.addExecutionBlock { journal.add("block") }
once.start()
print(journal.take(), once.isFinished)
