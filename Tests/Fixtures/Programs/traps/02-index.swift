let list = [1, 2, 3]
for index in 0...3 { print(list[index]) }
