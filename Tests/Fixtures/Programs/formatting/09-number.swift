import Foundation

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .decimal
print(formatter.string(from: 1234567.891) ?? "-")
