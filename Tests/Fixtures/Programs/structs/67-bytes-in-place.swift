import Foundation

var packet = Data([1, 2, 3, 4])
packet.removeFirst(2)
print(packet.startIndex, [UInt8](packet))
packet.replaceSubrange(packet.startIndex..<packet.startIndex + 1, with: [9, 9])
print([UInt8](packet))
var bytes = Data([5, 6, 7])
bytes.insert(1, at: 0)
bytes.swapAt(0, 3)
bytes.reverse()
bytes[0] = 8
bytes += Data([2])
bytes.resetBytes(in: 1..<2)
print([UInt8](bytes), bytes.removeLast(), bytes.popFirst()!, bytes.count)
bytes.removeSubrange(bytes.startIndex...bytes.startIndex)
print([UInt8](bytes))

let whole = Data([1, 2, 3, 4])
let body = whole[1..<3]
print(body.startIndex, body[2], body.firstIndex(of: 3)!, whole.dropFirst().startIndex, Data(body).startIndex)
print([UInt8](whole[2...]), [UInt8](whole[...1]), whole.suffix(2).startIndex, body == Data([2, 3]))
