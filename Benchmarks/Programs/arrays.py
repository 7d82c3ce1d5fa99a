def count(numbers):
    doubled = list(map(lambda number: number * 2, numbers))
    kept = list(filter(lambda number: number % 3 == 0, doubled))
    return len(kept)


numbers = list(range(1000))
total = 0
for _ in range(500):
    total += count(numbers)
print(total)
