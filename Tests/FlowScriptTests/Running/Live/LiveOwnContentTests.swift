import Testing

/// Views of UIKit's whose size the app's class states.
@MainActor
struct LiveOwnContentTests {
  private func screen(_ size: String, _ base: String = "UILabel") -> LiveFlow {
    LiveFlow(
      source: """
        class Padded: \(base) {
          override var intrinsicContentSize: CGSize {
        \(size)
          }
        }
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let padded = Padded()
            let button = UIButton()
            button.setTitle("Below", for: .normal)
            button.addAction(UIAction { [unowned self] _ in title = "hit" }, for: .touchUpInside)
            for each in [padded, button] {
              each.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(each)
              each.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
              padded.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
              button.topAnchor.constraint(equalTo: padded.bottomAnchor),
              button.widthAnchor.constraint(equalToConstant: 200), button.heightAnchor.constraint(equalToConstant: 50),
            ])
          }
        }
        """)
  }

  /// UIKit: documentation of intrinsicContentSize. The button is from 500 to 550 points of 852.
  @Test(
    "What lies below goes by the size that the app's class states",
    arguments: [
      ("let own = super.intrinsicContentSize\nreturn CGSize(width: own.width + 20, height: 200)", "UILabel"),
      ("CGSize(width: UIView.noIntrinsicMetric, height: 200)", "UIImageView"),
      ("CGSize(width: 50, height: 200)", "UIControl"),
    ])
  func stated(size: String, base: String) throws {
    #expect(try screen(size, base).passes("- tapOn: {point: \"10%,61%\"}\n- assertVisible: hit") == nil)
  }

  /// A label's line is 20 to 23 points high, so that the button is from 360 or so to 410 or so.
  @Test func roomAroundATextIsAddedToWhatTheTextTakes() throws {
    let size = "let own = super.intrinsicContentSize\nreturn CGSize(width: own.width, height: own.height + 40)"
    let flow = screen(size)
    #expect(try flow.passes("- tapOn: {point: \"10%,45.5%\"}\n- assertVisible: hit") == nil)
    #expect(try flow.verdicts("- tapOn: {point: \"10%,42%\"}").contains("?"))
  }

  @Test func aSizeThatHangsOnItsOwnPlaceHasAnEnd() throws {
    let size = "CGSize(width: bounds.width, height: bounds.width > 10 ? 100 : 50)"
    #expect(try screen(size).verdicts("- assertVisible: Below").contains("✓"))
  }
}
