// Arithmetic that reports overflow, for all widths, and the order of bytes.
let sum = UInt8(200).addingReportingOverflow(100)
print(sum.partialValue, sum.overflow)
print(Int8(100).addingReportingOverflow(27), Int8(-128).subtractingReportingOverflow(1))
let (product, isOver) = Int16(300).multipliedReportingOverflow(by: 200)
print(product, isOver)
print(UInt32.max.multipliedReportingOverflow(by: 2).partialValue, UInt64.max.addingReportingOverflow(1).overflow)
let lowest = Int.min
let seven: Int = [7][0]
print(Int.max.addingReportingOverflow(1).partialValue == .min, lowest.dividedReportingOverflow(by: -1).overflow)
print(UInt8(7).dividedReportingOverflow(by: 2), seven.dividedReportingOverflow(by: seven - 7).overflow)
print(Int32(-7).remainderReportingOverflow(dividingBy: 3).partialValue, UInt16(9).subtractingReportingOverflow(10))
let name: (UInt8, Bool) = UInt8(1).subtractingReportingOverflow(2)
print(name.0, name.1)
print(
  UInt16(0x1234).byteSwapped, UInt32(1).bigEndian, Int16(258).byteSwapped, UInt64(1).littleEndian, Int(1).byteSwapped)

func clamped(_ value: UInt8, adding other: UInt8) -> UInt8 {
  let (result, overflow) = value.addingReportingOverflow(other)
  return overflow ? .max : result
}
print(clamped(250, adding: 3), clamped(250, adding: 30))
