import Testing

/// Pictures of which nobody knows which they are.
@MainActor
struct LiveOpenImageTests {
  private func picture(_ name: String) -> [String: String] {
    ["App/Assets.xcassets/\(name).imageset/Contents.json": "{}"]
  }

  @Test func aPictureOfARandomNameIsNoStop() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let cards = ["cat", "dog", "owl"].shuffled()
          let pictures = UIStackView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Animals"
            view.addSubview(pictures)
            for card in cards {
              let picture = UIImageView()
              picture.image = UIImage(named: card)
              pictures.addArrangedSubview(picture)
            }
          }
        }
        """, files: picture("cat").merging(picture("dog")) { $1 })
    #expect(try flow.passes("- assertVisible: Animals\n- assertNotVisible: Plants") == nil)
  }

  @Test func whetherAPictureWithoutImageAndSizeIsSeenIsOpen() throws {
    func flow(_ size: String) -> LiveFlow {
      LiveFlow(
        source: """
          class Root: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let picture = UIImageView()
              picture.accessibilityIdentifier = "picture"
              picture.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(picture)
              picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 200).isActive = true
              picture.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
              \(size)
            }
          }
          """)
    }
    let sizes = ["width", "height"].map { "picture.\($0)Anchor.constraint(equalToConstant: 40).isActive = true\n" }
    #expect(try flow("").verdicts("- assertVisible: {id: picture}") == "✓?")
    #expect(try flow(sizes[0]).verdicts("- assertVisible: {id: picture}") == "✓?")
    #expect(try flow(sizes.joined()).verdicts("- assertVisible: {id: picture}") == "✓✓")
    #expect(
      try flow("picture.image = UIImage(systemName: \"star\")").verdicts("- assertVisible: {id: picture}") == "✓✓")
  }

  /// Tests find a button without a title by the name of its picture.
  @Test func aButtonMayBeFoundByTheNameOfItsPicture() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          let button = UIButton(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Animals"
            button.setImage(UIImage(named: ["cat", "dog"].randomElement()!), for: .normal)
            view.addSubview(button)
          }
        }
        """, files: picture("cat").merging(picture("dog")) { $1 })
    #expect(try flow.passes("- assertVisible: Animals\n- assertNotVisible: owl") == nil)
    #expect(try flow.verdicts("- assertNotVisible: dog") == "✓?")
  }

  @Test func aRowWhosePictureIsNotKnownShowsItsTexts() throws {
    let flow = LiveFlow(
      source: """
        class Root: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Row \\(indexPath.row)"
            content.image = UIImage(named: indexPath.row == 0 ? "amber.jpg" : ["cat", "dog"].randomElement()!)
            cell.contentConfiguration = content
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            title = "Row \\(indexPath.row) was touched"
          }
        }
        """, files: picture("amber").merging(picture("dog")) { $1 })
    #expect(
      try flow.passes(
        """
        - assertVisible: Row 0
        - assertNotVisible: Row 2
        - tapOn: Row 1
        - assertVisible: Row 1 was touched
        """) == nil)
  }

  /// - Xcode: from 15 on it makes names in code of those of catalogues (its release notes).
  @Test func aPictureIsFoundByTheNameThatXcodeGivesIt() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Animals"
            let (first, second) = (UIButton(frame: .init(x: 0, y: 100, width: 90, height: 90)), UIImageView())
            first.setImage(UIImage(resource: .wildCat), for: .normal)
            first.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            second.image = UIImage(resource: ImageResource.dog).withTintColor(.black.withAlphaComponent(0.5))
            view.addSubview(first)
            view.addSubview(second)
          }
          @objc func tapped() { title = "Tapped" }
        }
        """, files: picture("wild-cat").merging(picture("dogImage")) { $1 })
    #expect(try flow.passes("- assertVisible: Animals\n- assertNotVisible: owl") == nil)
    #expect(try flow.verdicts("- assertNotVisible: wild-cat") == "✓?")
  }

  @Test func aButtonIsMadeWithAPictureThatIsNotKnown() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Animals"
            let add = UIButton.systemButton(with: Library.picture, target: self, action: #selector(tapped))
            add.accessibilityIdentifier = "add"
            add.frame = CGRect(x: 0, y: 100, width: 90, height: 90)
            view.addSubview(add)
          }
          @objc func tapped() { title = "Tapped" }
        }
        """)
    #expect(try flow.passes("- assertVisible: Animals\n- tapOn: {id: add}\n- assertVisible: Tapped") == nil)
  }
}
