import FlowInterfaceBuilder
import FlowModel
import FlowScript
import Foundation

/// The files that a new user of flowsim begins with, for one app.
struct StartFiles {
  /// The app's folder, as paths are shown; empty for the working folder.
  private let folder: String
  /// The folder that its CI file belongs to, as paths are shown: its repository, else itself.
  private let root: String
  /// The app's folder, as seen from there.
  private let place: String

  /// - Parameter folder: the app's folder, from the working folder.
  init(_ folder: String) {
    self.folder = folder == "." ? "" : folder
    let real = FileScope.realPath(folder.isEmpty ? "." : folder)
    var parts = real.split(separator: "/").map(String.init)
    var below: [String] = []
    while !parts.isEmpty, !FileManager.default.fileExists(atPath: "/" + (parts + [".git"]).joined(separator: "/")) {
      below.insert(parts.removeLast(), at: 0)
    }
    let isInRepository = !parts.isEmpty
    place = isInRepository && !below.isEmpty ? below.joined(separator: "/") : "."
    root = isInRepository ? AppArgument.relativeToWorkingFolder("/" + parts.joined(separator: "/")) : self.folder
  }

  /// The folder as a command line names it.
  var shown: String { folder.isEmpty ? "." : folder }
  /// `.flowsim.yml`.
  var configuration: String { Self.join(folder, ".flowsim.yml") }
  /// The folder of flows.
  var flows: String { Self.join(folder, "Flows") }
  /// The first flow.
  var flow: String { Self.join(flows, "first.yaml") }
  /// The CI file.
  var workflow: String { Self.join(root, ".github/workflows/flowsim.yml") }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
  }

  /// The text of `.flowsim.yml`.
  static let configuration = """
    # What `flowsim check` looks for here, and what stands in for code that is not here.
    # `flowsim rules` lists the rules; Documentation/Checks.md and Documentation/Stubs.md of flowsim explain the keys.

    # rules:
    #   unreachable-scene: off       # or error, warning, note
    # excluded:                      # nothing is reported in these
    #   - Vendor
    # stubs: [Stubs]                 # Swift that stands for a server or a library, in flows

    """

  /// The text of the first flow.
  ///
  /// - Parameters:
  ///   - app: the app's target; nil where no project says.
  ///   - isNamed: whether the flow has to name it.
  @MainActor
  func flowText(of flow: FirstFlow, app: AppTarget?, isNamed: Bool) -> String {
    let identifier = app?.bundleIdentifier ?? app?.name ?? AppFolder(shown).name
    var header = [
      "# The app's first screen, and one way on from there: `flowsim run` runs it.",
      "appId: \(Self.quotedForFlow(identifier))", "name: First steps", "flowsim:", "  app: ..",
    ]
    if isNamed, let app { header.append("  target: \(Self.quotedForFlow(app.name))") }
    return (header + ["---"] + flow.lines).joined(separator: "\n") + "\n"
  }

  /// The text of the CI file.
  ///
  /// - Parameters:
  ///   - action: the repository of flowsim's action, as owner and name.
  ///   - allowsUndecided: whether a flow that is undecided passes.
  func workflow(action: String?, allowsUndecided: Bool) -> String {
    let allowance =
      allowsUndecided ? "\n          allow-undecided: true   # until stubs or `given` decide the launch" : ""
    return """
      # Checks the app's navigation and runs its flows on every pull request: no Mac, no simulator, no build of the app.
      name: flowsim
      on:
        pull_request:
        push:
          branches: [main, master]
      permissions:
        contents: read
      jobs:
        flowsim:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - uses: \(action ?? "OWNER/flowsim")@\(Version.current)\(action == nil ? "   # the repository of flowsim" : "")
              with:
                app: \(Self.quotedForGitHub(place))
                flows: \(Self.quotedForGitHub(Self.join(place, "Flows")))\(allowance)

      """
  }

  /// A text as YAML has it in quotes, which GitHub does not take for an expression.
  private static func quotedForGitHub(_ text: String) -> String {
    quoted(text.replacing("${{", with: "${{ '${{' }}"))
  }

  /// A text of a flow as YAML has it in quotes, in which nothing is evaluated.
  static func quotedForFlow(_ text: String) -> String { quoted(text.replacing("${", with: "\\${")) }

  /// A text as YAML has it in quotes.
  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control: "\\u" + hexadecimal(scalar.value)
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
