let counts = [4, 2, 0]
for count in counts { print(100 / count) }
