import FlowInterfaceBuilder
import FlowReport
import FlowScript
import FlowSources
import Foundation

/// Processes of this program that run flows for it: each its share, in the order of all.
///
/// What they say comes line by line, a flow a line, and is handed out when it is asked for. A process that dies fails the
/// flow that it ran, and another goes on with the rest of its share.
final class FlowHelpers {
  private var helpers: [Helper?]
  private let count: Int
  private let retries: Int

  /// Starts processes with the command line of this one.
  ///
  /// - Parameters:
  ///   - count: how many; 0 where this process runs the flows.
  ///   - retries: how often a flow is run again whose process has died.
  init(count: Int, retries: Int) {
    self.count = count
    self.retries = retries
    helpers = (0..<count).map { Helper(FlowShare($0, of: count)) }
  }

  deinit { for helper in helpers { helper?.end() } }

  /// Whether what came of a flow is known already.
  func hasOutcome(at index: Int) -> Bool {
    count > 0 && helpers[index % count]?.hasOutcome(index / count) == true
  }

  /// What came of a flow, by its place among all; nil where no process could be started.
  func outcome(at index: Int, of flow: Flow) -> FlowOutcome? {
    guard count > 0 else { return nil }
    let place = index % count
    for attempt in 0...retries {
      guard let helper = helpers[place] else { return nil }
      if let outcome = helper.outcome(index / count) { return outcome.file == flow.file ? outcome : nil }
      let isLast = attempt == retries
      helpers[place] = Helper(FlowShare(place, of: count, from: isLast ? index + count : index))
      guard isLast else { continue }
      var outcome = FlowOutcome(file: flow.file)
      let step = helper.step
      let record = FlowRecord(flow, death: helper.death, at: step.map { ($0.title, $0.location) })
      outcome.record = record
      outcome.isOfDeath = true
      outcome.text = FlowTextReport().text(ofDeath: record)
      return outcome
    }
    return nil
  }
}

/// One process beside this one.
private final class Helper: @unchecked Sendable {
  let share: FlowShare
  private let process = Process()
  private let condition = NSCondition()
  /// What came, in order; behind the condition, like what follows.
  private var outcomes: [FlowOutcome?] = []
  private var crumb: Data?
  private var isAtEnd = false

  init?(_ share: FlowShare) {
    self.share = share
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: CacheFolder.program)
    process.arguments = CommandLine.arguments.dropFirst() + ["--share", share.argument]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    // What is wrong it says with the flow.
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    Thread.detachNewThread { self.read(pipe.fileHandleForReading) }
  }

  /// The place among its own flows of one of a number, among those that it would run had it begun with the first.
  private func place(_ number: Int) -> Int { number - (share.first + share.count - 1 - share.number) / share.count }

  func hasOutcome(_ number: Int) -> Bool { condition.withLock { outcomes.count > place(number) } }

  /// How long a process may take from an interruption to the end of the step that it is at, in seconds.
  private static let patience: TimeInterval = 3

  /// What came of its flow of a number; waits for it. Nil where it has ended before. Where this process is asked to end, it
  /// is so too, and is ended where it goes on.
  func outcome(_ number: Int) -> FlowOutcome? {
    let number = place(number)
    return condition.withLock {
      var end: Date?
      while outcomes.count <= number, !isAtEnd {
        guard Interruption.signal != nil else {
          _ = condition.wait(until: Date(timeIntervalSinceNow: 0.2))
          continue
        }
        if end == nil, process.isRunning { kill(process.processIdentifier, SIGTERM) }
        let last = end ?? Date(timeIntervalSinceNow: Self.patience)
        end = last
        if last < Date() { self.end() }
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.2))
      }
      guard number < outcomes.count else { return nil }
      defer { outcomes[number] = nil }
      return outcomes[number]
    }
  }

  /// How it ended.
  var death: String {
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else {
      return "the process that runs the flow ended with status \(status)"
    }
    let name = Self.signals[status].map { " (\($0))" } ?? ""
    return "the process that runs the flow was ended by signal \(status)\(name)"
  }

  private static let signals: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT",
    SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM",
  ]

  /// The step that it began last.
  var step: StepCrumb? { condition.withLock { crumb }.flatMap(StepCrumb.init(line:)) }

  func end() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  private func read(_ handle: FileHandle) {
    var line = Data()
    while true {
      let piece = handle.availableData
      if piece.isEmpty { break }
      var rest = piece[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        take(line + rest[..<end])
        line = Data()
        rest = rest[rest.index(after: end)...]
      }
      line += rest
    }
    condition.withLock {
      isAtEnd = true
      condition.signal()
    }
  }

  private func take(_ line: Data) {
    guard line.first != StepCrumb.mark else { return condition.withLock { crumb = line } }
    let outcome = try? JSONDecoder().decode(FlowOutcome.self, from: line)
    condition.withLock {
      outcomes.append(outcome)
      crumb = nil
      condition.signal()
    }
  }
}
