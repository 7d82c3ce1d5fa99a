import FlowInterfaceBuilder

/// The documents of one flow file → a flow.
struct FlowFileReader {
  /// What is shared with the other files of the same flow.
  let session: LoadSession
  /// The file's path as messages show it.
  let file: String
  /// How the file was reached, outermost first.
  let callSites: [SourceLocation]
  /// The files that are being read, outermost first, this one last.
  let openFiles: [String]

  /// The flow, or nil when its faults were reported.
  func flow() -> Flow? {
    let errorCount = session.errors.count
    do throws(FlowError) {
      let flow = try read(try session.documents(of: file))
      return session.errors.count == errorCount ? flow : nil
    } catch {
      session.report(error, callSites: callSites)
      return nil
    }
  }

  private func read(_ documents: [YAMLNode]) throws(FlowError) -> Flow {
    if let fault = WorkspaceConfiguration.fault(of: documents, file: file) { throw fault }
    guard let first = documents.first, first.entries != nil else {
      throw FlowError(
        documents.first?.opening ?? SourceLocation(file: file, line: 1, column: 1),
        "the flow does not begin with a header",
        hint: "begin the file with a line such as \"appId: com.example.app\", then a line \"---\", then the commands")
    }
    let steps = StepReader(file: self)
    let errorCount = session.errors.count
    let header = HeaderReader(steps: steps).header(first)
    guard documents.count > 1, documents[1].elements != nil else {
      // A fault of the header may be why the list is missing.
      guard session.errors.count == errorCount else {
        return Flow(file: file, header: header, steps: [])
      }
      throw FlowError(
        documents.count > 1 ? documents[1].opening : first.source.end, "no list of commands follows the header",
        hint: "after the header write a line \"---\" and then the commands, each with a dash: \"- launchApp\"")
    }
    if documents.count > 2, !documents[2].isNull {
      throw FlowError(
        documents[2].location, "a third document follows the commands",
        hint: "a flow is one header and one list of commands; remove the second \"---\"")
    }
    let flow = Flow(file: file, header: header, steps: steps.steps(documents[1]))
    ExpectationLabels(flow: flow).check(session: session, callSites: callSites)
    return flow
  }
}
