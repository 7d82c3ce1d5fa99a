for (index, word) in ["x", "y"].enumerated() { print(index, word) }
for (name, score) in zip(["Al", "Bo"], [1, 2, 3]) { print(name, score) }
