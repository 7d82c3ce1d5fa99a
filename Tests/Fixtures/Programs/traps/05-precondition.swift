func page(_ n: Int) -> Int {
  precondition(n > 0, "pages start at 1")
  return n * 10
}
print(page(1))
print(page(0))
