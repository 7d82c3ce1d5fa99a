import ArgumentParser
import FlowInterfaceBuilder

/// Which files a command may read.
struct ScopeOption: ParsableArguments {
  @Flag(
    name: .customLong("allow-outside"),
    help: "Read files outside of the app's folder and its repository too, where links, flows or projects name them.")
  var allowsOutside = false

  /// What may be read of an app at a path that the command line names.
  func scope(_ path: String) -> FileScope { allowsOutside ? .everything : .around(path) }
}
