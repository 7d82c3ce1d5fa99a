import Foundation
import ProgramRunner

/// Runs programs that are broken on purpose: each ends, with an output, a trap or a reason to stop.
///
/// Many run in one process, so that a mutant that ends it shows. A mutant is named by its seed.
struct Mutants {
  /// Runs the mutants of some seeds in the process itself.
  static let hereOption = "--mutants-here"
  /// How many run in one process.
  static let batch = 100
  /// How many calls and turns of loops one may take.
  private static let budget = 300_000
  /// How many seconds a batch may take.
  private static let patience = 300.0

  let folder: String
  let programs: [String]

  /// Runs so many mutants; says of each process that died or did not end at which seed it was.
  ///
  /// - Returns: how many did.
  func run(_ count: Int) -> Int {
    let batches = (count + Self.batch - 1) / Self.batch
    let faults = Slots<String>(count: batches)
    DispatchQueue.concurrentPerform(iterations: batches) { index in
      let first = index * Self.batch
      faults[index] = fault(of: first..<min(first + Self.batch, count))
    }
    for fault in faults.all { print(fault) }
    print("\(count) mutants, \(faults.all.count) faults")
    return faults.all.count
  }

  /// Runs the mutants of some seeds in this process; writes each seed before its run.
  func runHere(_ seeds: Range<Int>) throws {
    for seed in seeds {
      FileHandle.standardOutput.write(Data("\(seed)\n".utf8))
      _ = InterpretedProgram(source: try source(of: seed), budget: Self.budget)
    }
  }

  /// The mutant of a seed.
  func source(of seed: Int) throws -> String {
    let source = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(programs[seed % programs.count])"))
    var mutator = ProgramMutator(seed: UInt64(seed))
    return String(decoding: mutator.mutant(of: Array(source)), as: UTF8.self)
  }

  private func fault(of seeds: Range<Int>) -> String? {
    do {
      let (status, output, _) = try Child.run(
        [Self.hereOption, "\(seeds.lowerBound)", "\(seeds.upperBound)", folder], patience: Self.patience)
      guard status != 0 else { return nil }
      let seed = output.split(separator: "\n").last.flatMap { Int($0) } ?? seeds.lowerBound
      return "DIED with \(status) at seed \(seed), of \(programs[seed % programs.count])"
    } catch { return "DIED: \(error)" }
  }
}
