func legacy(_ done: @escaping (Int) -> Void) { done(3) }
func modern() async -> Int {
  await withCheckedContinuation { continuation in
    legacy { continuation.resume(returning: $0) }
  }
}
print(await modern())
