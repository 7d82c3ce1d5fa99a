import Testing

/// Pictures, texts, colours and cached objects that answers set are left open: no world for each.
@MainActor
struct QuietLookTests {
  private func flow(_ body: String, _ members: String = "", _ types: String = "") -> LiveFlow {
    LiveFlow(
      source: """
        \(types)
        class Root: UIViewController {
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
          let picture = UIImageView(frame: CGRect(x: 20, y: 250, width: 40, height: 40))
          let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 44))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
            label.text = "Loading"
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            [label, picture, button].forEach(view.addSubview)
            \(body)
          }
          func load(_ number: Int, _ done: @escaping (Data) -> Void) {
            URLSession.shared.dataTask(with: URL(string: "https://example.com/\\(number)")!) { data, _, error in
              if let error = error { print(error.localizedDescription); return }
              guard let data = data else { return }
              DispatchQueue.main.async { done(data) }
            }.resume()
          }
          \(members.contains("func go()") ? "" : "@objc func go() {}")
          \(members)
        }
        """)
  }

  /// The most common table of all: a picture a row.
  @Test func picturesOfRowsAreNoWorlds() throws {
    let flow = LiveFlow(
      source: """
        class Cell: UITableViewCell {
          let spinner = UIActivityIndicatorView(style: .medium)
          func show(_ url: URL) {
            contentView.addSubview(spinner)
            spinner.startAnimating()
            URLSession.shared.dataTask(with: url) { data, _, error in
              guard error == nil, let data = data, let image = UIImage(data: data) else { return }
              DispatchQueue.main.async {
                self.imageView?.image = image
                self.spinner.stopAnimating()
                self.setNeedsLayout()
              }
            }.resume()
          }
        }
        class Root: UITableViewController {
          let names = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil"]
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! Cell
            cell.textLabel?.text = names[indexPath.row]
            cell.show(URL(string: "https://example.com/\\(indexPath.row)")!)
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            title = "It is \\(names[indexPath.row])"
          }
        }
        """)
    #expect(try flow.verdicts("- assertVisible: Ann\n- tapOn: Gil\n- assertVisible: It is Gil") == "✓✓✓✓")
  }

  /// One of the texts stands there, and no other.
  @Test func aTextIsOneOfThoseThatWereSet() throws {
    let flow = flow("for number in 0..<4 { load(number) { _ in self.label.text = \"Loaded\" } }")
    #expect(
      try flow.verdicts("- assertVisible: Load.*\n- assertNotVisible: Gone\n- assertVisible: Loaded") == "✓✓✓?")
    #expect(try flow.verdicts("- assertVisible: Loading") == "✓?")
  }

  /// Answers that set another text are worlds of their own.
  @Test(arguments: ["Failed", "Loaded", "Loading"])
  func eachTextThatMayBeSetIsOpen(_ text: String) throws {
    let flow = flow(
      """
      URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
        DispatchQueue.main.async { self.label.text = data == nil ? "Failed" : "Loaded" }
      }.resume()
      """)
    #expect(try flow.verdicts("- assertNotVisible: \(text)") == "✓?")
    #expect(try flow.verdicts("- assertVisible: \(text)") == "✓?")
  }

  /// What code sets afterwards is known again, until an answer comes that has not come yet.
  @Test func whatIsSetAgainMayBeSetOver() throws {
    let flow = flow(
      "for number in 0..<4 { load(number) { _ in self.label.text = \"Loaded\" } }",
      "@objc func go() { label.text = \"Gone\" }")
    #expect(try flow.verdicts("- tapOn: Go\n- assertVisible: Gone\n- assertNotVisible: Loaded") == "✓✓??")
    #expect(try flow.verdicts("- tapOn: Go\n- assertNotVisible: Loading") == "✓✓✓")
  }

  /// What goes by a look that is open is asked.
  @Test(arguments: ["picture.image == nil", "label.text == \"Loading\"", "cache.object(forKey: \"key\") == nil"])
  func codeThatReadsWhatIsOpenAsks(_ condition: String) throws {
    let flow = flow(
      """
      load(1) { _ in self.picture.image = UIImage() }
      load(2) { _ in self.label.text = "Loaded" }
      load(3) { _ in self.cache.setObject("value", forKey: "key") }
      """,
      """
      let cache = NSCache<NSString, NSString>()
      @objc func go() { title = \(condition) ? "Before" : "After" }
      """)
    #expect(try flow.verdicts("- assertVisible: Home\n- tapOn: Go\n- assertVisible: Before") == "✓✓✓?")
  }

  /// Who sees what was set before the work has ended goes by it: it is no difference that can be left open.
  @Test func whatIsSeenBeforeTheEndIsAWorld() throws {
    let read = flow(
      """
      load(1) { _ in
        self.label.text = "Half"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.label.text = "Whole" }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        if self.label.text == "Half" { self.title = "Seen" }
      }
      """)
    #expect(try read.verdicts("- assertVisible: Home") == "✓?")
    #expect(try read.verdicts("- assertNotVisible: Seen") == "✓?")
    let looked = flow(
      """
      load(1) { _ in
        self.label.text = "Half"
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.label.text = "Loading" }
      }
      """)
    #expect(try looked.verdicts("- assertVisible: Loading") == "✓?")
  }

  /// An observer of a picture is the app's code, and what it changes is a difference.
  @Test func observersOfALookAreWorlds() throws {
    let flow = flow(
      "let own = Picture()\nview.addSubview(own)\nload(1) { _ in own.image = UIImage(); self.title = \"\\(own.count)\" }",
      "", "class Picture: UIImageView { var count = 0\noverride var image: UIImage? { didSet { count += 1 } } }")
    #expect(try flow.verdicts("- assertVisible: Home") == "✓?")
  }

  /// Two failures together do what neither does alone.
  @Test func failuresThatCountAreTriedTogether() throws {
    let flow = flow(
      "for number in 0..<2 { fetch(number) }",
      """
      var failures = 0
      func fetch(_ number: Int) {
        URLSession.shared.dataTask(with: URL(string: "https://example.com/\\(number)")!) { data, _, _ in
          DispatchQueue.main.async {
            guard data == nil else { self.label.text = "Loaded"; return }
            self.failures += 1
            if self.failures == 2 { self.title = "Broken" }
          }
        }.resume()
      }
      """)
    #expect(try flow.verdicts("- assertVisible: Home") == "✓?")
    #expect(try flow.verdicts("- assertNotVisible: Broken") == "✓?")
  }

  @Test func theQuestionNamesWhatItHangsOn() throws {
    let flow = flow("load(1) { _ in self.label.text = \"Loaded\" }")
    let report = try flow.report("- assertVisible: Loaded")
    let question =
      "only the app's code knows what hangs on whether URLSession.shared.dataTask(…) calls its closure, which is set as "
      + "text, and whether that has the text \"Loaded\""
    #expect(report.contains(question))
    #expect(report.contains("- result: {of: \"URLSession.shared.dataTask(…) calls its closure\", is: true}"))
  }
}
