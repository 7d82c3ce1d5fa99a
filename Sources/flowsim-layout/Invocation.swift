/// What one call of `flowsim-layout` asks for.
enum Invocation: Equatable {
  case render(Rendering)
  case help
  case version

  /// What to draw, and how.
  struct Rendering: Equatable {
    var format: String
    var output: String?
    var timeLimit: UInt32?
    var ranksGlobally = false
    /// Whether the graph says where everything is.
    var isPlaced = false
    /// The process whose end is this one's too.
    var parent: Int32?
  }

  /// The formats that the helper renders.
  static let formats = ["svg", "png", "pdf", "json"]

  static let usage = """
    USAGE: flowsim-layout FORMAT [OPTIONS] < graph.dot

    Lays out a graph in the DOT language, read from standard input, with Graphviz's dot engine, and writes the
    picture to standard output. `flowsim graph` runs it as a process of its own, because Graphviz ends the process
    on some graphs.

    FORMAT                  svg, png or pdf; json: where the parts of the picture are
    --output FILE           write the picture to FILE, which is replaced only by a whole picture
    --time-limit SECONDS    end by SIGALRM after so many seconds; without it, a layout may take for ever
    --parent PID            end when the process that started this one is no longer PID
    --newrank               rank the nodes of all clusters at once (Graphviz's newrank): crashes less often, places
                            labels less well
    --placed                draw the graph where its attributes say that everything is, without a layout
    --version               print the version of Graphviz that is linked
    --help                  print this text

    EXIT STATUS: 0 a picture was written; 2 bad usage, unreadable input or an output that cannot be written;
    70 Graphviz could not lay out or render the graph. Messages go to standard error.
    """

  /// Reads the command line, without the program's own name.
  init(arguments: [String]) throws(UsageError) {
    var format: String?
    var rendering = Rendering(format: "")
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--output", "-o":
        guard let path = rest.popFirst(), !path.isEmpty else { throw UsageError("\(argument) needs a file name") }
        rendering.output = path
      case "--time-limit":
        guard let seconds = rest.popFirst().flatMap(UInt32.init), seconds > 0 else {
          throw UsageError("\(argument) needs a whole number of seconds above 0")
        }
        rendering.timeLimit = seconds
      case "--parent":
        guard let parent = rest.popFirst().flatMap(Int32.init), parent > 0 else {
          throw UsageError("\(argument) needs the number of a process")
        }
        rendering.parent = parent
      case "--newrank":
        rendering.ranksGlobally = true
      case "--placed":
        rendering.isPlaced = true
      case _ where argument.hasPrefix("-"):
        throw UsageError("unknown option '\(argument)'")
      case _ where format != nil:
        throw UsageError("unexpected argument '\(argument)'")
      case _ where !Self.formats.contains(argument):
        throw UsageError("unknown format '\(argument)': one of \(Self.formats.joined(separator: ", "))")
      default:
        format = argument
      }
    }
    guard let format else {
      throw UsageError("the format is missing: one of \(Self.formats.joined(separator: ", "))")
    }
    rendering.format = format
    self = .render(rendering)
  }
}

/// A command line that cannot be read.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
