import FlowInterpreter
import FlowModel
import FlowSources
import Foundation

/// A Swift program without UIKit, run by the interpreter.
public struct InterpretedProgram {
  /// How a run ended.
  public enum Ending: Equatable, Sendable {
    case finished
    /// With Swift's own message.
    case trapped(String)
    /// The interpreter cannot go on: `file:line: reason`.
    case stopped(String)
  }

  /// What it printed, as `Scripts/record-programs` records it: a trap is the last line.
  public private(set) var output = ""
  /// How it ended.
  public private(set) var ending = Ending.finished

  /// Runs the program in a file, with the sources in the folder of its name.
  ///
  /// - Parameter budget: how many calls and turns of loops it may take.
  public init(at path: String, budget: Int = 200_000_000) throws {
    var sources = [path]
    let folder = String(path.dropLast(".swift".count))
    if let more = FileManager.default.enumerator(atPath: folder) {
      sources += more.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
    let trees = try sources.map { source in
      TreeReading.tree(of: Array(try Data(contentsOf: URL(fileURLWithPath: source))), path: source, platform: .linux)
    }
    self.init(trees, budget: budget)
  }

  /// Runs the program in a text.
  public init(source: String, budget: Int = 200_000_000) {
    self.init([TreeReading.tree(of: Array(source.utf8), path: "main.swift", platform: .linux)], budget: budget)
  }

  private init(_ trees: [CodeTree], budget: Int) {
    let trees = AppProgram(app: trees, models: ModuleModel.trees(for: trees))
    let first = Run(trees, budget, .first, .inOrder)
    first.start()
    output = first.world.output
    ending = first.ending
    if let shown = first.unordered.first {
      for arrangement in Arrangement.all.dropFirst() {
        let other = Run(trees, budget, arrangement, .inOrder)
        other.start()
        guard other.world.output != output || other.ending != ending else { continue }
        let common = zip(other.world.output.utf8, output.utf8).prefix { $0 == $1 }.count
        let place = first.unordered.last { $0.written <= common } ?? shown
        output = String(decoding: output.utf8.prefix(shown.written), as: UTF8.self)
        ending = .stopped("\(place.place): Swift goes through a dictionary or set in an order of its own, which shows")
        return
      }
    }
    if first.hasChosen { tryOrders(trees, budget) }
    if case .stopped = ending, first.hasReadClock { tryClocks(trees, budget) }
  }

  /// Runs the program again with clocks of all kinds, where it stops without one: what they agree on holds at any date.
  private mutating func tryClocks(_ trees: AppProgram, _ budget: Int) {
    var agreed: Run?
    for setting in DeviceClock.Setting.all {
      let other = Run(trees, budget, .first, .inOrder)
      other.start(setting)
      if case .stopped = other.ending { return }
      if let agreed, other.world.output != agreed.world.output || other.ending != agreed.ending { return }
      // Nor does it hang on the order of dictionaries, or on what the system does not promise.
      guard other.unordered.isEmpty, !other.hasChosen else { return }
      agreed = other
    }
    guard let agreed else { return }
    (output, ending) = (agreed.world.output, agreed.ending)
  }

  /// Runs the program again where the system does not order its work: what differs then is not decided.
  private mutating func tryOrders(_ trees: AppProgram, _ budget: Int) {
    for schedule in Schedule.others {
      if case .stopped = ending { return }
      let other = Run(trees, budget, .first, schedule)
      other.start()
      guard other.world.output != output || other.ending != ending else { continue }
      let common = zip(other.world.output.utf8, output.utf8).prefix { $0 == $1 }.count
      let lines = output.utf8.prefix(common)
      output = String(
        decoding: lines[
          ..<(lines.lastIndex(of: UInt8(ascii: "\n")).map { lines.index(after: $0) } ?? lines.startIndex)],
        as: UTF8.self)
      if case .stopped = other.ending {
        ending = other.ending
      } else {
        ending = .stopped("what it prints hangs on the order of work that runs at the same time")
      }
    }
  }

  /// The run on its thread, whose stack is deep enough for programs that call themselves.
  private final class Run: @unchecked Sendable {
    static let stackSize = 512 << 20
    let world = PlainWorld()
    let done = DispatchSemaphore(value: 0)
    var ending = Ending.finished
    /// Where the order of a dictionary or set may have shown first, and how much was written by then.
    private(set) var unordered: [(place: String, written: Int)] = []
    private let trees: AppProgram
    private let budget: Int
    private let arrangement: Arrangement
    private let schedule: Schedule
    /// Whether there was a choice that the system does not promise.
    private(set) var hasChosen = false
    /// Whether it asked what the clock shows.
    private(set) var hasReadClock = false

    init(_ trees: AppProgram, _ budget: Int, _ arrangement: Arrangement, _ schedule: Schedule) {
      self.trees = trees
      self.budget = budget
      self.arrangement = arrangement
      self.schedule = schedule
    }

    /// - Parameter setting: what the device's clock is set to; nil where nobody knows what it shows.
    func start(_ setting: DeviceClock.Setting? = nil) {
      let thread = Thread { self.main(setting) }
      thread.stackSize = Self.stackSize
      thread.start()
      done.wait()
    }

    private func main(_ setting: DeviceClock.Setting?) {
      defer { done.signal() }
      let interpreter = Interpreter(Program(trees, module: "Program"), world: world)
      interpreter.clock = setting.map(DeviceClock.init)
      interpreter.clock?.launchApp()
      defer { hasReadClock = interpreter.hasReadClock }
      interpreter.arrangement = arrangement
      interpreter.onUnordered = { [unowned self] _, location in
        guard unordered.count < 1_000 else { return }
        unordered.append((Self.text(of: location), world.output.utf8.count))
      }
      interpreter.measureStack(size: Self.stackSize)
      interpreter.budget = budget
      interpreter.loop.follow(schedule)
      defer { hasChosen = interpreter.loop.hasChosen }
      do {
        try interpreter.runMain()
      } catch let trap as Trap {
        ending = .trapped(trap.message)
        world.output += "trap: \(Self.recorded(trap.message))\n"
      } catch let stop as Stop {
        ending = .stopped("\(Self.text(of: stop.location)): \(stop.reason)")
      } catch let thrown as Thrown {
        let text = (try? interpreter.reflection(of: thrown.value, at: interpreter.start)) ?? "…"
        ending = .trapped(text)
        world.output += "trap: Fatal error: Error raised at top level: \(text)\n"
      } catch is Exit {
      } catch {
        ending = .stopped("\(error)")
      }
    }

    private static func text(of location: TreeLocation) -> String {
      let place = location.source
      return "\((place.file as NSString).lastPathComponent):\(place.line)"
    }

    private static func recorded(_ message: String) -> String {
      if message == "Arithmetic overflow" { return "without a message" }
      let own = ["Precondition failed", "Assertion failed", "Fatal error", "Could not cast"]
      return own.contains(where: message.hasPrefix) ? message : "Fatal error: \(message)"
    }
  }
}

/// A world without an app: what is not known ends the run.
private final class PlainWorld: World {
  var output = ""

  func answer(_ question: Unknown, at location: TreeLocation) throws -> Bool {
    throw Stop(reason: "\(question.what) is not known", location: location)
  }

  func unread(_ what: String, at location: TreeLocation, handed: [Value]) throws -> Value {
    throw Stop(reason: "\(what) is not read", location: location)
  }

  /// As on Linux, whose version Swift does not ask for.
  func isAvailable(_ versions: [PlatformVersion], at location: TreeLocation) -> Bool { true }

  func write(_ text: String) { output += text }
}
