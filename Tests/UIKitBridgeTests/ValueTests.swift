import HeadlessUIKit
import Testing

/// Structures, enums and option sets of UIKit's in interpreted code.
@MainActor
struct ValueTests {
  @Test func framesChangeInTheirPlace() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let box = UIView(frame: CGRect(x: 1, y: 2, width: 1 / 2, height: 3))
          box.frame.origin.x += 1
          box.frame.size = CGSize(width: box.frame.width * 4, height: 8)
          box.center.y = 10
          print(box.frame.minX, box.frame.maxX, box.frame.midY, box.frame == CGRect(x: 2, y: 6, width: 2, height: 8))
          box.alpha = 1 / 4
          print(box.alpha, box.bounds.size == CGSize(width: 2, height: 8), CGRect.zero.isEmpty)
          box.layoutMargins = .init(top: 1 / 2, left: 0, bottom: 0, right: 0)
          var insets = box.layoutMargins
          insets.left = 5
          print(box.layoutMargins.top, box.layoutMargins.left, insets.left, insets != UIEdgeInsets.zero)
          let copy = insets
          insets.left += 1
          print(copy.left, insets.left)
        }
      }
      """)
    _ = try app.launch("Root")
    #expect(app.output == "2.0 4.0 10.0 true\n0.25 true true\n0.5 0.0 5.0 true\n5.0 6.0\n")
  }

  @Test func enumsAndOptionsCompareAndMatch() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
        override var preferredStatusBarStyle: UIStatusBarStyle { isDark ? .lightContent : .default }
        var isDark = true
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.textAlignment = isDark ? .center : .left
          switch label.textAlignment {
          case .left, .right: print("side")
          case .center: print("center")
          default: print("other")
          }
          let mask = supportedInterfaceOrientations
          print(mask.contains(.portrait), mask.contains(.landscapeRight), mask == [.landscapeLeft, .portrait])
          let options: UIView.AnimationOptions = [.curveEaseIn, .repeat]
          print(options.contains(.repeat), options.isEmpty, options.union(.autoreverse).contains(.autoreverse))
          print(UITableViewCell.CellStyle.subtitle.rawValue, UIBarStyle(rawValue: 1) == .black, UIBarStyle(rawValue: 9) == nil)
          if case .unspecified = traitCollection.userInterfaceStyle { print("no style") } else { print("style") }
          let states: [UIControl.State: String] = [.normal: "n", .disabled: "d"]
          print(states[.disabled] ?? "none", UIButton.State.normal == UIControl.State.normal)
          let axis: UIStackView.Axis = .vertical
          let stack = UIStackView(arrangedSubviews: [label, UIView()])
          stack.axis = axis
          print(stack.axis == .vertical, stack.arrangedSubviews.count, stack.arrangedSubviews.first === label)
        }
      }
      """)
    let navigation = try app.launch("Root")
    #expect(
      app.output == """
        center
        true false true
        true false true
        3 true true
        style
        d true
        true 2 true

        """)
    #expect(navigation.topViewController?.preferredStatusBarStyle == .lightContent)
    #expect(navigation.topViewController?.supportedInterfaceOrientations == [.portrait, .landscapeLeft])
  }

  @Test func coloursFontsAndDictionariesOfAttributes() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          let label = UILabel()
          label.font = .systemFont(ofSize: 20, weight: .bold)
          label.textColor = UIColor(white: 1 / 2, alpha: 1)
          print(label.font.pointSize, view.backgroundColor == .systemBackground, view.backgroundColor === UIColor.systemBackground)
          let bar = UINavigationBar()
          bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)]
          print(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red, bar.titleTextAttributes?.count ?? 0)
          let a = NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            label.heightAnchor.constraint(equalToConstant: 44),
            label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 2),
          ])
          view.addSubview(label)
          _ = a
        }
      }
      """)
    let navigation = try app.launch("Root")
    #expect(app.output == "20.0 true true\ntrue 2\n")
    let label = try #require(navigation.topViewController?.view.subviews.first)
    #expect(label.constraints.first?.constant == 44)
  }

  /// What stands in for a property that is not there has its type.
  @Test func literalsBesidePropertiesAreOfTheirTypes() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Row { var count: Double = 2 }
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let (box, field, table) = (UIView(), UITextField(), UITableView())
          let rows: [Row] = []
          print("\\(box.subviews.first?.frame.width ?? 0) \\(box.superview?.alpha ?? 1) \\(box.window?.frame.height ?? 2)")
          print("\\(field.placeholder?.count ?? 3) \\(table.indexPathForSelectedRow?.row ?? -1)")
          print("\\(table.visibleCells.first?.frame.height ?? 44) \\(box.constraints.first?.constant ?? 8)")
          print("\\(UIImage(systemName: "star") == nil ? 10 : box.alpha) \\(box.layer.sublayers?.count ?? 4)")
          print("\\(rows.first.map { $0.count } ?? 3) \\(rows.last?.count ?? 7)")
          print("\\(UIScreen.main.bounds.width > 5000 ? UIScreen.main.bounds.width : 7)")
          print(String(format: "%.1f", box.superview?.alpha ?? 1))
        }
      }
      """)
    _ = try app.launch("Root")
    #expect(app.output == "0.0 1.0 2.0\n3 -1\n44.0 8.0\n1.0 4\n3.0 7.0\n7.0\n1.0\n")
  }

  /// Foundation makes another decimal number of a binary one up to iOS 18 than later; to two digits it is the same.
  @Test func decimalNumbersOfBinaryOnes() throws {
    let app = InterpretedApp(
      """
      import UIKit
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let formatter = NumberFormatter()
          formatter.locale = Locale(identifier: "en_US")
          formatter.numberStyle = .currency
          print(formatter.string(from: Decimal(19.99) as NSDecimalNumber)!, Decimal(0.5), Decimal(3))
        }
      }
      """)
    _ = try app.launch("Root")
    #expect(app.output == "$19.99 0.5 3\n")
  }
}
