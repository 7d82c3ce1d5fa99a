import FlowModel

/// `wrong-module`.
struct WrongModule: Rule {
  static let description = RuleDescription(
    id: "wrong-module", group: .wires, severity: .warning,
    summary: "A document names a class of the app in a module that does not have it.",
    rationale: """
      Swift classes are known to UIKit by their module and name. With the wrong module, or none, UIKit logs \
      `Unknown class` and makes an object of the element's own class; where an outlet or an action of the class \
      is connected, loading crashes. It comes from renaming a target, or from copying a document from another \
      app. \"Inherit Module From Target\" in Interface Builder avoids it.
      """,
    bad: [
      RuleExample(
        [
          "App.swift": """
          class ItemViewController: UIViewController {
            @IBOutlet var nameLabel: UILabel!
          }
          """,
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                ↓<viewController id="item" customClass="ItemViewController">
                  <connections><outlet property="nameLabel" destination="v" id="o"/></connections>
                  <view key="view" id="v"/>
                </viewController>
              </objects></scene>
            </scenes>
          </document>
          """,
        ],
        finds: [
          """
          error: class ItemViewController is Swift's, and the document names no module for it, so UIKit makes \
          a plain UIViewController, which has no outlet 'nameLabel': loading it crashes. Tick "Inherit Module \
          From Target"
          """
        ])
    ],
    good: [
      RuleExample(
        [
          "App.swift": """
          @objc(ItemViewController)
          class ItemViewController: UIViewController {}
          """,
          "Main.storyboard": """
          <document initialViewController="item">
            <scenes>
              <scene sceneID="1"><objects>
                <viewController id="item" customClass="ItemViewController">
                  <view key="view" id="v"/>
                </viewController>
              </objects></scene>
            </scenes>
          </document>
          """,
        ], "`@objc(Name)` gives the class a name without a module.")
    ])

  func findings(in app: CheckedApp) -> [Finding] {
    guard let screens = app.screens else { return [] }
    return app.wiredObjects.compactMap { wired in
      // The classes of a watch app's storyboard are in its extension.
      guard wired.document.platform != .watchOS,
        case .otherModule(let found, let module)? = wired.lookUp(in: screens.code)
      else { return nil }
      let plain = FrameworkClass.name(of: wired.object, on: wired.document.platform)
      let modules = screens.code.moduleNames(of: found).sorted().joined(separator: ", ")
      let what =
        if let module {
          "class \(found.name) is not in module \(module)"
            + (modules.isEmpty ? "" : modules == module ? " of this project" : ", but in \(modules)")
        } else {
          "class \(found.name) is Swift's, and the document names no module for it"
        }
      let connection = wired.isLoadedWithDocument ? wired.connectionOfTheApp : nil
      let effect = connection.map { ", which has no \($0): loading it crashes" } ?? ""
      let advice =
        wired.object.customModuleProvider == "target"
        ? "Was its namesake in the target renamed, or is it to be added to the target?"
        : "Tick \"Inherit Module From Target\""
      return finding(
        at: wired.object.location,
        "\(what), so UIKit makes a plain \(plain)\(effect). \(advice)",
        severity: connection == nil ? .warning : .error,
        related: [.init(location: found.location, message: "the class")], of: .init(found.name))
    }
  }
}
