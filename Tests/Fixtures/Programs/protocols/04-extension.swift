extension Int {
  var isEven: Bool { self % 2 == 0 }
  func times(_ body: (Int) -> Void) { for n in 0..<self { body(n) } }
}
print(4.isEven, 5.isEven)
3.times { print("n", $0) }
