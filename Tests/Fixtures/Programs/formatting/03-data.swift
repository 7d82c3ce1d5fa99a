import Foundation

let data = Data("héllo".utf8)
print(data.count, data.first!, String(data: data, encoding: .utf8) ?? "-")
print(data.base64EncodedString())
