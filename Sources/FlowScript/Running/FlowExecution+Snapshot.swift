import FlowModel
import HeadlessUIKit

extension FlowExecution {
  /// The steps of a flow whose screens are kept; of later ones only those that do not pass.
  private static var mostSnapshots: Int { 1_000 }

  /// What the app shows after a step, where that is kept.
  ///
  /// - Parameter before: the app before the step, and how many events its trace had.
  func snapshot(after result: StepResult, since before: (Simulation, Int)?) -> ScreenSnapshot? {
    guard world.recordsScreens, !result.step.command.isBlock, let simulation,
      position < Self.mostSnapshots || result.verdict != .passed
    else { return nil }
    let start = before.map { $0.0 === simulation ? $0.1 : 0 } ?? 0
    return ScreenSnapshot(of: simulation, since: start) { name in
      for tree in world.app.trees {
        guard let type = tree.types.first(where: { $0.kind == .class && $0.name == name }) else { continue }
        return tree.location(at: type.offset)
      }
      return nil
    }
  }
}
