struct Age {
  struct Negative: Error {}
  let years: Int
  init(_ years: Int) throws {
    guard years >= 0 else { throw Negative() }
    self.years = years
  }
}
print(try Age(3).years)
do { print(try Age(-1).years) } catch { print("\(error)") }
