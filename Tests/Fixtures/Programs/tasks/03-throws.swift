struct Offline: Error {}
func load(_ online: Bool) async throws -> Int {
  guard online else { throw Offline() }
  return 7
}
do {
  print(try await load(true))
  print(try await load(false))
} catch { print("failed", error) }
