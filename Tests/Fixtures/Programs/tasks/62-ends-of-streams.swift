// A stream that ends with an error tells its handler of it.
struct Lost: Error {}

func run(_ end: (AsyncThrowingStream<Int, Error>.Continuation) -> Void) async {
  let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self, throwing: Error.self)
  continuation.onTermination = { reason in
    switch reason {
    case .finished(let error?): print("ended by", error)
    case .finished(nil): print("ended well")
    case .cancelled: print("cancelled")
    @unknown default: print("?")
    }
  }
  continuation.yield(1)
  end(continuation)
  do {
    for try await number in stream { print(number) }
    print("done")
  } catch {
    print("caught", error)
  }
}

await run { $0.finish() }
await run { $0.finish(throwing: Lost()) }
await run { $0.finish(throwing: nil) }
