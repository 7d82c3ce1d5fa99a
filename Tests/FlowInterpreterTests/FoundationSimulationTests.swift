import ProgramRunner
import Testing

/// What stands for the parts of Foundation that a device has: defaults, notifications, time, coders' own order.
struct FoundationSimulationTests {
  @Test func defaultsAreEmptyAtTheStartAndKeptBySuite() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        let shared = UserDefaults(suiteName: "group")!
        print(UserDefaults.standard.integer(forKey: "n"), shared.string(forKey: "t") as Any)
        UserDefaults.standard.register(defaults: ["n": 4])
        UserDefaults(suiteName: "group")!.set("x", forKey: "t")
        print(UserDefaults.standard.integer(forKey: "n"), shared.string(forKey: "t") as Any)
        """)
    #expect(program.output == "0 nil\n4 Optional(\"x\")\n")
  }

  /// The libraries are made once for a process, what they keep once for a run.
  @Test func nothingIsLeftOfAnotherRun() {
    let source = """
      import Foundation
      NotificationCenter.default.addObserver(forName: Notification.Name("n"), object: nil, queue: nil) { _ in
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "n") + 1, forKey: "n")
      }
      NotificationCenter.default.post(name: Notification.Name("n"), object: nil)
      print(UserDefaults.standard.integer(forKey: "n"), UserDefaults(suiteName: "s")!.integer(forKey: "n"))
      UserDefaults(suiteName: "s")!.set(2, forKey: "n")
      """
    for _ in 0..<3 { #expect(InterpretedProgram(source: source).output == "1 0\n") }
  }

  @Test func aSelectorNamesTheMethodOfAnObserver() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        extension Notification.Name { static let changed = Notification.Name("changed") }
        final class Observer: NSObject {
          override init() {
            super.init()
            NotificationCenter.default.addObserver(self, selector: #selector(change(_:)), name: .changed, object: nil)
          }
          @objc func change(_ notification: Notification) { print(notification.userInfo?["by"] as? Int ?? 0) }
          deinit { NotificationCenter.default.removeObserver(self) }
        }
        var observer: Observer? = Observer()
        NotificationCenter.default.post(name: .changed, object: nil, userInfo: ["by": 3])
        observer = nil
        NotificationCenter.default.post(name: .changed, object: nil)
        """)
    #expect(program.output == "3\n")
    #expect(program.ending == .finished)
  }

  @Test func textsOfOtherCodeUnitsAreNotEqualForNSString() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        let (one, other) = ("cafe\\u{301}", "caf\\u{E9}")
        print(one == other, (one as NSString).isEqual(to: other), (one as NSString) == (other as NSString))
        """)
    #expect(program.ending == .finished)
    #expect(program.output == "true false false\n")
  }

  @Test func optionsAreMadeOfBits() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        let options = JSONSerialization.WritingOptions(rawValue: 1)
        print(options.contains(.prettyPrinted), JSONSerialization.ReadingOptions(rawValue: 0).isEmpty)
        let data = try JSONSerialization.data(withJSONObject: [1, 2], options: JSONSerialization.WritingOptions(rawValue: 0))
        print(String(data: data, encoding: .utf8)!)
        """)
    #expect(program.ending == .finished)
    #expect(program.output == "true true\n[1,2]\n")
  }

  @Test func anEncodersOwnOrderIsNotRead() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        struct Point: Codable { var x = 1; var y = 2 }
        let data = try JSONEncoder().encode(Point())
        print(try JSONDecoder().decode(Point.self, from: data))
        print(String(data: data, encoding: .utf8)!)
        """)
    #expect(program.output == "Point(x: 1, y: 2)\n")
    #expect(
      program.ending == .stopped("main.swift:5: the text of JSON whose keys an encoder writes in an order of its own"))
  }

  /// The text of such data is not read, but what a decoder reads of it is known.
  @Test func textOfAnEncodersOwnOrderIsDecoded() {
    let program = InterpretedProgram(
      source: """
        import Foundation
        struct Point: Codable { var x = 1; var y = 2 }
        let data = try JSONEncoder().encode([Point(), Point(x: 3, y: 4)])
        let text = String(data: data, encoding: .utf8)
        print(text != nil)
        if let kept = text {
          print(try JSONDecoder().decode([Point].self, from: Data(kept.utf8)))
          print(try JSONDecoder().decode([Point].self, from: kept.data(using: .utf8)!))
        }
        let whole = String(decoding: data, as: UTF8.self)
        print(try JSONDecoder().decode([Point].self, from: Data(whole.utf8)))
        print(whole)
        """)
    let points = "[Program.Point(x: 1, y: 2), Program.Point(x: 3, y: 4)]\n"
    #expect(program.output == "true\n\(points)\(points)\(points)")
    #expect(
      program.ending
        == .stopped("main.swift:12: the text of JSON whose keys an encoder writes in an order of its own"))
  }

  @Test func whatHangsOnTheDeviceIsNotKnown() {
    for expression in [
      "Date()", "DateFormatter().string(from: Date(timeIntervalSince1970: 0))", "Locale.current.identifier",
    ] {
      let program = InterpretedProgram(source: "import Foundation\nprint(\(expression))")
      #expect(program.output == "")
      guard case .stopped = program.ending else {
        Issue.record("\(expression) is told: \(program.ending)")
        continue
      }
    }
  }
}
