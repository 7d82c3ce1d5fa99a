let stream = AsyncStream<Int> { continuation in
  for n in 1...3 { continuation.yield(n) }
  continuation.finish()
}
for await n in stream { print("got", n) }
print("end")
