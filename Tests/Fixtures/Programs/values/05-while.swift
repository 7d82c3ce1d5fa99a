var remaining = 10
var steps = 0
while remaining > 1 {
  remaining /= 2
  steps += 1
}
repeat {
  steps += 10
} while steps < 20
print(remaining, steps)
