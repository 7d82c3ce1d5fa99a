let task = Task { () -> String in
  while !Task.isCancelled { await Task.yield() }
  return "stopped"
}
task.cancel()
print(await task.value, task.isCancelled)
