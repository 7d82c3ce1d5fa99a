import TestSupport
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

  @Test func closuresOfOneNameThatCallOneAnotherEnd() throws {
    let found = try CodeListing(
      """
      class Flow {
        var finish: (() -> Void)?
        let child = ChildFlow()
        func start() { child.finish = { [weak self] in self?.finish?() } }
      }
      class ChildFlow { var finish: (() -> Void)? }
      class Loop {
        var next: Loop?
        var finish: (() -> Void)?
        func start() { finish = { [weak self] in self?.next?.finish?() } }
      }
      class FirstViewController: UIViewController {
        let flow = Flow()
        override func viewDidLoad() {
          super.viewDidLoad()
          flow.finish = { [weak self] in self?.present(SecondViewController(), animated: true) }
          flow.start()
          let loop = Loop()
          loop.start()
          loop.finish = { [weak self] in self?.present(ThirdViewController(), animated: true) }
        }
      }
      class SecondViewController: UIViewController {}
      class ThirdViewController: UIViewController {}
      """
    ).touches
    #expect(
      found == [
        "FirstViewController: present → SecondViewController", "FirstViewController: present → ThirdViewController",
      ])
  }

  @Test func membersOfOtherTypesHaveTheirOwnTouches() throws {
    let found = try CodeListing(
      """
      final class CartView: UIView {
        var onResponse: (() -> Void)?
        lazy var buyButton: UIButton = {
          let b = UIButton()
          b.setTitle("Buy", for: .normal)
          b.addTarget(self, action: #selector(buy), for: .touchUpInside)
          return b
        }()
        @objc func buy() { onResponse?() }
      }
      final class CartViewController: UIViewController {
        let cartView = CartView()
        override func viewDidLoad() {
          super.viewDidLoad()
          cartView.onResponse = { [weak self] in
            self?.navigationController?.pushViewController(PayViewController(), animated: true)
          }
        }
      }
      final class Confirmation {
        var onResponse: (() -> Void)?
        func dismiss(isApproved: Bool) { if isApproved { onResponse?() } }
      }
      final class PayViewController: UIViewController {
        let router = Router()
        lazy var locate: UIButton = {
          let b = UIButton()
          b.setTitle("Locate me", for: .normal)
          b.addTarget(self, action: #selector(locateMe), for: .touchUpInside)
          return b
        }()
        @objc func locateMe() {
          present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: true)
        }
        func rename() {
          let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Keep", style: .default) { _ in alert.dismiss(animated: true) })
          present(alert, animated: true)
        }
        func route() { router.present() }
      }
      class Router {
        var screen: UIViewController?
        func present() { screen?.present(RouteViewController(), animated: true) }
      }
      class RouteViewController: UIViewController {}
      """
    ).touches
    #expect(found.contains(#"CartViewController: push → PayViewController, from UIControl "Buy""#), "\(found)")
    #expect(!found.contains { $0.contains("Keep") || $0.contains("Locate") }, "\(found)")
  }

  @Test func eachScreenHasTheTouchesOfItsOwnClass() throws {
    func scene(_ id: String, _ name: String, _ title: String, to destination: String? = nil) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)" customClass="\(name)" \
      customModule="App" customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v\(id)">\
      <subviews><button id="b\(id)" buttonType="system"><state key="normal" title="\(title)"/><connections>\
      <action selector="submit:" destination="\(destination ?? id)" eventType="touchUpInside" id="c\(id)"/>\
      </connections></button></subviews></view></viewController></objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes>
      \(scene("a", "AddVisitViewController", "Save visit"))
      \(scene("t", "AddTaskViewController", "Save task"))
      \(scene("o", "OtherViewController", "Copied", to: "a"))
      \(scene("p", "PairViewController", "One"))
      \(scene("q", "PairViewController", "Two"))
      </scenes></document>
      """
    let found = try CodeListing(
      """
      class FormViewController: UIViewController {
        func submitForm() { back() }
        func back() { navigationController?.popViewController(animated: true) }
      }
      class AddVisitViewController: FormViewController {
        @IBAction func submit(_ sender: Any) { submitForm() }
        override func back() { present(HomeViewController(), animated: true) }
      }
      class AddTaskViewController: FormViewController {
        @IBAction func submit(_ sender: Any) { submitForm() }
      }
      class OtherViewController: UIViewController {}
      class PairViewController: UIViewController {
        @IBAction func submit(_ sender: Any) { present(HomeViewController(), animated: true) }
      }
      class HomeViewController: UIViewController {}
      """, ["App/Main.storyboard": storyboard]
    ).touches
    #expect(
      found == [
        "start: a", #"a: present → HomeViewController, from UIButton "Save visit""#,
        #"p: present → HomeViewController, from UIButton "One""#,
        #"q: present → HomeViewController, from UIButton "Two""#,
      ])
  }

  @Test func aTextThatIsPutTogetherIsNoLabel() throws {
    let found = try CodeListing(
      """
      class NewsViewController: UIViewController {
        var name = ""
        let message = UITextView()
        override func viewDidLoad() {
          super.viewDidLoad()
          message.text = name + " has accepted your request."
          message.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hit)))
        }
        @objc func hit() { present(MessageViewController(), animated: true) }
      }
      class MessageViewController: UIViewController {}
      """
    ).touches
    #expect(found == ["NewsViewController: present → MessageViewController, from UITapGestureRecognizer message"])
  }

  @Test func seguesThatCodePerformsHaveTheirTouches() throws {
    func scene(_ id: String, _ name: String, _ inside: String = "") -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(name)" customModule="App" \
      customModuleProvider="target" sceneMemberID="viewController">\(inside)</viewController></objects></scene>
      """
    }
    func button(_ title: String, _ selector: String) -> String {
      """
      <button id="b\(selector)" buttonType="system"><state key="normal" title="\(title)"/><connections>\
      <action selector="\(selector):" destination="a" eventType="touchUpInside" id="c\(selector)"/></connections></button>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="a"><scenes>
      \(scene("a", "StartViewController", """
        <view key="view" id="v"><subviews>\(button("Sign in", "signIn"))\(button("Help", "help"))</subviews></view>
        <connections><segue destination="h" kind="presentation" identifier="toHome" id="g1"/>
        <segue destination="p" kind="presentation" identifier="toHelp" id="g2"/>
        <segue destination="n" kind="show" identifier="toNowhere" id="g3"/></connections>
        """))
      \(scene("h", "HomeViewController")) \(scene("p", "HelpViewController")) \(scene("n", "NeverViewController"))
      </scenes></document>
      """
    let source = """
      import UIKit
      class StartViewController: UIViewController {
        @IBAction func signIn(_ sender: Any) { performSegue(withIdentifier: "toHome", sender: nil) }
        @IBAction func help(_ sender: Any) {
          let alert = UIAlertController(title: "Help?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Show it", style: .default) { _ in
            self.performSegue(withIdentifier: "toHelp", sender: nil)
          })
          present(alert, animated: true)
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "toNowhere" { title = "Never" }
        }
      }
      class HomeViewController: UIViewController {}
      class HelpViewController: UIViewController {}
      class NeverViewController: UIViewController {}
      """
    func json(_ source: String) throws -> String {
      let folder = try TemporaryFolder(["App/Main.storyboard": storyboard, "App/App.swift": source])
      return try BuiltProgram("flowsim").run(["graph", "App", "--format", "json"], in: folder.path).text
    }
    let found = try json(source)
    #expect(found.contains(#""trigger" : "\"Sign in\"""#) && found.contains(#""trigger" : "\"Show it\"""#), "\(found)")
    #expect(!found.contains("toNowhere"))
    // Whatever a text says may be performed.
    let open = source.replacing("title = \"Never\"", with: "performSegue(withIdentifier: title!, sender: nil)")
    #expect(try json(open).contains("toNowhere"))
  }

  @Test func aViewShowsOnTheScreenThatItKeeps() throws {
    let found = try CodeListing(
      """
      class ProfileViewController: UIViewController {
        override func viewDidLoad() { view = ProfileView(owner: self) }
      }
      class ProfileView: UIView, UITableViewDelegate {
        let owner: ProfileViewController
        init(owner: ProfileViewController) { self.owner = owner; super.init(frame: .zero) }
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {
          owner.navigationController?.pushViewController(ItemViewController(), animated: true)
        }
      }
      class ItemViewController: UIViewController {}
      """
    ).touches
    #expect(found == ["ProfileViewController: push → ItemViewController, from row"])
  }
}
