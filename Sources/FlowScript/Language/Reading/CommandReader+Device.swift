import FlowModel
import Foundation

extension CommandReader {
  /// One of Maestro's commands that are not simulated; its options are checked as Maestro checks them.
  func deviceCommand(_ spec: CommandSpec) throws(FlowError) -> Command {
    switch spec.name {
    case "swipe": try checkSwipe()
    case "setOrientation": try checkOrientation()
    case "pressKey": try checkKey()
    case "addMedia": try checkMedia()
    case "travel": try checkTravel()
    case "copyTextFrom" where ElementSelector(options).isEmpty:
      throw fault("copyTextFrom does not say which element", hint: "give it text or id")
    default: break
    }
    return .device(DeviceCommand(name: spec.name, support: spec.support))
  }

  /// A swipe has a direction, with or without an element, or a start and an end. Faults are reported where its
  /// options end, as in Maestro.
  private func checkSwipe() throws(FlowError) {
    func fault(_ message: String, hint: String) -> FlowError { FlowError(options.end, message, hint: hint) }
    let direction = options["direction"]?.text
    switch (options["start"]?.text, options["end"]?.text, direction) {
    case (nil, nil, let direction?):
      let directions = ["up", "down", "left", "right"]
      guard directions.contains(direction.lowercased()) else {
        let near = NearestName.of(direction, in: directions)
        throw fault(
          "a swipe cannot go \"\(direction.shortened(to: 60))\"",
          hint: near.map { "did you mean \($0)?" } ?? "a direction is up, down, left or right")
      }
    case (nil, nil, nil):
      throw fault("swipe says neither where to nor from where", hint: "give it a direction, or start and end")
    case (_, _, .some):
      throw fault("swipe has a direction and coordinates", hint: "keep the direction, or start and end")
    case (let start?, let end?, nil):
      let isRelative = start.contains("%") || end.contains("%")
      for point in [start, end] where !isPoint(point, isRelative: isRelative) {
        throw fault("\"\(point.shortened(to: 60))\" is no point", hint: "write 100,200 for points or 50%,20% for parts")
      }
    default:
      throw fault("swipe has only one end", hint: "give it start and end")
    }
  }

  private func isPoint(_ text: String, isRelative: Bool) -> Bool {
    if text.contains("${") { return true }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmingWhitespace)
    return parts.count == 2
      && parts.allSatisfy { part in
        guard part.hasSuffix("%") == isRelative else { return false }
        return Int(isRelative ? String(part.dropLast()) : part).map { !isRelative || (0...100).contains($0) } ?? false
      }
  }

  private func checkOrientation() throws(FlowError) {
    let names = ["portrait", "landscapeLeft", "landscapeRight", "upsideDown"]
    guard let text = options["orientation"]?.text, !text.contains("${") else { return }
    let plain = text.lowercased().filter { $0 != "_" }
    guard names.contains(where: { $0.lowercased() == plain }) else {
      throw FlowError(
        options.end, "\"\(text.shortened(to: 60))\" is no orientation",
        hint: "an orientation is \(names.joined(separator: ", "))")
    }
  }

  private func checkKey() throws(FlowError) {
    guard let key = options["key"]?.text, !Self.keys.contains(where: { $0.lowercased() == key.lowercased() }) else {
      return
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
      guard FileManager.default.fileExists(atPath: file) else {
        throw fault("the media file \"\(path.shortened(to: 100))\" does not exist", hint: "looked for \(file)")
      }
    }
  }

  private func checkTravel() throws(FlowError) {
    for point in options["points"]?.elements?.compactMap(\.text) ?? [] {
      let parts = point.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ Double($0.trimmingWhitespace) != nil }) else {
        throw fault("\"\(point.shortened(to: 60))\" is no place", hint: "write latitude,longitude: \"48.2,16.4\"")
      }
    }
  }
}
