print(["a", "b", "c"].joined(separator: ", "), [[1], [2, 3]].flatMap { $0 }, Array([[1], []].joined()))
print(["a", "b"].joined(), [1, 2].map(String.init).joined(separator: "+"))
