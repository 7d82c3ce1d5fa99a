@testable import FlowChecks

extension RealCase {
  /// What documents and code say differently of segues, classes, modules, outlets and actions.
  static let defects: [RealCase] = [
    RealCase(
      name: "a segue that no storyboard has, performed in a closure",
      app: RuleExample(
        [
          "Wait.swift": """
          class WaitController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              session.ask { [weak self] answer in
                if answer.isYes { self?.↓performSegue(withIdentifier: "signedIn", sender: nil) }
              }
            }
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("WaitController"))><connections>
              <segue destination="end" kind="show" identifier="entered" id="s"/>
            </connections></viewController>
            """, #"<viewController id="end"/>"#),
        ],
        finds: [
          "error: no segue of WaitController has the identifier 'signedIn' (it has 'entered')"
        ])),
    RealCase(
      name: "a segue that became a relationship",
      app: RuleExample(
        [
          "Main.storyboard": storyboard(
            """
            <tabBarController id="home" \(of("LampTabController"))><connections>
              <segue destination="nav" kind="relationship" relationship="viewControllers" id="s-1"/>
            </connections></tabBarController>
            """,
            """
            <navigationController id="nav"><connections>
              <segue destination="pick" kind="relationship" relationship="rootViewController" id="s-2"/>
            </connections></navigationController>
            """, #"<viewController id="pick"/>"#),
          "Tabs.swift": """
          class LampTabController: UITabBarController {
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              guard UserDefaults.standard.string(forKey: "lamp") == nil else { return }
              ↓performSegue(withIdentifier: "pickLamp", sender: nil)
            }
          }
          """,
        ],
        finds: [
          "error: no segue of LampTabController has the identifier 'pickLamp', and no storyboard has one"
        ])),
    RealCase(
      name: "a screen that is in another storyboard",
      app: RuleExample(
        [
          "AppDelegate.swift": """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) {
              if needsSignIn {
                let storyboard = UIStoryboard(name: "Main", bundle: nil)
                let signIn = storyboard.↓instantiateViewController(withIdentifier: "SignIn")
                window?.rootViewController = signIn
              }
            }
          }
          """,
          "Main.storyboard": storyboard(#"<viewController storyboardIdentifier="Tabs" id="home"/>"#),
          "Setup.storyboard": storyboard(#"<viewController storyboardIdentifier="SignIn" id="home"/>"#),
        ],
        finds: [
          "error: the code names screen 'SignIn', which storyboard Main does not have: it is in storyboard Setup"
        ])),
    RealCase(
      name: "selectors of Swift 2 with a label that Swift 3 has no more",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func dim(_ slider: UISlider) {}
            @IBAction func turn(_ control: UISwitch) {}
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <slider id="a"><connections>
                ↓<action selector="dimWithSlider:" destination="home" eventType="valueChanged" id="a-1"/>
              </connections></slider>
              <switch id="b"><connections>
                ↓<action selector="turnWithControl:" destination="home" eventType="valueChanged" id="a-2"/>
              </connections></switch>
            </subviews></view></viewController>
            """),
        ],
        finds: [
          "error: HomeController has no method 'dimWithSlider:': dim(_:) is 'dim:', connect that",
          "error: HomeController has no method 'turnWithControl:': turn(_:) is 'turn:', connect that",
        ])),
    RealCase(
      name: "a first label that Swift 3 puts into the selector",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBAction func toggle(sender: UIButton) {}
            @objc func hideKeyboard(sender: UITapGestureRecognizer) {}
          }
          """,
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews>
              <button id="b"><connections>
                ↓<action selector="toggle:" destination="home" eventType="touchUpInside" id="a-1"/>
              </connections></button>
            </subviews><connections>
              <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="g"/>
            </connections></view></viewController>
            <tapGestureRecognizer id="t"><connections>
              ↓<action selector="hideKeyboard:" destination="home" id="a-2"/>
            </connections></tapGestureRecognizer>
            """),
        ],
        finds: [
          "error: HomeController has no method 'toggle:': toggle(sender:) is 'toggleWithSender:', write toggle(_ sender: …)",
          "error: HomeController has no method 'hideKeyboard:': hideKeyboard(sender:) is 'hideKeyboardWithSender:', write hideKeyboard(_ sender: …)",
        ])),
    RealCase(
      name: "an action that Swift 4 shows to nobody, as the project's version says",
      app: RuleExample(
        [
          "App.xcodeproj/project.pbxproj": project(["Home.swift"], ["Main.storyboard"], swift: "4.2"),
          "Home.swift": "class HomeController: UIViewController { func save(_ sender: Any) {} }",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><view key="view" id="v"><subviews><button id="b"><connections>
              ↓<action selector="save:" destination="home" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view></viewController>
            """),
        ],
        finds: [
          "error: method 'save:' of HomeController is not visible to Interface Builder: write @IBAction before it"
        ])),
    RealCase(
      name: "a storyboard that fell behind its sources",
      app: RuleExample(
        [
          "Home.swift": """
          class HomeController: UIViewController {
            @IBOutlet weak var lampLabel: UILabel!
            @IBAction func calibrate(_ sender: Any) {}
          }
          """,
          "Main.storyboard": storyboard(
            """
            <navigationController id="home"><connections>
              <segue destination="root" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController>
            """,
            """
            <viewController id="root" \(of("HomeController"))>
              <view key="view" id="v"><subviews><label id="l"/></subviews></view>
              <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="b"><connections>
                ↓<action selector="transmit:" destination="root" id="a-1"/>
              </connections></barButtonItem></navigationItem>
              <connections>
                <outlet property="lampLabel" destination="l" id="o-1"/>
                ↓<outlet property="transmitterButton" destination="b" id="o-2"/>
              </connections>
            </viewController>
            """),
        ],
        finds: [
          "error: HomeController has no method 'transmit:': was it renamed or deleted?",
          "error: HomeController has no property 'transmitterButton': was it renamed or deleted?",
        ])),
    RealCase(
      name: "a module that is a target's old name",
      app: RuleExample(
        [
          "Package.swift": package,
          "Sources/LampSample/Lamp.swift": "class LampController: UIViewController { @IBOutlet var level: UILabel! }",
          "Sources/LampSample/Main.storyboard": storyboard(
            """
            ↓<viewController id="home" customClass="LampController" customModule="Lamp_Demo">
              <view key="view" id="v"><subviews><label id="l"/></subviews></view>
              <connections><outlet property="level" destination="l" id="o"/></connections>
            </viewController>
            """),
        ],
        finds: [
          """
          error: class LampController is not in module Lamp_Demo, but in LampSample, so UIKit makes a plain \
          UIViewController, which has no outlet 'level': loading it crashes. Tick "Inherit Module From Target"
          """
        ])),
    RealCase(
      name: "a module and a class that nobody has, with no outlet",
      app: RuleExample(
        [
          "Package.swift": package,
          "Sources/LampSample/Lamp.swift": "import CoreBluetooth\nclass LampController: UIViewController {}",
          "Sources/LampSample/Main.storyboard": storyboard(
            """
            ↓<viewController id="home" customClass="RootController" customModule="Lamp_Demo"/>
            """),
        ],
        finds: [
          """
          warning: class RootController does not exist, so UIKit makes a plain UIViewController: module Lamp_Demo is \
          no target's, and no file imports it
          """
        ])),
    RealCase(
      name: "a segue that the other device's storyboard lacks",
      app: RuleExample(
        [
          "Info.plist": """
          <plist version="1.0"><dict>
            <key>UIMainStoryboardFile</key><string>Main</string>
            <key>UIMainStoryboardFile~iphone</key><string>Main_Phone</string>
          </dict></plist>
          """,
          "List.swift": """
          class ListController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              ↓performSegue(withIdentifier: "open", sender: self)
            }
          }
          """,
          "Main.storyboard": storyboard(
            #"""
            <splitViewController id="home"><connections>
              <segue destination="list" kind="relationship" relationship="masterViewController" id="s-1"/>
            </connections></splitViewController>
            """#, "<tableViewController id=\"list\" \(of("ListController"))/>"),
          "Main_Phone.storyboard": storyboard(
            """
            <tableViewController id="home" \(of("ListController"))><connections>
              <segue destination="item" kind="show" identifier="open" id="s-2"/>
            </connections></tableViewController>
            """, #"<viewController id="item"/>"#),
        ],
        finds: [
          """
          error: on iPad ListController has no segue 'open': Main.storyboard has this screen without it, so that this \
          raises an exception there
          """
        ])),
    RealCase(
      name: "an unwind action that is declared nowhere",
      app: RuleExample(
        [
          "Home.swift": "class HomeController: UIViewController {}",
          "Main.storyboard": storyboard(
            """
            <viewController id="home" \(of("HomeController"))><connections>
              ↓<segue destination="x" kind="unwind" identifier="toRoot" unwindAction="unwindToRoot:" id="s"/>
            </connections></viewController>
            <exit id="x"/>
            """),
        ],
        finds: [
          "warning: no class has the unwind action 'unwindToRoot:', so the segue does nothing: was it renamed or deleted?"
        ])),
    RealCase(
      name: "classes that were renamed, mistyped or deleted",
      app: RuleExample(
        [
          "Home.swift": """
          class NewPictureCell: UITableViewCell {}
          class TabsController: UITabBarController {}
          class Lamp {}
          """,
          "Main.storyboard": storyboard(
            """
            <tabBarController id="home">
              ↓<tabBar key="tabBar" id="b" customClass="TabsConroller"/>
              <connections>
                <segue destination="list" kind="relationship" relationship="viewControllers" id="s-1"/>
              </connections>
            </tabBarController>
            """,
            """
            <tableViewController id="list"><tableView key="view" dataMode="prototypes" id="t"><prototypes>
              ↓<tableViewCell reuseIdentifier="Picture" id="c" \(of("PictureCell"))><tableViewCellContentView key="contentView" id="v"><subviews>
                ↓<imageView id="i" \(of("Lmp"))/>
                ↓<button id="d" \(of("EdgedButton"))/>
              </subviews></tableViewCellContentView></tableViewCell>
            </prototypes></tableView></tableViewController>
            """),
        ],
        finds: [
          "warning: class TabsConroller does not exist, so UIKit makes a plain UITabBar: did you mean 'TabsController'?",
          "warning: class PictureCell does not exist, so UIKit makes a plain UITableViewCell: did you mean 'NewPictureCell'?",
          "warning: class Lmp does not exist, so UIKit makes a plain UIImageView: did you mean 'Lamp'?",
          "warning: class EdgedButton does not exist, so UIKit makes a plain UIButton: was it renamed or deleted?",
        ])),
    RealCase(
      name: "an outlet of a watch app's screen",
      app: RuleExample(
        [
          "Interface.storyboard": """
          <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit" initialViewController="n">
            <scenes><scene sceneID="1"><objects>
              <notificationController id="n" \(of("NoteController"))><connections>
                ↓<outlet property="alertLabel" destination="l" id="o"/>
              </connections></notificationController>
            </objects></scene></scenes>
          </document>
          """,
          "Note.swift": "class NoteController: WKUserNotificationInterfaceController {}",
        ],
        finds: ["warning: NoteController has no property 'alertLabel': was it renamed or deleted?"])),
  ]
}
