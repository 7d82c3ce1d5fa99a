import Foundation

/// Solves the systems in a file, and prints what each variable is; with `--time N`, how many seconds the fastest of N
/// solutions of each took.
@main
enum SolverTrial {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("usage: solver-trial FILE [--time N]")
      exit(2)
    }
    let lines = text.split(separator: "\n").compactMap { Line($0) }
    var systems: [(variables: Int, lines: [Line])] = []
    for line in lines {
      if case .system(let variables) = line {
        systems.append((variables, []))
      } else {
        systems[systems.count - 1].lines.append(line)
      }
    }
    let repetitions = arguments.dropFirst(2).first.flatMap { Int($0) }
    for system in systems {
      var seconds = Double.infinity
      for repetition in 0..<(repetitions ?? 1) {
        var trial = Trial(variables: system.variables)
        let clock = ContinuousClock()
        let time = clock.measure { for line in system.lines { trial.take(line) } }
        seconds = min(seconds, Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds))
        guard repetition == 0, repetitions == nil else { continue }
        trial.end()
        for answer in trial.answers { print(answer) }
      }
      if repetitions != nil { print(seconds) }
    }
  }
}
