import Testing

@testable import FlowScript

/// What assistive technology reads beside texts.
@MainActor
struct LiveAccessibilityTests {
  private func root(_ body: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(body)
          }
        }
        """)
  }

  @Test func controlsHaveValues() throws {
    let flow = root(
      """
      let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      slider.maximumValue = 4
      slider.value = 1
      let pages = UIPageControl(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      pages.numberOfPages = 3
      pages.currentPage = 1
      let progress = UIProgressView(frame: CGRect(x: 20, y: 300, width: 200, height: 4))
      progress.progress = 0.5
      let dial = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
      dial.isAccessibilityElement = true
      dial.accessibilityLabel = "Dial"
      dial.accessibilityValue = "north"
      for each in [slider, pages, progress, dial] { view.addSubview(each) }
      """)
    #expect(
      try flow.passes(
        """
        - assertVisible: 25%
        - assertVisible: page 2 of 3
        - assertVisible: 50%
        - assertVisible: north
        - assertNotVisible: 75%
        """) == nil)
  }

  @Test func traitsSayWhatIsSelectedAndDisabled() throws {
    let flow = root(
      """
      for (index, name) in ["Day", "Week", "Year"].enumerated() {
        let tile = UILabel(frame: CGRect(x: 20, y: 100 + index * 60, width: 200, height: 40))
        tile.text = name
        if name == "Week" { tile.accessibilityTraits.insert(.selected) }
        if name == "Year" { tile.accessibilityTraits = [.button, .notEnabled] }
        view.addSubview(tile)
      }
      """)
    #expect(
      try flow.passes(
        """
        - assertVisible: {text: Week, selected: true}
        - assertVisible: {text: Day, selected: false}
        - assertVisible: {text: Year, enabled: false}
        - assertNotVisible: {text: Day, enabled: false}
        """) == nil)
  }

  @Test func whatASymbolIsReadAsIsNotKnown() throws {
    let flow = root(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "bookmark"), style: .plain, target: nil, action: nil)
      """)
    let report = try flow.report("- assertNotVisible: Save")
    #expect(
      report.contains(
        "undecided: only the app's code knows what the symbol 'bookmark' is read as, and whether that has the text "
          + "\"Save\""))
    #expect(try flow.passes("- assertNotVisible: Order 7\n- assertNotVisible: There is nothing here yet") == nil)
    for certain in ["Order.*", "Email ID.*", ".*lorem.*", "[0-9]+", "(Order|Bill) \\d"] {
      #expect(try flow.passes("- assertNotVisible: '\(certain)'") == nil, "\(certain)")
    }
    for open in ["Sav.*", "Bookmark.*", ".*mark", "(Save|Keep)"] {
      #expect(try flow.report("- assertNotVisible: '\(open)'").contains("what the symbol 'bookmark'"), "\(open)")
    }
  }

  @Test func aSymbolWhoseButtonHasALabelIsReadAsThat() throws {
    let flow = root(
      """
      let item = UIBarButtonItem(image: UIImage(systemName: "bookmark"), style: .plain, target: nil, action: nil)
      item.accessibilityLabel = "Keep"
      navigationItem.rightBarButtonItem = item
      """)
    #expect(try flow.passes("- assertNotVisible: Save\n- assertVisible: Keep") == nil)
  }

  /// An item of a bar is read as its label alone, whatever it shows.
  @Test func theLabelOfAnItemStandsInPlaceOfItsTitle() throws {
    let flow = root(
      """
      let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      add.accessibilityLabel = "Create a note"
      let dots = UIBarButtonItem(title: "Dots", style: .plain, target: nil, action: nil)
      dots.accessibilityLabel = "Options"
      (navigationItem.rightBarButtonItem, navigationItem.leftBarButtonItem) = (add, dots)
      """)
    #expect(try flow.passes("- assertVisible: Create a note\n- assertVisible: Options") == nil)
    #expect(try flow.passes("- assertNotVisible: Add\n- assertNotVisible: Dots") == nil)
  }

  @Test func aPictureMayBeReadAsItsName() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 44, height: 44))
            button.setImage(UIImage(named: "close_icon"), for: .normal)
            view.addSubview(button)
          }
        }
        """, files: ["App/Assets.xcassets/close_icon.imageset/Contents.json": "{}"])
    #expect(try flow.report("- assertNotVisible: close icon").contains("? assertNotVisible \"close icon\""))
    #expect(try flow.passes("- assertNotVisible: Close") == nil)
  }

  @Test func aHiddenBarButtonIsNotThere() throws {
    let flow = root(
      """
      let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
      item.isHidden = true
      navigationItem.rightBarButtonItem = item
      """)
    #expect(try flow.passes("- assertNotVisible: Share") == nil)
  }

  @Test func whatIsNotKnownOfABarButtonIsAsked() throws {
    let flow = root(
      """
      let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
      item.becomesTransparentSomeDay = true
      navigationItem.rightBarButtonItem = item
      """)
    #expect(
      try flow.report("- assertVisible: Share").contains(
        "only the app's code knows what setting UIBarButtonItem.becomesTransparentSomeDay does"))
  }

  @Test func aClassSaysWhatItIsToAssistiveTechnology() throws {
    let flow = LiveFlow(
      source: """
        class Option: UIControl {
          override init(frame: CGRect) {
            super.init(frame: frame)
            isAccessibilityElement = true
            accessibilityLabel = "Milk"
          }
          required init?(coder: NSCoder) { fatalError() }
          override var accessibilityTraits: UIAccessibilityTraits {
            get { isSelected ? [.selected] : [.button, .notEnabled] }
            set {}
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let option = Option(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            view.addSubview(option)
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            button.setTitle("Go", for: .normal)
            button.addAction(UIAction { [unowned self] _ in
              option.isSelected = true
              button.isSelected = true
              title = "\\(button.accessibilityTraits == [.button, .selected])"
            }, for: .touchUpInside)
            view.addSubview(button)
          }
        }
        """)
    #expect(
      try flow.passes(
        """
        - assertVisible: {text: Milk, enabled: false, selected: false}
        - tapOn: Go
        - assertVisible: {text: Milk, enabled: true, selected: true}
        - assertVisible: "true"
        """) == nil)
  }

  /// UIKit: an element hides what is in it (documentation of isAccessibilityElement).
  @Test(
    "What is in a control of the app's is hidden where that is one element",
    arguments: [
      "override var isAccessibilityElement: Bool { get { true } set {} }",
      "func declare() { isAccessibilityElement = true }",
    ])
  func insides(member: String) throws {
    let flow = LiveFlow(
      source: """
        class Option: UIControl {
          \(member)
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let option = Option(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            option.accessibilityLabel = "Milk"
            \(member.contains("declare") ? "option.declare()" : "")
            let inside = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            inside.text = "Inside"
            option.addSubview(inside)
            view.addSubview(option)
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: Milk\n- assertNotVisible: Inside") == nil)
  }
}
