import FlowInterfaceBuilder
import Foundation
import HeadlessUIKit

/// Frames as text and JSON.
package struct LayoutReport {
  private let layout: AppLayout
  private let compares: Bool

  /// - Parameter compares: whether the frames are held against those that the documents have.
  package init(_ layout: AppLayout, compares: Bool) { (self.layout, self.compares) = (layout, compares) }

  package var text: String {
    compares ? comparison : layout.scenes.map(text(of:)).joined(separator: "\n")
  }

  private func text(of scene: SceneLayout) -> String {
    let turned = scene.orientation.isLandscape ? "landscape" : "portrait"
    let head = "\(scene.id) on \(scene.device.name), \(turned)\n"
    return scene.views.reduce(head) { text, view in
      "\(text)  \(view.className) \(view.object.id ?? "")  \(view.frameText)\n"
    }
  }

  private var comparison: String {
    let totals = LayoutTotals(layout)
    let lines = layout.scenes.flatMap(\.views).filter { $0.state == .different }.map { view in
      "\(view.object.location): \(view.className) \(view.object.id ?? ""): \(view.reason ?? "")\n"
    }
    return lines.joined() + """
      \(totals.compared) views of \(totals.scenes) scenes compared: \(totals.equal) equal, \(totals.undetermined) \
      undetermined, \(totals.different) different; \(totals.excluded) left out.
      The size of \(totals.text) of them hangs on texts or images: \(totals.textEqual) equal, \
      \(totals.textUndetermined) undetermined, \(totals.textDifferent) different.

      """
  }

  // MARK: JSON

  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(
      Whole(totals: compares ? LayoutTotals(layout) : nil, scenes: layout.scenes.map { Scene($0, compares: compares) }))
    data.append(UInt8(ascii: "\n"))
    return data
  }

  private struct Whole: Encodable {
    let totals: LayoutTotals?
    let scenes: [Scene]
  }

  private struct Scene: Encodable {
    let id: String
    let file: String
    let line: Int
    let device: String
    let orientation: String
    let views: [View]

    init(_ scene: SceneLayout, compares: Bool) {
      id = scene.id
      file = scene.controller.location.file
      line = scene.controller.location.line
      device = scene.device.name
      orientation = scene.orientation.isLandscape ? "landscape" : "portrait"
      views = scene.views.map { View($0, compares: compares) }
    }
  }

  private struct View: Encodable {
    let id: String
    let type: String
    let line: Int
    /// What is not determined is left out.
    let frame: [String: Double]
    let saved: [String: Double]?
    let state: String?
    let reason: String?
    let hangsOnContent: Bool

    init(_ view: LaidOutView, compares: Bool) {
      func named(_ numbers: [LaidOutView.Part: Double]) -> [String: Double] {
        Dictionary(uniqueKeysWithValues: numbers.map { ($0.key.rawValue, $0.value) })
      }
      id = view.object.id ?? ""
      type = view.className
      line = view.object.location.line
      frame = named(view.known)
      saved = compares ? named(view.saved) : nil
      state = compares ? view.state.rawValue : nil
      reason = compares ? view.reason : nil
      hangsOnContent = view.hangsOnContent
    }
  }
}
