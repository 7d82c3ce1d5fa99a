struct Report {
  let title: String
  lazy var body: String = {
    print("building body")
    return "Report: \(title)"
  }()
  init(title: String) { self.title = title }
  init(number: Int) { self.init(title: "No. \(number)") }
  init?(code: String) {
    guard let number = Int(code) else { return nil }
    self.init(number: number)
  }
}
var report = Report(title: "May")
print("made")
print(report.body)
print(report.body)
var copy = Report(number: 4)
let untouched = copy
print(copy.body)
var second = untouched
print(second.body)
report.body = "replaced"
print(report.body)
print(Report(code: "x") == nil, Report(code: "12")!.title)

extension Report: Equatable {
  static func == (left: Report, right: Report) -> Bool { left.title == right.title }
}
print(Report(number: 1) == Report(code: "1"))

struct Money {
  let cents: Int
  let currency: String
}
extension Money {
  init(euros: Double) { self.init(cents: Int((euros * 100).rounded()), currency: "EUR") }
}
print(Money(euros: 12.34), Money(cents: 1, currency: "USD"))

enum Direction: CaseIterable {
  case north, east, south, west
  init?(degrees: Int) {
    switch degrees % 360 {
    case 0..<45, 315..<360: self = .north
    case 45..<135: self = .east
    case 135..<225: self = .south
    case 225..<315: self = .west
    default: return nil
    }
  }
  mutating func turn() {
    let all = Direction.allCases
    self = all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
var direction = Direction(degrees: 300)!
direction.turn()
print(direction, Direction(degrees: 100)!, Direction(degrees: -5) as Any)
struct Defaults {
  var a = 1, b: String?, c: [Int] = []
  let fixed = 7
}
print(Defaults(), Defaults(b: "x"), Defaults(a: 2, c: [1]))
