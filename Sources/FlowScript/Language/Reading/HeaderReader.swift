/// A flow's first document → its header. Every fault is reported; unknown keys are left alone, as in Maestro.
struct HeaderReader {
  /// Reads the commands inside the header.
  let steps: StepReader

  /// The header.
  func header(_ node: YAMLNode) -> FlowHeader {
    var header = FlowHeader(location: node.location)
    for entry in node.entries ?? [] where !entry.value.isNull {
      do throws(FlowError) {
        try read(entry, into: &header)
      } catch {
        steps.file.session.report(error, callSites: steps.file.callSites)
      }
    }
    if header.appId == nil, header.url == nil, !hasFaultyApp(node) {
      let error = FlowError(
        node.end, "the header has neither appId nor url",
        hint: "add \"appId: \" with the app's bundle identifier, such as com.example.app")
      steps.file.session.report(error, callSites: steps.file.callSites)
    }
    return header
  }

  private func read(_ entry: YAMLNode.Entry, into header: inout FlowHeader) throws(FlowError) {
    let value = entry.value
    switch entry.key.text {
    case "appId": header.appId = try template(value, "appId")
    case "url": header.url = try template(value, "url")
    case "name": header.name = try template(value, "name").source
    case "jsEngine": header.jsEngine = try template(value, "jsEngine").source
    case "tags":
      try checkTags(value)
      header.tags = (value.elements ?? []).compactMap(\.text)
    case "env":
      try OptionCheck.check(value, is: .variables, name: "env")
      header.env = value.variables
    case "properties":
      try OptionCheck.check(value, is: .variables, name: "properties")
      header.properties = value.variables
    case "onFlowStart":
      try OptionCheck.check(value, is: .commands, name: "onFlowStart")
      header.onFlowStart = steps.steps(value)
    case "onFlowComplete":
      try OptionCheck.check(value, is: .commands, name: "onFlowComplete")
      header.onFlowComplete = steps.steps(value)
    case "flowsim":
      header.flowsim = try FlowsimHeaderReader(steps: steps).header(value)
    default: break
    }
  }

  private func template(_ value: YAMLNode, _ name: String) throws(FlowError) -> Template {
    try OptionCheck.check(value, is: .text, name: name)
    return value.template ?? ""
  }

  private func checkTags(_ value: YAMLNode) throws(FlowError) {
    if let text = value.text {
      throw FlowError(
        value.location, "tags must be a list, not \(value.kind)", hint: "write tags: [\(text.shortened(to: 60))]")
    }
    try OptionCheck.check(value, is: .texts, name: "tags")
  }

  /// Whether the app is named, if wrongly, so that its absence is no second fault.
  private func hasFaultyApp(_ node: YAMLNode) -> Bool {
    (node.entries ?? []).contains { ["appId", "url"].contains($0.key.text) && !$0.value.isNull }
  }
}
