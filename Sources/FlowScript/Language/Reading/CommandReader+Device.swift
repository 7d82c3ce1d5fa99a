import FlowInterfaceBuilder
import FlowModel
import Foundation

extension CommandReader {
  /// One of Maestro's commands that are not simulated; its options are checked as Maestro checks them.
  func deviceCommand(_ spec: CommandSpec) throws(FlowError) -> Command {
    switch spec.name {
    case "addMedia": try checkMedia()
    case "travel": try checkTravel()
    default: break
    }
    return .device(DeviceCommand(name: spec.name, support: spec.support))
  }

  /// A key: the return key and that of the home screen are pressed, the others are refused.
  func key() throws(FlowError) -> Command {
    let key = options["key"]?.text ?? ""
    if key.lowercased() == "enter" { return .pressReturn }
    if key.lowercased() == "home" { return .pressHome }
    guard !Self.keys.contains(where: { $0.lowercased() == key.lowercased() }) else {
      return .device(
        DeviceCommand(
          name: "pressKey",
          support: .refused(
            reason: "\(key) is none of the keyboard's that is simulated; use back, hideKeyboard or eraseText")))
    }
    let near = NearestName.of(key, in: Self.keys)
    throw fault(
      "\"\(key.shortened(to: 60))\" is no key",
      hint: near.map { "did you mean \($0)?" } ?? "the keys are \(Self.keys.joined(separator: ", "))")
  }

  private static let keys =
    ["Enter", "Backspace", "Back", "Home", "Lock", "Volume Up", "Volume Down", "Escape", "Power", "Tab"]
    + [
      "Dpad Up", "Dpad Down", "Dpad Left", "Dpad Right", "Dpad Center", "Media Play Pause", "Media Stop", "Media Next",
      "Media Previous", "Media Rewind", "Media Fast Forward", "System Navigation Up", "System Navigation Down",
      "Button A", "Button B", "Menu",
    ].map { "Remote " + $0 } + ["TV Input", "TV Input HDMI 1", "TV Input HDMI 2", "TV Input HDMI 3"]

  private func checkMedia() throws(FlowError) {
    for path in options["files"]?.elements?.compactMap(\.text) ?? [] {
      let file = FlowPath.resolve(path, from: steps.file.file)
      guard steps.file.session.scope.admits(file) else {
        throw fault(
          "the media file \"\(path.shortened(to: 100))\" lies outside of what is around the flow",
          hint: FileScope.advice)
      }
      guard FileManager.default.fileExists(atPath: file) else {
        throw fault(
          "the media file \"\(path.shortened(to: 100))\" does not exist", hint: "looked for \(LogText.line(file))")
      }
    }
  }

  private func checkTravel() throws(FlowError) {
    for point in options["points"]?.elements?.compactMap(\.text) ?? [] {
      let parts = point.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ NumberRule.degrees.accepts($0.trimmingWhitespace) }) else {
        throw fault("\"\(point.shortened(to: 60))\" is no place", hint: "write latitude,longitude: \"48.2,16.4\"")
      }
    }
  }
}
