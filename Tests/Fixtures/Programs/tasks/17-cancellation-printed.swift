/// A cancelled task's result, printed by itself and inside of other values.
let task = Task { () -> Int in
  try await Task.sleep(nanoseconds: 5_000_000_000)
  return 1
}
task.cancel()
let result = await task.result
print(result)
if case .failure(let error) = result { print(error, [error], error is CancellationError) }
print(CancellationError(), [CancellationError()])
