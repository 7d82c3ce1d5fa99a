import FlowModel
import FlowSources
import Testing

/// Which screens code shows, with helpers in their place.
@Suite struct NavigationTests {
  private func navigation(_ text: String) -> String {
    let code = AppCode(CodeFacts(files: [FileReader.read(Array(text.utf8), path: "A.swift")]))
    guard let type = code.type("A"), let function = type.functions.first(where: { $0.name == "go" }) else {
      return "none"
    }
    return code.navigation(in: code.inlined(function, in: type), of: type).map { step in
      let conditions = step.conditions.map { "\($0.isNegated ? "not " : "")\($0.text)" }.joined(separator: " / ")
      return "\(step.location.line): \(step.kind) \(step.segue.map(\.description) ?? "")"
        + step.screens.map(line).joined(separator: ", ") + (conditions.isEmpty ? "" : " if \(conditions)")
    }.joined(separator: "\n")
  }

  private func line(_ screen: CodeScreen) -> String {
    let origin =
      switch screen.origin {
      case .scene(let storyboard, let identifier): "\(storyboard?.description ?? "own storyboard") \(identifier)"
      case .initial(let storyboard): "\(storyboard?.description ?? "own storyboard") initial"
      case .made(let type): "\(type)()"
      case .value(let value): "value \(value)"
      }
    let inside = screen.inside.isEmpty ? "" : " with [\(screen.inside.map(line).joined(separator: ", "))]"
    return "\(origin) as \(screen.type ?? "?")\(inside)"
  }

  @Test func everyWayToShowAScreen() {
    #expect(
      navigation(
        """
        let boards = (main: "Main", other: "Other")
        enum Scene: String { case detail = "DetailScene" }
        extension UIViewController { class var name: String { String(describing: self.self) } }
        class DetailController: UIViewController {}
        class A: UIViewController {
          let board = UIStoryboard(name: "Second", bundle: nil)
          static let login = "Login"
          func go() {
            let detail = storyboard!.instantiateViewController(withIdentifier: Scene.detail.rawValue) as! DetailController
            helper(detail)
            let login = UIStoryboard(name: A.login, bundle: .main).instantiateInitialViewController()
            let navigation = UINavigationController(rootViewController: login!)
            if isPad { present(navigation, animated: true, completion: nil) } else { show(detail, sender: self) }
            performSegue(withIdentifier: DetailController.name, sender: nil)
            let other = board.instantiateViewController(identifier: String(describing: DetailController.self))
            navigationController?.setViewControllers([detail, other], animated: true)
            view.window?.rootViewController = UIHostingController(rootView: x)
            addChild(other)
            present(picker, animated: true)
            dismiss(animated: true)
            navigationController?.popToRootViewController(animated: true)
          }
          private func helper(_ next: DetailController) {
            next.item = item
            navigationController?.pushViewController(next, animated: true)
          }
        }
        """)
          == """
          25: push own storyboard "DetailScene" as DetailController
          13: present UINavigationController() as UINavigationController with ["Login" initial as ?] if isPad
          13: show own storyboard "DetailScene" as DetailController if not isPad
          14: performSegue "DetailController"
          16: setStack own storyboard "DetailScene" as DetailController, "Second" "DetailController" as ?
          17: setRoot UIHostingController() as UIHostingController
          18: embed "Second" "DetailController" as ?
          19: present value picker as ?
          20: dismiss 
          21: popToRoot 
          """)
  }

  @Test func storyboardsBehindConstants() {
    #expect(
      navigation(
        """
        extension UIStoryboard {
          static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
          class func login() -> UIStoryboard { return UIStoryboard(name: Names.login.rawValue, bundle: nil) }
        }
        enum Names: String { case login = "Login" }
        let shared = UIStoryboard(name: "Shared", bundle: nil)
        class A: UIViewController {
          func go() {
            present(UIStoryboard.main.instantiateViewController(withIdentifier: "a"), animated: true)
            present(UIStoryboard.login().instantiateInitialViewController()!, animated: true)
            present(shared.instantiateViewController(withIdentifier: "b"), animated: true)
            present(given.board.instantiateViewController(withIdentifier: "c"), animated: true)
            let next = self.storyboard?.instantiateViewController(withIdentifier: "d") as? B
            present(next!, animated: true)
          }
        }
        """)
          == """
          9: present "Main" "a" as ?
          10: present "Login" initial as ?
          11: present "Shared" "b" as ?
          12: present given.board "c" as ?
          14: present own storyboard "d" as B
          """)
  }

  @Test func whatGeneratorsName() {
    #expect(
      navigation(
        """
        class A: UIViewController {
          func go() {
            perform(segue: StoryboardSegue.Main.showDetail, sender: self)
            performSegue(withIdentifier: R.segue.homeViewController.showMap.identifier, sender: nil)
            present(StoryboardScene.Main.detail.instantiate(), animated: true)
            present(StoryboardScene.Login.initialScene.instantiate(), animated: true)
            show(R.storyboard.main.map()!, sender: nil)
            window.rootViewController = R.storyboard.login.instantiateInitialViewController()
          }
        }
        """)
          == """
          3: performSegue showDetail
          4: performSegue showMap
          5: present Main detail as ?
          6: present Login initial as ?
          7: show main map as ?
          8: setRoot login initial as ?
          """)
  }
}
