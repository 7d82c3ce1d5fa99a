import Testing

/// What a user touches for what code brings up.
struct CodeTouchesTests {
  @Test func buttonsSayWhatTheyAreCalled() throws {
    let found = try CodeListing(
      """
      class HomeViewController: UIViewController {
        lazy var loginButton: UIButton = {
          let button = UIButton(type: .system)
          button.setTitle("Log in", for: .normal)
          button.addTarget(self, action: #selector(logIn), for: .touchUpInside)
          return button
        }()
        let helpButton = UIButton()
        let photo = UIImageView()
        override func viewDidLoad() {
          super.viewDidLoad()
          helpButton.addTarget(self, action: #selector(help), for: .touchUpInside)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Settings", style: .plain, target: self, action: #selector(settings))
          photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(zoom)))
        }
        @objc func logIn() { go() }
        private func go() { navigationController?.pushViewController(LoginViewController(), animated: true) }
        @objc func help() { present(HelpViewController(), animated: true) }
        @objc func add() { present(EditViewController(), animated: true) }
        @objc func settings() { present(SettingsViewController(), animated: true) }
        @objc func zoom() { present(PhotoViewController(), animated: true) }
      }
      class LoginViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class EditViewController: UIViewController {}
      class SettingsViewController: UIViewController {}
      class PhotoViewController: UIViewController {}
      """
    ).touches
    #expect(
      found == [
        #"HomeViewController: push → LoginViewController, from UIControl "Log in""#,
        "HomeViewController: present → HelpViewController, from UIControl helpButton",
        #"HomeViewController: present → EditViewController, from UIBarButtonItem "Add""#,
        #"HomeViewController: present → SettingsViewController, from UIBarButtonItem "Settings""#,
        "HomeViewController: present → PhotoViewController, from UITapGestureRecognizer photo",
      ])
  }

  @Test func rowsAlertsAndClosuresAreTouched() throws {
    let found = try CodeListing(
      """
      class ListViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath.row) }
        private func open(_ row: Int) { navigationController?.pushViewController(DetailViewController(), animated: true) }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = BuyCell()
          cell.onBuy = { [weak self] in self?.present(CartViewController(), animated: true) }
          return cell
        }
        @objc func ask() {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
            self.navigationController?.pushViewController(GoneViewController(), animated: true)
          })
          present(alert, animated: true)
        }
      }
      class BuyCell: UITableViewCell {
        var onBuy: (() -> Void)?
        func configure() {
          let buy = UIButton()
          buy.setTitle("Buy", for: .normal)
          buy.addTarget(self, action: #selector(buyTapped), for: .touchUpInside)
        }
        @objc func buyTapped() { onBuy?() }
      }
      class DetailViewController: UIViewController {}
      class CartViewController: UIViewController {}
      class GoneViewController: UIViewController {}
      """
    ).touches
    #expect(
      found == [
        "ListViewController: push → DetailViewController, from row",
        #"ListViewController: present → CartViewController, from UIControl "Buy""#,
        #"ListViewController: push → GoneViewController, from UIAlertAction "Delete""#,
      ])
  }

  @Test func actionsOfStoryboardsHaveTheirControls() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes><scene sceneID="s1"><objects>
      <viewController id="a" customClass="HomeViewController" customModule="App" customModuleProvider="target" \
      sceneMemberID="viewController"><view key="view" id="v"><subviews><button id="b" buttonType="system">\
      <state key="normal" title="Help me"/><connections><action selector="help:" destination="a" \
      eventType="touchUpInside" id="c"/></connections></button><button id="b2" buttonType="system">\
      <state key="normal" title="Start"/></button></subviews></view>\
      <connections><outlet property="startButton" destination="b2" id="o"/></connections></viewController>
      </objects></scene></scenes></document>
      """
    let found = try CodeListing(
      """
      class HomeViewController: UIViewController {
        @IBOutlet weak var startButton: UIButton!
        var coordinator: Coordinator?
        override func viewDidLoad() { startButton.addTarget(self, action: #selector(begin), for: .touchUpInside) }
        @IBAction func help(_ sender: Any) { present(HelpViewController(), animated: true) }
        @objc func begin() { coordinator?.showGame(from: self) }
      }
      class Coordinator {
        func showGame(from screen: UIViewController) { screen.present(GameViewController(), animated: true) }
      }
      class HelpViewController: UIViewController {}
      class GameViewController: UIViewController {}
      """, ["App/Main.storyboard": storyboard]
    ).touches
    #expect(
      found == [
        "start: a", #"a: present → HelpViewController, from UIButton "Help me""#,
        #"a: present → GameViewController, from UIButton "Start""#,
      ])
  }
}
