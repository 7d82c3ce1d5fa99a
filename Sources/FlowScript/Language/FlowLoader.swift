/// Reads flow files and the flows they run.
///
/// ```swift
/// let flow = try FlowLoader().flow(at: "Flows/sign-in.yaml")
/// ```
public struct FlowLoader: Sendable {
  /// A loader that reads from the file system.
  public init() {}

  /// Reads a flow file, with every file that it runs.
  ///
  /// - Throws: all faults found in it and in the files it runs, each with its place.
  public func flow(at path: String) throws(FlowErrors) -> Flow {
    let session = LoadSession()
    let reader = FlowFileReader(
      session: session, file: path, callSites: [], openFiles: [FlowPath.identity(of: path)])
    let flow = reader.flow()
    guard let flow, session.errors.isEmpty else { throw FlowErrors(session.errors) }
    return flow
  }
}
