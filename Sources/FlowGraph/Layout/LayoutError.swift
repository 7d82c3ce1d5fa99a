/// Why a picture could not be drawn.
package enum LayoutError: Error, Sendable, Hashable {
  /// There is no helper program at any of the places, in the order in which they were looked at.
  case helperMissing(searched: [String])
  /// The helper could not be started.
  case helperNotStarted(path: String, reason: String)
  /// The helper started, but Graphviz's library is not there.
  case libraryMissing(details: String)
  /// What goes to the helper and comes back cannot be kept meanwhile.
  case noTemporaryFile(reason: String)
  /// The helper did not end within its time, in seconds.
  case timedOut(limit: Double)
  /// Graphviz ended the helper by a signal.
  case crashed(signal: Int32, details: String)
  /// There is a picture, but Graphviz reports that something is missing from it.
  case incomplete(details: String)
  /// The helper refused.
  case failed(status: Int32, details: String)

  /// Whether the machine lacks something, as opposed to a fault of Graphviz's or flowsim's own.
  package var isMissingInstallation: Bool {
    switch self {
    case .helperMissing, .helperNotStarted, .libraryMissing, .noTemporaryFile: true
    case .timedOut, .crashed, .incomplete, .failed: false
    }
  }
}

extension LayoutError: CustomStringConvertible {
  private static let instead = "`--format dot` needs no Graphviz."
  private static let install =
    "Install it: `apt-get install libgraphviz-dev` (Debian, Ubuntu) or `brew install graphviz` (macOS), "
    + "then build again. \(instead)"

  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .helperMissing(let searched):
      """
      the helper program flowsim-layout, which draws pictures with Graphviz, is at none of: \
      \(searched.joined(separator: ", ")). Build it with `swift build --product flowsim-layout` (it needs \
      libgraphviz-dev on Debian and Ubuntu, graphviz from brew on macOS), or name it in FLOWSIM_LAYOUT. \(Self.instead)
      """
    case .helperNotStarted(let path, let reason):
      "the helper program \(path) cannot be started: \(reason). Check that it is an executable file. \(Self.instead)"
    case .libraryMissing(let details):
      "flowsim-layout starts only with Graphviz's library, which is missing\(Self.quote(details)). \(Self.install)"
    case .noTemporaryFile(let reason):
      "the temporary folder takes no file: \(reason). Make room in it, or name another one in TMPDIR. \(Self.instead)"
    case .timedOut(let limit):
      """
      Graphviz did not finish within \(Self.seconds(limit)), and was stopped. Draw a smaller part of the app (a folder \
      or one storyboard), or give it longer with `--time-limit`. \(Self.instead)
      """
    case .crashed(let signal, let details):
      """
      Graphviz crashed (signal \(signal)) while it laid out the graph\(Self.quote(details)). This is a fault of \
      Graphviz's on this graph: draw a smaller part of the app (a folder or one storyboard), or try a newer Graphviz. \
      \(Self.instead)
      """
    case .incomplete(let details):
      """
      Graphviz could not draw all of the graph\(Self.quote(details)). Draw a smaller part of the app (a folder or one \
      storyboard), or try a newer Graphviz. \(Self.instead)
      """
    case .failed(let status, let details):
      "flowsim-layout failed with exit status \(status)\(Self.quote(details)). \(Self.instead)"
    }
  }

  private static func quote(_ details: String) -> String { details.isEmpty ? "" : ": \(details)" }

  private static func seconds(_ limit: Double) -> String {
    limit == limit.rounded() ? "\(Int(limit)) s" : "\(limit) s"
  }
}
