var total = 0
for price in [3, 4, 5] {
  total += price
}
print(total)
print(total / 5, total % 5)
