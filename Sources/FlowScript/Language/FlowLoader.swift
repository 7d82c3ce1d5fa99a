import FlowInterfaceBuilder

/// Reads flow files and the flows they run.
///
/// ```swift
/// let flow = try FlowLoader().flow(at: "Flows/sign-in.yaml")
/// ```
///
/// Told so, it reads only what lies in the repository around a flow, or, where there is none, in the folders around it.
public struct FlowLoader: Sendable {
  private let allowsOutside: Bool

  /// A loader that reads from the file system.
  ///
  /// - Parameter allowsOutside: whether flows may run files that lie elsewhere; no is for the flows of strangers.
  public init(allowsOutside: Bool = true) { self.allowsOutside = allowsOutside }

  /// Reads a flow file, with every file that it runs.
  ///
  /// - Throws: all faults found in it and in the files it runs, each with its place.
  public func flow(at path: String) throws(FlowErrors) -> Flow { try flow(at: path, isNamed: true) }

  /// Reads a flow file, with every file that it runs.
  ///
  /// - Parameter isNamed: whether the path was given, so that it is read wherever it leads; else a folder was.
  /// - Throws: all faults found in it and in the files it runs, each with its place.
  package func flow(at path: String, isNamed: Bool) throws(FlowErrors) -> Flow {
    let around = allowsOutside ? FileScope.everything : .aroundFlow(path)
    let session = LoadSession(scope: isNamed ? around.adding(path) : around)
    let reader = FlowFileReader(
      session: session, file: path, callSites: [], openFiles: [FlowPath.identity(of: path)])
    let flow = reader.flow()
    guard let flow, session.errors.isEmpty else { throw FlowErrors(session.errors) }
    return flow
  }
}
