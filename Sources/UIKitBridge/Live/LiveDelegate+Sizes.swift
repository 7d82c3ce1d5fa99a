import FlowInterpreter
import Foundation
import HeadlessUIKit

/// Sizes that the app's code states: one that hangs on what is not known counts as one that the content decides.
extension LiveDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    overriding(
      "tableView(_:heightForRowAt:)", convert: { (try? $0.unbridge($1)) ?? UITableView.automaticDimension },
      [tableView.bridged, indexPath.bridged]
    ) { LiveDefaults.shared.tableView(tableView, heightForRowAt: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    overriding(
      "collectionView(_:layout:sizeForItemAt:)",
      convert: { (try? $0.unbridge($1)) ?? UICollectionViewFlowLayout.automaticSize },
      [collectionView.bridged, collectionViewLayout.bridged, indexPath.bridged]
    ) { LiveDefaults.shared.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
  }
}
