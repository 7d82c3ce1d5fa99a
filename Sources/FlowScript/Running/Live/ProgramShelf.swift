import FlowInterpreter
import Foundation

/// The programs of an app that no run uses. Joining the trees of an app takes longer than most flows, so a program goes
/// from one run to the next; two runs at a time have two.
final class ProgramShelf: @unchecked Sendable {
  private let lock = NSLock()
  private var programs: [Program] = []

  /// Lends a program to a run.
  ///
  /// - Parameter make: makes one where all are lent.
  func lend(_ make: () -> Program) -> ProgramLoan {
    let program = lock.withLock { programs.popLast() }
    return ProgramLoan(program ?? make(), of: self)
  }

  fileprivate func take(_ program: Program) { lock.withLock { programs.append(program) } }
}

/// A program as long as one run uses it.
final class ProgramLoan {
  let program: Program
  private let shelf: ProgramShelf

  fileprivate init(_ program: Program, of shelf: ProgramShelf) {
    self.program = program
    self.shelf = shelf
  }

  deinit {
    program.forgetRun()
    shelf.take(program)
  }
}
