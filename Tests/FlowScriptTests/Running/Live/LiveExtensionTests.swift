import Testing

/// Extensions of Foundation's classes, and members of UIKit's that apps call rarely.
@MainActor
struct LiveExtensionTests {
  @Test func anExtensionOfAllFormattersHoldsOnesOfAnyKind() throws {
    let flow = LiveFlow(
      source: """
        extension Formatter {
          static let day = DateFormatter()
          static let price = NumberFormatter()
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            DateFormatter.day.dateFormat = "yyyy"
            Formatter.day.timeZone = TimeZone(identifier: "UTC")
            Formatter.price.minimumFractionDigits = 2
            title = Formatter.day.string(from: Date(timeIntervalSince1970: 0)) + " " + NumberFormatter.price.string(from: 3)!
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: \"1970 3.00\"") == nil)
  }

  @Test func anOverrideOfAnotherExtensionsMethodIsTheAppsOwn() throws {
    let flow = LiveFlow(
      source: """
        @objc extension UIView {
          func ownName() -> String { "view" }
        }
        @objc extension UIWindow {
          override func ownName() -> String { "window" }
        }
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = view.ownName() + " " + view.window!.ownName()
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: view window\n- assertNotVisible: view view") == nil)
  }

  @Test func aMethodOfUIKitsStandsBesideAnExtensionsForOtherArguments() throws {
    let flow = LiveFlow(
      source: """
        struct Route { let title: String }
        extension UIViewController {
          func show(_ route: Route, sender: Any?) {
            let next = UIViewController()
            next.title = route.title
            show(next, sender: sender)
          }
        }
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            show(Route(title: "Detail"), sender: nil)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Detail") == nil)
  }

  @Test func anImageOfTheCatalogueIsChangedWhereItIsNamed() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(UIImageView(image: .logo.withRenderingMode(.alwaysTemplate)))
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              image: .logo.withRenderingMode(.alwaysOriginal), style: .done, target: nil, action: nil)
            title = "drawn"
          }
        }
        """, files: ["App/Assets.xcassets/logo.imageset/Contents.json": "{}"])
    #expect(try flow.passes("- assertVisible: drawn") == nil)
  }

  @Test func pagesOfTheWebCanBeOpened() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = UIApplication.shared.canOpenURL(URL(string: "https://example.com")!) ? "can" : "cannot"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: can") == nil)
  }

  @Test func aCollectionIsLaidOutInAnotherWay() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UICollectionViewDataSource {
          let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 200)
            list.frame = view.bounds
            list.dataSource = self
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.setCollectionViewLayout(layout, animated: false)
            view.addSubview(list)
          }
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let label = UILabel(frame: cell.bounds)
            label.text = "Item \\(indexPath.item)"
            cell.contentView.addSubview(label)
            return cell
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Item 1\n- assertNotVisible: Item 9") == nil)
  }

  @Test func whatIsUnwrappedImplicitlyIsCompared() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          var index: Int!
          override func viewDidLoad() {
            super.viewDidLoad()
            index = [4, 5].firstIndex(of: 5)
            title = index >= 0 ? "Found" : "None"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Found") == nil)
  }

  @Test func indexPathsOfObjectiveCAreTheSame() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let path = NSIndexPath(row: 2, section: 1) as IndexPath
            title = "\\(path.section) and \\(path.row): \\(path == IndexPath(row: 2, section: 1))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: \"1 and 2: true\"") == nil)
  }
}
