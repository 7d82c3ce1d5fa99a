let half: Double = 1 / 2
let whole = 1 / 2
let width: Double = 10
print(half, whole, width, width / 4)
print(7.0 / 2, 1e3, 0.1 + 0.2)
