let prices = [5, 12, 8]
print(prices.map { $0 * 2 }, prices.filter { $0 > 6 }, prices.reduce(0, +))
print(prices.reduce("") { $0 + "\($1)," })
