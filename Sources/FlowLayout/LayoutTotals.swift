/// How the frames of views compare with those that documents have.
package struct LayoutTotals: Hashable, Sendable, Encodable {
  package var scenes = 0
  /// The views with a frame to compare with: `equal`, `undetermined` and `different` together.
  package var compared = 0
  package var equal = 0
  package var undetermined = 0
  package var different = 0
  /// The views that constraints place whose frame in the document is none to compare with.
  package var excluded = 0
  /// Those of the compared ones whose size hangs on texts or images.
  package var text = 0
  package var textEqual = 0
  package var textUndetermined = 0
  package var textDifferent = 0

  package init(_ layout: AppLayout) {
    scenes = layout.scenes.count
    for view in layout.scenes.flatMap(\.views) where view.object.translatesAutoresizingMaskIntoConstraints == false {
      switch view.state {
      case .equal: equal += 1
      case .undetermined: undetermined += 1
      case .different: different += 1
      case .excluded:
        excluded += 1
        continue
      }
      guard view.hangsOnContent else { continue }
      text += 1
      switch view.state {
      case .equal: textEqual += 1
      case .undetermined: textUndetermined += 1
      default: textDifferent += 1
      }
    }
    compared = equal + undetermined + different
  }
}
