import TestSupport
import Testing

/// What a list asks to be got ready before it is shown: when, UIKit does not say.
@MainActor
struct LivePrefetchTests {
  private func table(_ count: Int, _ prefetch: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UITableViewDataSource, UITableViewDataSourcePrefetching {
          var items = (0..<\(count)).map { "Row \\($0)" }
          let table = UITableView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "None"
            table.rowHeight = 50
            table.dataSource = self
            table.prefetchDataSource = self
            view.addSubview(table)
          }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = items[path.row]
            return cell
          }
          func tableView(_ table: UITableView, prefetchRowsAt paths: [IndexPath]) { \(prefetch) }
        }
        """)
  }

  @Test(.proves("F6.12")) func whetherRowsAreAskedForIsOpen() throws {
    let flow = table(40, "title = \"Asked\"")
    #expect(try flow.verdicts("- assertVisible: Row 0\n- assertVisible: None") == "✓✓?")
  }

  @Test func rowsThatFitAreNot() throws {
    #expect(try table(4, "title = \"Asked\"").passes("- assertVisible: Row 3\n- assertVisible: None") == nil)
  }

  @Test func whatItDoesNotChangeIsDecided() throws {
    let flow = table(40, "for path in paths { _ = items[path.row].count }")
    #expect(try flow.passes("- assertVisible: Row 0\n- assertVisible: None") == nil)
  }

  @Test func itemsOfACollectionAreAskedForLikewise() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
          var asked = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "None"
            let layout = UICollectionViewFlowLayout()
            let list = UICollectionView(
              frame: CGRect(x: 0, y: 300, width: 393, height: 300), collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "i")
            list.dataSource = self
            list.prefetchDataSource = self
            view.addSubview(list)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Ask", style: .plain, target: self, action: #selector(ask))
          }
          @objc func ask() { title = "\\(asked)" }
          func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 200 }
          func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
            c.dequeueReusableCell(withReuseIdentifier: "i", for: i)
          }
          func collectionView(_ c: UICollectionView, prefetchItemsAt p: [IndexPath]) { asked += 1 }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: None\n- tapOn: Ask\n- assertVisible: '0'") == "✓✓✓?")
  }
}
