import TestSupport
import Testing

/// Where things lie, as code asks for it: points of one view in another, a finger's place, the row at a point.
@MainActor
struct LiveWhereTests {
  @Test func aListThatBeginsBelowTheBarsIsHitWhereItLies() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController, UICollectionViewDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 560, width: 300, height: 40))
            button.setTitle("Go on", for: .normal)
            button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
            view.addSubview(button)
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 300, height: 300)
            let list = UICollectionView(frame: CGRect(x: 0, y: 30, width: 393, height: 510), collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = self
            view.addSubview(list)
          }
          @objc func goOn() { title = "Went on" }
          func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
          func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          }
        }
        """)
    #expect(try flow.passes("- tapOn: Go on\n- assertVisible: Went on") == nil)
  }

  private func screen(_ load: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          let log = UILabel(frame: CGRect(x: 10, y: 300, width: 60, height: 30))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(log)
            \(load)
          }
        }
        """)
  }

  @Test(arguments: [
    (
      """
      let box = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
      view.addSubview(box)
      box.addSubview(log)
      let point = log.convert(CGPoint(x: 1, y: 2), to: view)
      log.text = "\\(point.x) \\(point.y) \\(box.convert(point, from: view).y)"
      """, "31.0 332.0 302.0"
    ),
    (
      """
      let list = UIScrollView(frame: CGRect(x: 20, y: 30, width: 150, height: 500))
      list.contentSize = CGSize(width: 150, height: 900)
      view.addSubview(list)
      list.addSubview(log)
      list.contentOffset.y = 50
      let frame = log.convert(log.bounds, to: view)
      log.text = "\\(frame.minX) \\(frame.maxY) \\(log.convert(log.bounds, to: list).maxY)"
      """, "30.0 310.0 330.0"
    ),
    (
      """
      let parts = CGRect(x: 0, y: 0, width: 100, height: 80).divided(atDistance: 20, from: .maxYEdge)
      log.text = "\\(parts.slice.minY) \\(parts.remainder.height)"
      """, "60.0 60.0"
    ),
  ])
  func placesOfKnownFrames(load: String, text: String) throws {
    #expect(try screen(load).passes("- assertVisible: '\(text)'") == nil)
  }

  @Test func whatContentPlacesIsNotKnown() throws {
    let flow = screen(
      """
      let low = UILabel()
      low.text = "hello"
      low.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(low)
      low.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      low.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40).isActive = true
      view.layoutIfNeeded()
      log.text = low.convert(CGPoint(x: 5, y: 5), to: view).y > 400 ? "low" : "high"
      """)
    #expect(try flow.verdicts("- assertVisible: low") == "✓?")
  }

  /// The row that a button of a cell, or a finger, lies in, wherever that is.
  @Test(arguments: [
    "sender.convert(CGPoint.zero, to: tableView)", "tableView.convert(sender.center, from: sender.superview)",
    "sender.convert(sender.bounds.origin, to: self.tableView)", "sender.convert(sender.bounds, to: tableView).origin",
  ])
  func theRowOfAButton(point: String) throws {
    let flow = LiveFlow(
      source: """
        class Cell: UITableViewCell {
          let button = UIButton(type: .system)
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            button.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(button)
            button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
            button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
            button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! Cell
            cell.button.setTitle("B\\(indexPath.row)", for: .normal)
            cell.button.addTarget(self, action: #selector(go), for: .touchUpInside)
            return cell
          }
          @objc func go(_ sender: UIButton) {
            guard let path = tableView.indexPathForRow(at: \(point)) else { return }
            title = "row \\(path.row)"
          }
        }
        """)
    #expect(try flow.passes("- tapOn: B2\n- assertVisible: row 2") == nil)
  }

  @Test func theRowUnderAFinger() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "R\\(indexPath.row)"
            return cell
          }
          @objc func pressed(_ gesture: UILongPressGestureRecognizer) {
            guard gesture.state == .began,
              let path = tableView.indexPathForRow(at: gesture.location(in: tableView))
            else { return }
            title = "pressed \\(path.row) by \\(gesture.numberOfTouches)"
          }
        }
        """)
    #expect(try flow.passes("- longPressOn: R2\n- assertVisible: pressed 2 by 1") == nil)
  }

  @Test func whereATapIs() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let box = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 60))
            box.text = "box"
            box.isUserInteractionEnabled = true
            view.addSubview(box)
            box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
          @objc func tapped(_ tap: UITapGestureRecognizer) {
            let (inside, outside) = (tap.location(in: tap.view), tap.location(in: view))
            title = "\\(inside.x) \\(inside.y) \\(outside.x) \\(tap.location(ofTouch: 0, in: view).y)"
          }
        }
        """)
    #expect(try flow.passes("- tapOn: box\n- assertVisible: 50.0 30.0 70.0 230.0") == nil)
  }
}
