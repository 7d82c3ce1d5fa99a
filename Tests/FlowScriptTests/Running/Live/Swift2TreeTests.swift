import FlowInterpreter
import FlowModel
import FlowSources
import TestSupport
import Testing
import UIKitBridge

/// The trees of Swift 2 as they are written anew.
struct Swift2TreeTests {
  private static let types: Set<TreeNode.Kind> = [.namedType, .memberType, .optionalType, .arrayType, .dictionaryType]

  @Test func theArgumentsOfTypesThatAreCalledAreTypes() throws {
    let folder = try TemporaryFolder([
      "Map.swift": """
      import UIKit
      class MapController: UIViewController {
        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
          if segue.identifier == "go" { navigationItem.title = "Go" }
          let markers = Array<Marker>()
          let places = Dictionary<String, Marker?>(), others = Set<NSDate>()
          for marker in markers { marker.compare(NSDate()) == NSComparisonResult.OrderedDescending }
        }
      }
      """
    ])
    let trees = AppTrees.program(at: folder.path, cache: .none).rewritten(by: UIKitFramework.swift2).app
    let lists = trees.flatMap { tree in
      tree.nodes.filter { $0.kind == .name && $0.b >= 0 }.map { name in
        (tree.texts[Int(name.a)], tree.list(name.b).map { tree.nodes[Int($0)].kind })
      }
    }
    #expect(Set(lists.map(\.0)) == ["Array", "Dictionary", "Set"])
    #expect(lists.allSatisfy { Self.types.isSuperset(of: $0.1) }, "\(lists)")
  }

  /// `performTap` is no `perform(_:)`: what overrides a class's method says so.
  @Test func anAppsOwnMethodKeepsItsName() throws {
    let folder = try TemporaryFolder([
      "Tap.swift": """
      import UIKit
      class TapController: UIViewController, UITableViewDelegate {
        @IBAction func performTap(sender: AnyObject) {}
        override func viewWillTransitionToSize(
          size: CGSize, withTransitionCoordinator coordinator: UIViewControllerTransitionCoordinator
        ) {}
        func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: NSIndexPath) {}
      }
      """
    ])
    let trees = AppTrees.program(at: folder.path, cache: .none).rewritten(by: UIKitFramework.swift2).app
    let methods = trees.flatMap(\.functions).map { function in
      "\(function.name) " + function.parameters.map { $0.label ?? "_" }.joined(separator: " ")
    }
    #expect(methods == ["performTap _", "viewWillTransition to with", "tableView _ didSelectRowAt"])
  }
}
