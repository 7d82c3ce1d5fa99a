import Foundation

prefix operator ++
prefix operator --
postfix operator ++
postfix operator --

/// Where they stand as statements, they are `+= 1` and `-= 1`.
prefix func ++ <Number: Numeric>(number: inout Number) -> Number {
  number += 1
  return number
}

prefix func -- <Number: Numeric>(number: inout Number) -> Number {
  number -= 1
  return number
}

postfix func ++ <Number: Numeric>(number: inout Number) -> Number {
  let before = number
  number += 1
  return before
}

postfix func -- <Number: Numeric>(number: inout Number) -> Number {
  let before = number
  number -= 1
  return before
}

let M_PI = Double.pi
let M_PI_2 = Double.pi / 2
let M_PI_4 = Double.pi / 4

extension CGFloat {
  static var max: CGFloat { greatestFiniteMagnitude }
  static var min: CGFloat { leastNormalMagnitude }
}

extension Int {
  func successor() -> Int { self + 1 }
  func predecessor() -> Int { self - 1 }
}
