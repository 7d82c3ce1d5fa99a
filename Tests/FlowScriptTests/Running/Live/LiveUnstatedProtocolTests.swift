import Testing

/// Methods of protocols that a class has and does not state: UIKit finds none of them.
@MainActor
struct LiveUnstatedProtocolTests {
  @Test(arguments: [
    ("UICollectionViewDelegate", "func", "50"), ("UICollectionViewDelegateFlowLayout", "func", "200"),
    ("Sizes", "func", "200"), ("UICollectionViewDelegate", "@objc func", "200"),
  ])
  func sizesOfItemsAreAskedOfALayoutsDelegate(stated: String, function: String, width: String) throws {
    let flow = LiveFlow(
      source: """
        protocol Sizes: UICollectionViewDelegateFlowLayout {}
        extension Root: UICollectionViewDataSource, \(stated) {
          func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
          }
          \(function) collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize { CGSize(width: 200, height: 80) }
        }
        class Root: UIViewController {
          let list = UICollectionView(
            frame: CGRect(x: 0, y: 300, width: 393, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
          override func viewDidLoad() {
            super.viewDidLoad()
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = self
            list.delegate = self
            view.addSubview(list)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = "\\(Int(list.cellForItem(at: IndexPath(item: 0, section: 0))!.frame.width))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: '\(width)'") == nil)
  }

  @Test(arguments: [("", ", UITableViewDelegate", "0"), (", UITableViewDelegate", "", "1")])
  func aSubclassStatesNothingForItsSuperclass(base: String, subclass: String, selected: String) throws {
    let flow = LiveFlow(
      source: """
        class Base: NSObject, UITableViewDataSource\(base) {
          var selected = 0
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \\(selected)"
            return cell
          }
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            selected += 1
            table.reloadData()
          }
        }
        class Source: Base\(subclass) {}
        class Root: UIViewController {
          let table = UITableView(frame: CGRect(x: 0, y: 200, width: 393, height: 400))
          let source = Source()
          override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = source
            table.delegate = source
            view.addSubview(table)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Row 0\n- assertVisible: Row \(selected)") == nil)
  }

  @Test func springsOfALengthRun() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            label.text = "gone"
            view.addSubview(label)
            UIView.animate(springDuration: 0.4, bounce: 0.2) { label.alpha = 0 } completion: { _ in self.title = "over" }
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: over\n- assertNotVisible: gone") == nil)
  }
}
