func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}
let tap = makeCounter()
let other = makeCounter()
print(tap(), tap(), other(), tap())
