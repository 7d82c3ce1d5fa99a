import HeadlessUIKit
import Testing

/// What an object of UIKit's is for interpreted code: one object, of a class.
@MainActor
struct ObjectTests {
  @Test func objectsKeepTheirIdentityAndClass() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Badge: UILabel { var count = 0 { didSet { text = "\\(count)" } } }
      class Root: UIViewController {
        weak var gone: UIView?
        override func viewDidLoad() {
          super.viewDidLoad()
          let badge = Badge()
          let views: [UIView] = [UIButton(), UILabel(), badge]
          views.forEach { view.addSubview($0) }
          badge.count = 3
          for each in view.subviews {
            switch each {
            case let badge as Badge: print("badge", badge.count, badge.text ?? "")
            case is UILabel: print("label")
            case let control as UIControl: print("control", control.isEnabled)
            default: print("view")
            }
          }
          print(view.subviews.compactMap { $0 as? UILabel }.count, view.subviews.contains(badge))
          print(view.subviews.firstIndex(of: badge) ?? -1, (view.subviews[2] as? Badge) === badge)
          print(badge.superview === view, badge is UIView, badge.isDescendant(of: view), type(of: badge) == Badge.self)
          print(view.subviews[0] is Badge, view.subviews[0] as? UILabel == nil)
          var set = Set<UIView>()
          set.insert(badge)
          set.insert(view.subviews[2])
          print(set.count)
          gone = UIView()
          print(gone == nil)
          let kept = UIView()
          gone = kept
          print(gone === kept)
        }
      }
      """)
    _ = try app.launch("Root")
    #expect(
      app.output == """
        control true
        label
        badge 3 3
        2 true
        2 true
        true true true true
        false true
        1
        true
        true

        """)
  }

  @Test func overriddenPropertiesAreObservedAndComputed() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Card: UIView {
        override var isHidden: Bool { didSet { print("hidden", oldValue, isHidden) } }
        override var backgroundColor: UIColor? {
          get { super.backgroundColor }
          set {
            print("colour")
            super.backgroundColor = newValue
          }
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 10, height: super.intrinsicContentSize.height) }
        override init(frame: CGRect) {
          super.init(frame: frame)
          print("made", frame.width)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        convenience init(side: CGFloat) { self.init(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
        override func layoutSubviews() {
          super.layoutSubviews()
          print("layout")
        }
        deinit { print("card gone") }
      }
      class Root: UIViewController {
        override func loadView() {
          let card = Card(side: 5)
          card.isHidden = true
          card.backgroundColor = .red
          card.isHidden = false
          print(card.intrinsicContentSize.width, card.backgroundColor == .red)
          view = UIView()
        }
      }
      """)
    _ = try app.launch("Root")
    #expect(
      app.output == "made 5.0\nhidden false true\ncolour\nhidden true false\n10.0 true\ncard gone\n")
  }

  @Test func closuresRunWhenUIKitCallsThem() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          UIView.performWithoutAnimation { print("at once") }
          UIView.animate(withDuration: 0.3) {
            self.view.alpha = 0.5
          } completion: { finished in print("animated", finished, self.view.alpha) }
          UIView.animate(withDuration: 0.1, delay: 0) { print("no completion") }
          let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { action in
            print("action", action.sender is UIButton)
          })
          view.addSubview(button)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: #selector(add(_:)))
          print(button.currentTitle ?? "none")
        }
        @objc private func add(_ item: UIBarButtonItem) {
          print("add", item.title ?? "none", item === navigationItem.rightBarButtonItem)
        }
      }
      """)
    let navigation = try app.launch("Root")
    #expect(app.output == "at once\nno completion\nTap\nanimated true 0.5\n")
    let button = try #require(navigation.topViewController?.view.subviews.first as? UIButton)
    app.simulation.run { button.sendActions(for: .primaryActionTriggered) }
    let item = try #require(app.simulation.screenElements.first { $0.texts.contains("Add") })
    #expect(app.simulation.touch(item) == .handled)
    try app.settle()
    #expect(app.output.hasSuffix("action true\nadd Add true\n"))
  }

  @Test func aFaultInACallbackEndsTheCode() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UIViewController {
        var names: [String] = []
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          print(names[3])
        }
        override func viewDidAppear(_ animated: Bool) { print("never") }
      }
      """)
    #expect(throws: InterpretedApp.Ended(description: "6: Index out of range")) { _ = try app.launch("Root") }
    #expect(app.output == "")
  }
}
