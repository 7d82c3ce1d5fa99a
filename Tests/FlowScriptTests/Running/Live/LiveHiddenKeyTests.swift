import Testing

/// Keys of key-value coding that apps set of UIKit's objects though no header declares them.
@MainActor
struct LiveHiddenKeyTests {
  private func screen(_ load: String, appear: String = "", head: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(head)
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            \(load)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            \(appear)
          }
        }
        """)
  }

  @Test func theButtonToCancelASearchReadsWhatItIsGiven() throws {
    let plain = screen(
      """
      let bar = UISearchBar(frame: CGRect(x: 0, y: 150, width: 390, height: 56))
      bar.showsCancelButton = true
      bar.setValue("Stop", forKey: "cancelButtonText")
      view.addSubview(bar)
      """)
    #expect(try plain.passes("- assertVisible: Stop\n- assertNotVisible: Cancel") == nil)
    let search = screen(
      """
      let search = UISearchController()
      search.searchBar.placeholder = "Find"
      search.searchBar.setValue("Stop", forKey: "cancelButtonText")
      navigationItem.searchController = search
      """)
    #expect(try search.passes("- tapOn: Find\n- tapOn: Stop\n- assertNotVisible: Stop") == nil)
  }

  @Test func theFieldOfASearchBarIsReadByItsKey() throws {
    let flow = screen(
      """
      let bar = UISearchBar(frame: CGRect(x: 0, y: 150, width: 390, height: 56))
      view.addSubview(bar)
      if let field = bar.value(forKey: "searchField") as? UITextField { field.placeholder = "Find" }
      """)
    #expect(try flow.passes("- assertVisible: Find") == nil)
  }

  @Test func alertsShowTheirTextsWithLooks() throws {
    let flow = screen(
      "",
      appear: """
        let alert = UIAlertController(title: "Old", message: "Plain", preferredStyle: .alert)
        alert.setValue(NSAttributedString(string: "New"), forKey: "attributedTitle")
        alert.setValue(NSMutableAttributedString(string: "Rich"), forKey: "attributedMessage")
        let action = UIAlertAction(title: "Fine", style: .default)
        action.setValue(UIColor.red, forKey: "titleTextColor")
        action.setValue(true, forKey: "checked")
        alert.addAction(action)
        present(alert, animated: true)
        """)
    #expect(
      try flow.passes(
        """
        - assertAlert: {title: New, message: Rich, buttons: [Fine]}
        - assertNotVisible: Old
        - assertNotVisible: Plain
        - tapOn: Fine
        - assertNotVisible: New
        """) == nil)
  }

  @Test func looksOfPickersAndBarsChangeNoText() throws {
    let flow = screen(
      """
      let dates = UIDatePicker()
      dates.setValue(UIColor.white, forKeyPath: "textColor")
      dates.setValue(false, forKey: "highlightsToday")
      UIPickerView().setValue(UIColor.white, forKey: "textColor")
      navigationController?.navigationBar.setValue(true, forKey: "hidesShadow")
      UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
      label.text = "dressed"
      """)
    #expect(try flow.passes("- assertVisible: dressed") == nil)
  }

  @Test func aBarOfTheAppsTakesThePlaceOfAContainersOwn() throws {
    let flow = LiveFlow(
      source: """
        class Tabs: UITabBar {
          let mark = UILabel(frame: CGRect(x: 150, y: 0, width: 90, height: 20))
          override init(frame: CGRect) {
            super.init(frame: frame)
            mark.text = "Mark"
            addSubview(mark)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            setValue(Tabs(), forKey: "tabBar")
            viewControllers = ["One", "Two"].map { name in
              let screen = Screen()
              screen.name = name
              screen.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
              return screen
            }
          }
        }
        class Screen: UIViewController {
          var name = ""
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
            label.text = "screen " + name
            view.addSubview(label)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: screen One
        - assertVisible: Mark
        - tapOn: Two
        - assertVisible: screen Two
        """) == nil)
  }
}
