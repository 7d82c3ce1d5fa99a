import Testing

/// What `NSExpression` computes.
@MainActor
struct LiveExpressionTests {
  private func screen(_ format: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let value = NSExpression(format: "\(format)").expressionValue(with: nil, context: nil)
            title = "= \\((value as? NSNumber)?.doubleValue ?? -1)"
          }
        }
        """)
  }

  @Test(
    arguments: zip(
      ["1+2*3", "(1 + 2) * 3", "7/2", "7.0/2", "-3 - -4", "2.5*4"], ["7", "9", "3", "3.5", "1", "10"]))
  func computes(format: String, value: String) throws {
    let shown = value.contains(".") ? value : value + ".0"
    #expect(try screen(format).passes("- assertVisible: = \(shown.replacing(".", with: "\\."))") == nil)
  }

  /// What binary and decimal numbers do not agree on, and what is divided by nought.
  @Test(arguments: ["0.1 + 0.2", "1/0", "2**3", "sqrt(4)", "x + 1"])
  func leavesOpen(format: String) throws {
    #expect(try screen(format).report("- assertVisible: = 9.*").contains("undecided"))
  }

  /// Source: the reference of `NSExpression.init(forFunction:arguments:)`.
  @Test func saysWhatItIs() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let sum = NSExpression(format: "12+3*2")
            let isSum = sum.expressionType == .function
            let parts = sum.arguments ?? []
            let first = parts[0].expressionType == .constantValue
            title = "\\(isSum) \\(first) \\(sum.function) \\(parts.count) \\(parts[1].function)"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 'true true add:to: 2 multiply:by:'") == nil)
  }

  @Test func aFormatThatIsNoneEndsTheApp() throws {
    #expect(
      try screen("1 +").report("- assertVisible: none").contains(
        "'NSInvalidArgumentException', reason: 'Unable to parse the format string \"1 + == 1\"'"))
  }

  /// Literals in a member whose type the place tells are of the type that the member takes.
  @Test func divisionsInMembersOfPlaces() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1 / 8))
            title = "\\(size.heightDimension.dimension)"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", image: nil, target: self, action: #selector(go(_: )))
          }
          @objc func go(_ sender: Any) { title = "gone" }
        }
        """)
    #expect(try flow.passes("- assertVisible: '0.125'\n- tapOn: Go\n- assertVisible: gone") == nil)
  }
}
