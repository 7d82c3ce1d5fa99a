struct Failure: Error { let step: Int }
final class Database {
  private(set) var log: [String] = []
  func open() { log.append("open") }
  func close() { log.append("close") }
  func begin() throws { log.append("begin") }
  func write(_ value: Int) throws {
    if value < 0 { throw Failure(step: value) }
    log.append("write \(value)")
  }
  func commit() { log.append("commit") }
  func rollback() { log.append("rollback") }
}
func save(_ values: [Int], in database: Database) throws -> Int {
  database.open()
  defer { database.close() }
  try database.begin()
  var isDone = false
  defer { if isDone { database.commit() } else { database.rollback() } }
  for value in values { try database.write(value) }
  isDone = true
  return values.count
}
for values in [[1, 2], [3, -1, 4], []] {
  let database = Database()
  do {
    print("saved", try save(values, in: database))
  } catch let failure as Failure {
    print("failed at", failure.step)
  } catch { print("never") }
  print(database.log.joined(separator: ", "))
}
func nested(_ level: Int) throws -> String {
  defer { print("leave", level) }
  if level == 0 { throw Failure(step: 0) }
  do {
    return try nested(level - 1)
  } catch let failure as Failure where failure.step < 1 {
    print("level", level, "passes on")
    throw Failure(step: failure.step + 1)
  }
}
do { print(try nested(3)) } catch { print("outside", error) }
func loop() -> [String] {
  var log: [String] = []
  for n in 1...4 {
    defer { log.append("d\(n)") }
    do {
      if n == 2 { throw Failure(step: n) }
      if n == 4 { break }
      log.append("ok\(n)")
    } catch {
      log.append("catch\(n)")
      continue
    }
    log.append("end\(n)")
  }
  return log
}
print(loop())
final class Guarded {
  let name: String
  init(_ name: String) throws {
    self.name = name
    if name.isEmpty { throw Failure(step: -1) }
    print("made", name)
  }
  deinit { print("deinit '\(name)'") }
}
do {
  let first = try Guarded("first")
  let second = try Guarded("")
  print("unreached", first.name, second.name)
} catch { print("caught", error) }
