var tags: Set = ["a", "b"]
tags.insert("a")
tags.formUnion(["c"])
tags.remove("b")
print(tags.sorted(), tags.count, tags.contains("c"))
