// What is implicitly unwrapped is what it holds where no Optional is asked for: as an index, a key, an argument, an operand.
import Foundation

struct Contact {
  var phones: [String: String] = [:]
  var calls = 0
}

final class Detail {
  var index: Int! = 1
  var name: String! = "b"
  var share: Double! = 2.5
  var isNew: Bool! = true
  var numbers: [Int]! = [3, 4, 5]
  var counts: [String: Int]! = ["b": 2]
  var letter: Character! = "b"
  var byte: UInt8! = 5
  var range: Range<Int>! = 0..<2
}

let detail = Detail()
let names = ["a", "b", "c"]
var contacts = [Contact(), Contact()]

print(names[detail.index], names[detail.range], names[..<detail.index], names[detail.index...])
print(names.prefix(detail.index))
contacts[detail.index].phones[detail.name] = "999"
contacts[detail.index].calls += detail.index
print(contacts[detail.index].phones, contacts[detail.index].calls, contacts[0].phones)
var changed = names
changed[detail.index] = "q"
changed.remove(at: detail.index)
changed.insert(detail.name, at: detail.index)
changed.append(detail.name)
print(changed, changed.contains(detail.name), changed.firstIndex(of: detail.name) ?? -1)
var totals: [String: Int] = [:]
totals[detail.name] = detail.index
totals[detail.name, default: 0] += detail.index
print(totals, detail.counts[detail.name] ?? 0)
detail.counts[detail.name] = detail.index
detail.counts[detail.name]! += 1
detail.numbers.append(detail.index)
detail.numbers[detail.index] += 10
print(detail.counts!, detail.numbers!, detail.numbers[detail.index])
print(-detail.index, detail.index + 1, !detail.isNew, detail.isNew && !detail.isNew, -detail.share)
print(String(detail.index), String(detail.share), String(detail.name), Int(detail.byte), Double(detail.index))
print("abc".contains(detail.name), "abc".contains(detail.letter), "abc".hasSuffix(detail.name))
print("abc".components(separatedBy: detail.name), "x".appending(detail.name), detail.name + detail.name)
print(max(detail.index, 3), min(detail.share, 1), abs(detail.index), abs(detail.share))
var optionals: [Int?] = [1]
optionals.append(detail.index)
var anything: [Any] = [1]
anything.append(detail.name as Any)
print(optionals, anything, [detail.index, 3])
let row: Int! = 2
let rows = [[1, 2], [3, 4], [5, 6]]
print(rows[row][detail.index], names[row])
detail.index = nil
print(detail.index == nil, detail.index ?? 7)
print(names[detail.index])
