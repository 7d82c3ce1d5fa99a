import Testing

/// What an app is told of scrolling.
@MainActor
struct LiveScrollTests {
  private func screen(_ load: String, _ members: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController, UIScrollViewDelegate {
          let log = UILabel(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
          override func viewDidLoad() {
            super.viewDidLoad()
            log.text = "start"
            view.addSubview(log)
            scroll.delegate = self
            view.addSubview(scroll)
            let page = UILabel(frame: CGRect(x: 0, y: 0, width: 900, height: 400))
            page.text = "Pages"
            scroll.addSubview(page)
        \(load)
          }
        \(members)
        }
        """)
  }

  private let pages = """
    scroll.contentSize = CGSize(width: 900, height: 400)
    scroll.isPagingEnabled = true
    """

  @Test func pagesOfAKnownSizeTurnOneByOne() throws {
    let flow = screen(
      pages,
      """
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.text = "page \\(Int(scrollView.contentOffset.x / scrollView.frame.width))"
      }
      """)
    #expect(
      try flow.passes(
        """
        - swipe: {start: '70%,30%', end: '10%,30%'}
        - assertVisible: page 1
        - swipe: {start: '70%,30%', end: '10%,30%'}
        - swipe: {start: '70%,30%', end: '10%,30%'}
        - assertVisible: page 2
        - swipe: {start: '30%,30%', end: '70%,30%'}
        - assertVisible: page 1
        """) == nil)
  }

  @Test func codeThatScrollsTellsTheDelegate() throws {
    let flow = screen(
      pages + "\nscroll.setContentOffset(CGPoint(x: 300, y: 0), animated: true)",
      """
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.text! += " \\(Int(scrollView.contentOffset.x))" }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.text! += " done" }
      """)
    #expect(try flow.passes("- assertVisible: start 300 done") == nil)
  }

  @Test func whatHangsOnHowFarAListIsScrolledIsLeftOpen() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          var rows = ["One"]
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
          }
          override func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard scrollView.contentOffset.y > 100, rows.count < 2 else { return }
            rows.append("Two")
            tableView.reloadData()
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: One") == nil)
    let report = try flow.report("- scroll\n- assertVisible: One\n- assertVisible: Two")
    #expect(report.contains("✓ assertVisible \"One\""))
    #expect(report.contains("? assertVisible \"Two\""))
  }

  /// The size of the content is nought until something sets it (documentation of contentSize).
  @Test func whatFramesPlaceDoesNotScroll() throws {
    func flow(_ size: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func loadView() { view = UIScrollView() }
            override func viewDidLoad() {
              super.viewDidLoad()
              let label = UILabel(frame: CGRect(x: 20, y: 1280, width: 200, height: 44))
              label.text = "far"
              view.addSubview(label)
              \(size)
            }
          }
          """)
    }
    #expect(try flow("").verdicts("- assertNotVisible: far\n- scrollUntilVisible: {element: far}") == "✓✓✗")
    let sized = flow("(view as! UIScrollView).contentSize = CGSize(width: 300, height: 1400)")
    #expect(try sized.passes("- assertNotVisible: far\n- scrollUntilVisible: {element: far}") == nil)
  }

  /// An animation begins where the content lies.
  @Test(arguments: [("true", "0"), ("false", "300")])
  func animationsMoveContentInTurnsToCome(_ animated: String, _ now: String) throws {
    let flow = screen(
      pages + """

        scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Next", primaryAction: UIAction(title: "Next") { [unowned self] _ in
            scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x + 300, y: 0), animated: \(animated))
            log.text = "at \\(Int(scroll.contentOffset.x))"
          })
        navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "Ask", primaryAction: UIAction(title: "Ask") { [unowned self] _ in
            log.text = "then \\(Int(scroll.contentOffset.x))"
          })
        """, "")
    #expect(
      try flow.passes("- tapOn: Next\n- assertVisible: at \(now)\n- tapOn: Ask\n- assertVisible: then 300") == nil)
  }
}
