import Testing

/// Code that nobody calls brings nothing up.
struct UncalledCodeTests {
  @Test func functionsWithoutCallersAreLeftOut() throws {
    let found = try CodeListing(
      """
      protocol RegisterRouting { func showHome(); func showHelp() }
      class RegisterRouter: RegisterRouting {
        weak var entry: RegisterViewController?
        func showHome() { entry?.present(HomeViewController(), animated: true) }
        func showHelp() { entry?.present(HelpViewController(), animated: true) }
      }
      class RegisterViewController: UIViewController, UITableViewDelegate {
        var router: RegisterRouting?
        override func viewDidLoad() { router = RegisterRouter() }
        @objc func help() { router?.showHelp() }
        private func startHome() { finish() }
        private func finish() { present(HomeViewController(), animated: true) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          present(DetailViewController(), animated: true)
        }
      }
      class DetailViewController: UIViewController {}
      class HomeViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      """
    ).transitions
    #expect(
      found == [
        "RegisterViewController: present → HelpViewController",
        "RegisterViewController: present → DetailViewController",
      ])
  }

  @Test func cellsThatNobodyMakesAreLeftOut() throws {
    let source = """
      class ListViewController: UITableViewController {
        var shown: UIViewController?
        override func viewDidLoad() { tableView.register(PlanCell.self, forCellReuseIdentifier: "plan") }
      }
      class PlanCell: UITableViewCell {
        var screen: ListViewController?
        @objc func open() { screen?.present(PlanViewController(), animated: true) }
      }
      class PlanViewController: UIViewController {}
      """
    #expect(try CodeListing(source).transitions == ["ListViewController: present → PlanViewController"])
    let unmade = source.replacing(#"tableView.register(PlanCell.self, forCellReuseIdentifier: "plan")"#, with: "")
    #expect(try CodeListing(unmade).transitions == [])
  }
}
