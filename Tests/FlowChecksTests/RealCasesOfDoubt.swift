@testable import FlowChecks

/// What looks missing, and what the code asks about, sets, adds or overrides elsewhere.
extension RealCase {
  static let casesOfDoubt: [RealCase] = [
    RealCase(
      name: "names that code asks about before it hands them to UIKit, and those that it does not",
      app: RuleExample(
        [
          "Home.swift": """
          extension UIViewController {
            func canPerform(_ identifier: String) -> Bool {
              let templates = value(forKey: "storyboardSegueTemplates") as? [NSObject]
              return templates?.contains { $0.value(forKey: "identifier") as? String == identifier } ?? false
            }
          }
          class HomeController: UIViewController {
            let last = "seven"
            @IBAction func open(_ sender: Any) {
              if canPerform("one") { ↓performSegue(withIdentifier: "one", sender: nil) }
              let second = "two"
              if canPerform(second) { ↓performSegue(withIdentifier: second, sender: nil) }
              if !canPerform("three") { return }
              DispatchQueue.main.async { self.↓performSegue(withIdentifier: "three", sender: nil) }
              if shouldPerformSegue(withIdentifier: "four", sender: nil) {
                ↓performSegue(withIdentifier: "four", sender: nil)
              }
              if UserDefaults.standard.bool(forKey: "five") { ↓performSegue(withIdentifier: "five", sender: nil) }
              if (sender as? UIButton)?.currentTitle == "six" { ↓performSegue(withIdentifier: "six", sender: nil) }
              guard canPerform(last) else { return }
              ↓performSegue(withIdentifier: last, sender: nil)
            }
            @IBAction func load(_ sender: Any) {
              if Bundle.main.path(forResource: "Banner", ofType: "nib") != nil {
                Bundle.main.↓loadNibNamed("Banner", owner: nil)
              }
              let panel = Bundle.main.path(forResource: "Panel", ofType: "nib")
              if panel != nil { Bundle.main.↓loadNibNamed("Panel", owner: nil) }
              if sender is UIButton { Bundle.main.↓loadNibNamed("Badge", owner: nil) }
            }
            @IBAction func show(_ sender: Any) {
              guard Bundle.main.url(forResource: "Other", withExtension: "storyboardc") != nil else { return }
              present(↓UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()!, animated: true)
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="open:" destination="home" eventType="touchUpInside" id="a-1"/>
                <action selector="load:" destination="home" eventType="touchUpInside" id="a-2"/>
                <action selector="show:" destination="home" eventType="touchUpInside" id="a-3"/>
              </connections></button>
              <button id="c"><connections><segue destination="help" kind="show" identifier="help" id="s"/></connections></button>
            </subviews></view></viewController>
            """, "<viewController id=\"help\"/>"),
        ],
        finds: [
          "warning: no segue of HomeController has the identifier 'one' (it has 'help')",
          "warning: no segue of HomeController has the identifier 'two' (it has 'help')",
          "warning: no segue of HomeController has the identifier 'three' (it has 'help')",
          "error: no segue of HomeController has the identifier 'four' (it has 'help')",
          "error: no segue of HomeController has the identifier 'five' (it has 'help')",
          "error: no segue of HomeController has the identifier 'six' (it has 'help')",
          "warning: no segue of HomeController has the identifier 'seven' (it has 'help')",
          "warning: no xib is called 'Banner': was it renamed or deleted?",
          "warning: no xib is called 'Panel': was it renamed or deleted?",
          "error: no xib is called 'Badge': was it renamed or deleted?",
          "warning: the code names storyboard 'Other', which does not exist (there is 'Main')",
        ])),
  ]

  /// A list with a prototype and a button that leads on.
  private static func list(_ id: String, _ name: String, to next: String) -> String {
    """
    <tableViewController id="\(id)" \(of(name))>
      <tableView key="view" id="\(id)t"><prototypes><tableViewCell reuseIdentifier="Item" id="\(id)c"><connections>
        <segue destination="\(next)" kind="show" id="\(id)s"/>
      </connections></tableViewCell></prototypes></tableView>
    </tableViewController>
    """
  }

  /// A controller with a button that sends it an action, and one that leads on.
  private static func going(_ id: String, _ name: String, to next: String) -> String {
    """
    <viewController id="\(id)" \(name)><view key="view" id="\(id)v"><subviews>
      <button id="\(id)b"><connections>
        <action selector="go:" destination="\(id)" eventType="touchUpInside" id="\(id)a"/>
      </connections></button>
      <button id="\(id)c"><connections><segue destination="\(next)" kind="show" id="\(id)s"/></connections></button>
    </subviews></view></viewController>
    """
  }
}
