import Foundation

/// The helper program `flowsim-layout`, which draws a graph in a process of its own.
package struct LayoutHelper: Sendable {
  /// The program.
  package var path: String
  /// How long one attempt may take, in seconds.
  package var timeLimit: Double

  /// Makes a helper of a program at a path.
  package init(path: String, timeLimit: Double = 60) {
    self.path = path
    self.timeLimit = timeLimit
  }

  /// Finds the helper: where `FLOWSIM_LAYOUT` says, else beside the running program, symbolic links followed.
  ///
  /// - Throws: ``LayoutError/helperMissing(searched:)``.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    beside program: URL? = Bundle.main.executableURL
  ) throws(LayoutError) -> LayoutHelper {
    var places: [String] = []
    if let named = environment["FLOWSIM_LAYOUT"], !named.isEmpty {
      places = [named]
    } else if let program {
      for folder in [program, program.resolvingSymlinksInPath()].map({ $0.deletingLastPathComponent() }) {
        let place = folder.appendingPathComponent("flowsim-layout").path
        if !places.contains(place) { places.append(place) }
      }
    }
    guard let found = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw .helperMissing(searched: places)
    }
    return LayoutHelper(path: found)
  }

  /// A picture, and what Graphviz had to remark about it.
  package struct Picture: Sendable {
    /// The picture's bytes.
    package var data: Data
    /// Graphviz's warnings, a line each; empty as a rule.
    package var warnings: String
  }

  /// Draws a graph in the DOT language.
  ///
  /// Where Graphviz crashes or loses an edge, it is asked once more to rank the nodes of all clusters at once
  /// (`newrank`): so it neither crashes nor loses edges, but places labels less well.
  ///
  /// - Parameter isPlaced: whether the graph says where everything is, and is only drawn.
  package func picture(of dot: String, as format: PictureFormat, isPlaced: Bool = false) throws -> Picture {
    if isPlaced { return try attempt(dot, as: format, options: ["--placed"]) }
    do {
      return try attempt(dot, as: format, options: [])
    } catch let error as LayoutError {
      switch error {
      case .crashed, .incomplete: return try attempt(dot, as: format, options: ["--newrank"])
      case .helperMissing, .helperNotStarted, .libraryMissing, .noTemporaryFile, .timedOut, .failed: throw error
      }
    }
  }

  /// Runs the helper once.
  ///
  /// Input and output go through files without names, not through pipes: no size of either can block, and whatever ends
  /// this program, nothing of it stays behind.
  private func attempt(_ dot: String, as format: PictureFormat, options: [String]) throws -> Picture {
    let (input, output, messages) = (try NamelessFile(), try NamelessFile(), try NamelessFile())
    try input.fill(Data(dot.utf8))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    // Should this program be stopped meanwhile, the helper ends by itself.
    process.arguments =
      [format.rawValue, "--time-limit", String(Int(timeLimit.rounded(.up)))] + options
      + ["--parent", String(getpid())]
    // A crash is reported by its signal; a dump of the helper's memory helps nobody.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = input.handle
    process.standardOutput = output.handle
    process.standardError = messages.handle
    try run(process)

    let remarks = String(decoding: try messages.content(), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try Self.check(process, remarks)
    return Picture(data: try output.content(), warnings: remarks)
  }

  /// Starts the helper and waits until it ends or its time is up.
  private func run(_ process: Process) throws(LayoutError) {
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw .helperNotStarted(path: path, reason: error.localizedDescription)
    }
    guard ended.wait(timeout: .now() + timeLimit) == .timedOut else { return }
    kill(process.processIdentifier, SIGKILL)
    ended.wait()
    throw .timedOut(limit: timeLimit)
  }

  private static func check(_ process: Process, _ remarks: String) throws(LayoutError) {
    let status = process.terminationStatus
    let missing = ["libgvc", "libcgraph", "libcdt"].contains(where: remarks.contains)
    if process.terminationReason == .uncaughtSignal || status != 0, missing { throw .libraryMissing(details: remarks) }
    if process.terminationReason == .uncaughtSignal { throw .crashed(signal: status, details: remarks) }
    if status != 0, remarks.contains("cannot write to") { throw .noTemporaryFile(reason: remarks) }
    if status != 0 { throw .failed(status: status, details: remarks) }
    if remarks.split(separator: "\n").contains(where: { $0.hasPrefix("Error:") }) {
      throw .incomplete(details: remarks)
    }
  }
}
