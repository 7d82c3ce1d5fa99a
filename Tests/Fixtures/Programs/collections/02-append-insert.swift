var list = ["b"]
list.append("c")
list.insert("a", at: 0)
list += ["d", "e"]
list.remove(at: 1)
print(list, list.count, list.first ?? "", list.last ?? "", list.isEmpty)
