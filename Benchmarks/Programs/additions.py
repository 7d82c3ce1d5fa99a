def sum_up(count):
    total = 0
    index = 0
    while index < count:
        total += index
        index += 1
    return total


for _ in range(5):
    print(sum_up(1000000))
