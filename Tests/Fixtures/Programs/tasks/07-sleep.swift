print("before")
try await Task.sleep(nanoseconds: 1_000_000)
print("after")
