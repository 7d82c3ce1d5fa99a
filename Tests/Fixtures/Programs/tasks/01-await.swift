func load() async -> String { "loaded" }
print(await load())
