let task = Task { 6 * 7 }
print("started")
print(await task.value)
