/// One script: a header that says which app it drives, and the steps.
///
/// A flow file holds two YAML documents, a map and a list:
/// ```yaml
/// appId: com.example.app
/// ---
/// - launchApp
/// - tapOn: "Sign in"
/// ```
public struct Flow: Sendable, Hashable {
  /// The path of the file that was read.
  public var file: String
  /// What stands above the `---`.
  public var header: FlowHeader
  /// The commands in their order.
  public var steps: [Step]

  /// A flow from its parts.
  public init(file: String, header: FlowHeader, steps: [Step]) {
    self.file = file
    self.header = header
    self.steps = steps
  }

  /// The files of the flows that it runs, their own included, sorted.
  package var files: [String] {
    var found: Set<String> = []
    var waiting = header.onFlowStart + steps + header.onFlowComplete
    while let step = waiting.popLast() {
      found.insert(step.location.file)
      waiting += step.command.steps
    }
    return found.subtracting([file]).sorted()
  }

  /// What the flow is called: its `name`, or its file's name without extension.
  public var name: String {
    if let name = header.name { return name }
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }
}
