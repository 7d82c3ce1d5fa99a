struct Odd: Error { let number: Int }
do {
  let halves = try [2, 4, 5].map { n in
    if n % 2 == 1 { throw Odd(number: n) }
    return n / 2
  }
  print(halves)
} catch let odd as Odd {
  print("odd number", odd.number)
}
print([2, 4].map { $0 / 2 })
