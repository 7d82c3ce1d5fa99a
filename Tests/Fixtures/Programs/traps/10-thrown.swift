struct Offline: Error {}
print("start")
defer { print("deferred") }
throw Offline()
