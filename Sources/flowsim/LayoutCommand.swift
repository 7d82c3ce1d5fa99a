import ArgumentParser
import FlowLayout
import FlowModel
import Foundation
import HeadlessUIKit

/// `flowsim layout`.
struct LayoutCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  enum Turn: String, CaseIterable, ExpressibleByArgument {
    case portrait, landscape

    var orientation: UIInterfaceOrientation { self == .portrait ? .portrait : .landscapeRight }
  }

  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out the scenes of storyboards, and print the frames of their views.",
    discussion: """
      Each scene is laid out by itself, in the navigation and tab bar controllers that its storyboard puts it in, on the \
      device that its document is designed for, or on another one. The app's code does not run. Frames are x, y, \
      width × height in points of the superview, in the order of the file; a number that the constraints do not \
      determine, or only by texts and images, is a question mark and left out of the JSON.

      With --compare the frames are held against those that Xcode has saved in the documents: what differs by more than \
      a point is listed at its line. Views that no constraint places, or that Xcode marks as misplaced or ambiguous, are \
      left out. The JSON has `totals` with `scenes`, `compared` (`equal`, `undetermined` and `different`), `excluded`, \
      and `text`, those of the compared views whose size hangs on texts or images.

      EXAMPLES:
        flowsim layout MyApp --screen Settings
        flowsim layout MyApp --device "iPhone 16" --orientation landscape
        flowsim layout MyApp --compare

      EXIT STATUS:
        0   everything was laid out
        2   a document could not be read (the rest is laid out all the same), or there is no such screen
      """)

  @OptionGroup var app: AppArgument

  @Option(help: ArgumentHelp("Only the screen of a name: its id, identifier, class or title.", valueName: "name"))
  var screen: String?

  @Option(help: ArgumentHelp("The device; without it, the one that each document is designed for.", valueName: "name"))
  var device: String?

  @Option(help: "How the device is held.")
  var orientation: Turn?

  @Flag(help: "Hold the frames against those that the documents have.")
  var compare = false

  @Option(help: "How to write the frames.")
  var format = Format.text

  func validate() throws {
    if compare, device != nil || orientation != nil {
      throw ValidationError(
        "--compare: the frames of a document are those of its own device, so that --device and --orientation make no "
          + "sense with it.")
    }
    if let device, Device(named: device) == nil {
      throw ValidationError("--device \(device): there is no such device; one is \(Device.standard.name).")
    }
  }

  @MainActor
  func run() async throws {
    let model = try app.read(only: try app.ownFiles())
    let layout = AppLayout(model.documents, screen: screen, on: design)
    if let screen, layout.scenes.isEmpty {
      throw CommandFailure.unusable("there is no scene with a view that is called \(screen) in \(app.path).")
    }
    let report = LayoutReport(layout, compares: compare)
    switch format {
    case .text: try Console.write(Data(report.text.utf8), as: .text, to: nil)
    case .json: try Console.write(try report.json(), as: .json, to: nil)
    }
    try app.finish(model)
  }

  /// Nil for the device of each document.
  private var design: DesignDevice? {
    guard device != nil || orientation != nil else { return nil }
    return DesignDevice(
      device: device.flatMap { Device(named: $0) } ?? .standard, orientation: orientation?.orientation ?? .portrait)
  }
}
