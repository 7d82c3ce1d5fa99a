@testable import FlowChecks

/// What code knows already where it asks, or cannot know yet, and beside it what it may not.
extension RealCase {
  static let casesOfKnowing: [RealCase] = [
    RealCase(
      name: "what the only way to a screen has asked already, and what the screen asks of something else",
      app: RuleExample(
        [
          "User.swift": """
          class User {
            static var token: String? { UserDefaults.standard.string(forKey: "token") }
            static func profile() -> Profile? { nil }
            static func enter() { UserDefaults.standard.set("t", forKey: "token") }
          }
          struct Profile { var phone: String? }
          """,
          "Deal.swift": """
          class DealController: UIViewController {
            @IBAction func buy() {
              if let _ = User.token {
                guard let phone = User.profile()?.phone, phone != "" else { return }
                performSegue(withIdentifier: "pay", sender: nil)
              } else {
                User.enter()
              }
            }
            @IBAction func ask() { performSegue(withIdentifier: "ask", sender: nil) }
            @IBAction func give() { if User.token != nil { performSegue(withIdentifier: "give", sender: nil) } }
          }
          class PayController: UIViewController {
            @IBAction func pay() {
              if let token = User.token {
                guard let phone = User.profile()?.phone, phone != "" else {
                  ↓performSegue(withIdentifier: "phone", sender: nil)
                  return
                }
                print(token, phone)
              } else {
                ↓performSegue(withIdentifier: "login", sender: nil)
              }
            }
          }
          """,
          "Others.swift": """
          class AskController: UIViewController {
            @IBAction func go() {
              if let token = User.token { print(token) } else { ↓performSegue(withIdentifier: "enter", sender: nil) }
            }
          }
          class GiveController: UIViewController {
            @IBAction func leave() {
              User.enter()
              if let token = User.token { print(token) } else { ↓performSegue(withIdentifier: "again", sender: nil) }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="deal" \(of("DealController"))>
              <view key="view" id="v"><subviews>
                \(button("buy", of: "deal"))\(button("ask", of: "deal"))\(button("give", of: "deal"))
              </subviews></view>
              <connections>
                <segue destination="pay" kind="presentation" identifier="pay" id="s-1"/>
                <segue destination="ask" kind="presentation" identifier="ask" id="s-2"/>
                <segue destination="give" kind="presentation" identifier="give" id="s-3"/>
              </connections>
            </viewController>
            """, screen("pay", "PayController", "pay"), screen("ask", "AskController", "go"),
            screen("give", "GiveController", "leave")),
        ],
        finds: [
          """
          warning: no segue of PayController has the identifier 'phone', and no storyboard has one. The ways to \
          PayController rule it out
          """,
          """
          warning: no segue of PayController has the identifier 'login', and no storyboard has one. The ways to \
          PayController rule it out
          """,
          "error: no segue of AskController has the identifier 'enter', and no storyboard has one",
          "error: no segue of GiveController has the identifier 'again', and no storyboard has one",
        ])),
    RealCase(
      name: "a variable that only a closure sets which runs later, asked at once, and one that is asked or set in time",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            func load(_ done: @escaping (String) -> Void) {
              URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in
                DispatchQueue.main.async { done("one") }
              }.resume()
            }
            func find(_ done: (String) -> Void) { done("two") }
            @IBAction func late() {
              var name = ""
              load { name = $0 }
              if name.isEmpty == false { ↓performSegue(withIdentifier: "late", sender: nil) }
            }
            @IBAction func inside() {
              var name = ""
              load { name = $0; if !name.isEmpty { self.↓performSegue(withIdentifier: "inside", sender: nil) } }
            }
            @IBAction func soon() {
              var name: String?
              find { name = $0 }
              if let name { print(name); ↓performSegue(withIdentifier: "soon", sender: nil) }
            }
            @IBAction func waited() {
              var isThere = false
              let group = DispatchGroup()
              group.enter()
              DispatchQueue.global().async { isThere = true; group.leave() }
              group.wait()
              if isThere { ↓performSegue(withIdentifier: "waited", sender: nil) }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))>
              <view key="view" id="v"><subviews>
                \(button("late", of: "home"))\(button("inside", of: "home"))\(button("soon", of: "home"))\(button("waited", of: "home"))
              </subviews></view>
            </viewController>
            """),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'late', and no storyboard has one. name is set only later",
          "error: no segue of HomeController has the identifier 'inside', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'soon', and no storyboard has one",
          "error: no segue of HomeController has the identifier 'waited', and no storyboard has one",
        ])),
    RealCase(
      name: "delegates that are set of a generic parameter's value, and of another class's",
      app: RuleExample(
        [
          "Screens.swift": """
          protocol CardViewDelegate: AnyObject { func open() }
          protocol CardView: UIView { var delegate: CardViewDelegate? { get set } }
          final class PlainCardView: UIView, CardView {
            weak var delegate: CardViewDelegate?
            @objc func tapped() { delegate?.open() }
          }
          class BaseController<View: UIView>: UIViewController {
            var rootView: View { view as! View }
          }
          final class CardController<View: CardView>: BaseController<View> {
            override func viewDidLoad() {
              super.viewDidLoad()
              rootView.delegate = self
            }
          }
          extension CardController: CardViewDelegate { func open() {} }
          """,
          "Others.swift": """
          protocol MenuViewDelegate: AnyObject { func close() }
          final class MenuView: UIView {
            weak var ↓menu: MenuViewDelegate?
            @objc func tapped() { menu?.close() }
          }
          class HomeController: UIViewController, MenuViewDelegate {
            func close() {}
          }
          """,
          "Main.storyboard": storyboard("<viewController id=\"home\" \(of("HomeController"))/>"),
        ],
        finds: [
          """
          warning: nothing sets 'menu' of MenuView, so that HomeController never hears of it: set it where MenuView is made
          """
        ])),
    RealCase(
      name:
        "what stands behind a switch over the views whose cases have all ended, and behind one that leaves a view out",
      app: RuleExample(
        [
          "Items.swift": """
          class ItemsController: UIViewController, UICollectionViewDataSource {
            @IBOutlet weak var free: UICollectionView!
            @IBOutlet weak var taken: UICollectionView!
            override func viewDidLoad() {
              super.viewDidLoad()
              free.dataSource = self
              taken.dataSource = self
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
              switch collectionView {
              case self.free, taken: return UICollectionViewCell()
              default: break
              }
              return collectionView.↓dequeueReusableCell(withReuseIdentifier: "none", for: indexPath)
            }
          }
          class OthersController: UIViewController, UICollectionViewDataSource {
            @IBOutlet weak var free: UICollectionView!
            @IBOutlet weak var taken: UICollectionView!
            override func viewDidLoad() {
              super.viewDidLoad()
              free.dataSource = self
              taken.dataSource = self
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
              switch collectionView {
              case free: return UICollectionViewCell()
              case taken: print("taken")
              default: break
              }
              return collectionView.↓dequeueReusableCell(withReuseIdentifier: "other", for: indexPath)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="tabs"><connections>
              <segue destination="items" kind="relationship" relationship="viewControllers" id="s-1"/>
              <segue destination="others" kind="relationship" relationship="viewControllers" id="s-2"/>
            </connections></tabBarController>
            """, lists("items", "ItemsController"), lists("others", "OthersController")),
        ],
        finds: [
          """
          warning: no cell has the reuse identifier 'none', and nobody registers one. It is for others than free and \
          taken, the only ones that ask
          """,
          "error: no cell has the reuse identifier 'other', and nobody registers one",
        ])),
  ]

  /// A screen with two lists.
  private static func lists(_ id: String, _ name: String) -> String {
    """
    <viewController id="\(id)" \(of(name))>
      <view key="view" id="v-\(id)"><subviews><collectionView id="f-\(id)"/><collectionView id="t-\(id)"/></subviews></view>
      <connections>
        <outlet property="free" destination="f-\(id)" id="o-\(id)"/>
        <outlet property="taken" destination="t-\(id)" id="p-\(id)"/>
      </connections>
    </viewController>
    """
  }

  private static func button(_ action: String, of id: String) -> String {
    """
    <button id="b-\(action)"><connections>\
    <action selector="\(action)" destination="\(id)" eventType="touchUpInside" id="a-\(action)"/>\
    </connections></button>
    """
  }

  /// A screen with one button.
  private static func screen(_ id: String, _ name: String, _ action: String) -> String {
    """
    <viewController id="\(id)" \(of(name))>
      <view key="view" id="v-\(id)"><subviews>\(button(action, of: id))</subviews></view>
    </viewController>
    """
  }
}
