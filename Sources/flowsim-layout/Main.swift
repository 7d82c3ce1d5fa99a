import CGraphviz
import Foundation

/// The helper program: DOT on standard input, a picture on standard output.
///
/// It is a process of its own so that nobody but it meets Graphviz's aborts, endless layouts or missing library.
@main
enum FlowsimLayout {
  /// A failure with the exit status that it ends the program with.
  struct Failure: Error {
    let status: Int32
    let message: String
  }

  /// Bad usage, unreadable input, or an output that cannot be written.
  static let unusable: Int32 = 2
  /// Graphviz could not lay out or render the graph (`EX_SOFTWARE`).
  static let fault: Int32 = 70

  static func main() {
    do {
      switch try Invocation(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .help: print(Invocation.usage)
      case .version: print("flowsim-layout (Graphviz \(String(cString: cgraphviz_version())))")
      case .render(let rendering):
        takeSignals()
        if let parent = rendering.parent { end(with: parent) }
        if let timeLimit = rendering.timeLimit { alarm(timeLimit) }
        try write(render(readInput(), rendering), to: rendering.output)
      }
    } catch let error as UsageError {
      end(unusable, "\(error.message)\n\n\(Invocation.usage)")
    } catch let error as Failure {
      end(error.status, error.message)
    } catch {
      end(fault, error.localizedDescription)
    }
  }

  /// Lets signals end the program, also when the thread that started it blocks them, as those of libdispatch do.
  static func takeSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Ends when the process that started this one has ended, however it did.
  static func end(with parent: Int32) {
    Thread.detachNewThread {
      while getppid() == parent { usleep(100_000) }
      _exit(fault)
    }
  }

  static func readInput() throws -> String {
    guard let bytes = try FileHandle.standardInput.readToEnd(), !bytes.isEmpty else {
      throw Failure(status: unusable, message: "standard input is empty: it takes a graph in the DOT language")
    }
    guard let text = String(data: bytes, encoding: .utf8), !text.utf8.contains(0) else {
      throw Failure(status: unusable, message: "standard input is not UTF-8 text without NUL")
    }
    return text
  }

  static func render(_ dot: String, _ rendering: Invocation.Rendering) throws(Failure) -> Data {
    setenv("TZ", "UTC", 1)  // A PDF names the time zone that it was made in.
    var picture = CGraphvizPicture(bytes: nil, size: 0)
    let outcome = cgraphviz_render(
      dot, rendering.isPlaced ? "nop2" : "dot", rendering.format, rendering.ranksGlobally ? 1 : 0, &picture)
    defer { free(picture.bytes) }
    switch outcome {
    case .rendered:
      let bytes = Data(bytes: picture.bytes, count: picture.size)
      return rendering.format == "pdf" ? PDFDate.normalized(bytes) : bytes
    case .unreadable:
      throw Failure(status: unusable, message: "standard input is not a graph in the DOT language")
    case .noLayout:
      throw Failure(status: fault, message: "Graphviz could not lay out the graph")
    case .noPicture:
      throw Failure(status: fault, message: "Graphviz could not render the graph as \(rendering.format)")
    }
  }

  static func write(_ picture: Data, to path: String?) throws(Failure) {
    do {
      if let path {
        try picture.write(to: URL(fileURLWithPath: path), options: .atomic)
      } else {
        try FileHandle.standardOutput.write(contentsOf: picture)
      }
    } catch {
      let target = path ?? "standard output"
      throw Failure(status: unusable, message: "cannot write to \(target): \(error.localizedDescription)")
    }
  }

  static func end(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("flowsim-layout: error: \(message)\n".utf8))
    exit(status)
  }
}
