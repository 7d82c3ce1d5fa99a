import Foundation

// Initialisers of extensions with the labels of the library's own, for other types.
enum Board: String {
  case main = "Main"
}

extension Date {
  init(timeIntervalSince1970 text: String) {
    self.init(timeIntervalSince1970: Double(text) ?? 0)
  }

  init(timeIntervalSince1970 board: Board) {
    self.init(timeIntervalSince1970: "\(board.rawValue.count)")
  }
}

extension URL {
  init(string board: Board) {
    self.init(string: "https://example.com/\(board.rawValue)")!
  }
}

extension Data {
  init(base64Encoded board: Board) {
    self.init(base64Encoded: "TWFpbg==")!
  }
}

extension DateFormatter {
  convenience init(dateFormat: String, day: Int = 1) {
    self.init()
    self.dateFormat = dateFormat
    timeZone = TimeZone(identifier: "UTC")
    locale = Locale(identifier: "en_US_POSIX")
  }
}

extension String {
  init(repeating board: Board, count: Int) {
    self.init(repeating: board.rawValue, count: count)
  }
}

struct Amount {
  let value: Double
}

extension Decimal {
  init(_ amount: Amount) {
    self.init(amount.value)
  }
}

print(Date(timeIntervalSince1970: "60").timeIntervalSince1970)
print(Date(timeIntervalSince1970: 61).timeIntervalSince1970)
print(Date(timeIntervalSince1970: .main).timeIntervalSince1970)
let seconds: TimeInterval = 62
print(Date(timeIntervalSince1970: seconds).timeIntervalSince1970)
print(URL(string: Board.main).path)
print(URL(string: "https://example.com/other")?.path ?? "none")
print(String(decoding: Data(base64Encoded: Board.main), as: UTF8.self))
print(Data(base64Encoded: "QQ==").map { String(decoding: $0, as: UTF8.self) } ?? "none")
print(DateFormatter(dateFormat: "yyyy").string(from: Date(timeIntervalSince1970: 0)))
print(String(repeating: Board.main, count: 2), String(repeating: "a", count: 3))
print(Decimal(Amount(value: 2.5)), Decimal(3), Decimal(0.5))
