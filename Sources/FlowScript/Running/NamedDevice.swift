import FlowInterfaceBuilder
import FlowModel
import HeadlessUIKit

/// A device as a flow's header or an option names it.
struct NamedDevice: Sendable {
  /// The name as it is written.
  let name: String
  /// Where that stands, or the flow's header.
  let location: SourceLocation
  /// The device.
  let device: Device

  /// Finds the device that an option names, else a header; nil where neither does.
  ///
  /// - Parameter start: where the flow's header begins.
  /// - Throws: that there is none of the name, with the nearest one and with all that there are.
  init?(_ option: String?, or header: Located<String>?, at start: SourceLocation) throws(FlowErrors) {
    guard let name = option ?? header?.value else { return nil }
    self.name = name
    location = option == nil ? header?.location ?? start : start
    guard let device = Device(named: name) else {
      let begun = Device.all.map(\.name).filter { !name.isEmpty && $0.lowercased().hasPrefix(name.lowercased()) }
      let advice = begun.isEmpty ? Self.nearest(to: name).map { "did you mean '\($0)'? " } ?? "" : "of these, "
      let origin = option == nil ? "" : ", as --device says"
      throw FlowErrors([
        FlowError(
          location, "no device is called '\(name)'\(origin)",
          hint: "\(advice)flowsim knows \((begun.isEmpty ? Device.all.map(\.name) : begun).joined(separator: ", "))")
      ])
    }
    self.device = device
  }

  /// What is meant, where the name leaves something out.
  var meaning: String? {
    let written = name.lowercased().replacing("generation)", with: "gen)")
    return written == device.name.lowercased() ? nil : "\(device.name) is meant, the newest \(name)"
  }

  /// The model whose name is nearest: one with the same numbers.
  private static func nearest(to name: String) -> String? {
    func numbers(_ text: String) -> Set<Substring> { Set(text.split { !$0.isNumber }) }
    let wanted = numbers(name)
    return NearestName.of(name, in: Device.allModels.filter { wanted.isSubset(of: numbers($0)) })
  }
}
