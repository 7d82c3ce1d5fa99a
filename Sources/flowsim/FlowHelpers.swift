import FlowSources
import Foundation

/// Processes of this program that run flows beside it: each its share, in the order of all.
///
/// What they say comes line by line, a flow a line, and is handed out when it is asked for. A helper that ends too soon
/// leaves its flows to who asks.
final class FlowHelpers {
  private let helpers: [Helper]
  private let count: Int

  /// Starts helpers with the command line of this process.
  ///
  /// - Parameter count: of how many processes they are, this one included.
  init(count: Int) {
    self.count = count
    helpers = (1..<max(1, count)).compactMap { Helper(FlowShare($0, of: count)) }
  }

  deinit { for helper in helpers { helper.end() } }

  /// What a helper says of a flow, by its place among all and its file; nil where none has run it.
  func outcome(at index: Int, of file: String) -> FlowOutcome? {
    guard let helper = helpers.first(where: { $0.share.has(index) }), let outcome = helper.outcome(index / count),
      outcome.file == file
    else { return nil }
    return outcome
  }
}

/// One process beside this one.
private final class Helper: @unchecked Sendable {
  let share: FlowShare
  private let process = Process()
  private let condition = NSCondition()
  /// What came, in order; behind the condition, like what follows.
  private var outcomes: [FlowOutcome?] = []
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

  /// What came of its flow of a number; waits for it. Nil where it has ended before.
  func outcome(_ number: Int) -> FlowOutcome? {
    condition.withLock {
      while outcomes.count <= number, !isAtEnd { condition.wait() }
      guard number < outcomes.count else { return nil }
      defer { outcomes[number] = nil }
      return outcomes[number]
    }
  }

  func end() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  private func read(_ handle: FileHandle) {
    var rest = Data()
    let decoder = JSONDecoder()
    while true {
      let piece = handle.availableData
      if piece.isEmpty { break }
      rest += piece
      while let line = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let outcome = try? decoder.decode(FlowOutcome.self, from: rest[..<line])
        rest = Data(rest[rest.index(after: line)...])
        condition.withLock {
          outcomes.append(outcome)
          condition.signal()
        }
      }
    }
    condition.withLock {
      isAtEnd = true
      condition.signal()
    }
  }
}
