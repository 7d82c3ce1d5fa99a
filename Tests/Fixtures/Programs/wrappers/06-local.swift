@propertyWrapper
struct Doubled {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 }
}
func run() {
  @Doubled var n = 4
  print(n)
  n = 3
  print(n)
}
run()
