import Testing

/// Apps over the model of SnapKit: what is made is updated, and how far insets reach.
@MainActor
struct SnapKitFlowTests {
  /// One of several that were made together may be updated; an inset is one from all sides.
  @Test func constraintsOfAGroupAreUpdatedOneByOne() throws {
    let flow = LiveFlow(
      source: """
        import SnapKit
        class Root: UIViewController {
          let outer = UIView(), inner = UIView(), lower = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(outer)
            outer.addSubview(inner)
            view.addSubview(lower)
            outer.snp.makeConstraints {
              $0.width.height.equalTo(200)
              $0.left.top.equalToSuperview()
            }
            inner.snp.makeConstraints {
              $0.size.equalToSuperview().inset(10)
              $0.center.equalToSuperview()
            }
            lower.snp.makeConstraints {
              $0.top.equalTo(outer.snp.bottom).inset(10)
              $0.left.equalToSuperview()
              $0.size.equalTo(30)
            }
            outer.snp.updateConstraints { $0.height.equalTo(120) }
            outer.snp.updateConstraints { $0.left.equalToSuperview().offset(12) }
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let numbers = [outer.frame.minX, outer.frame.height, inner.frame.width, inner.frame.height, lower.frame.minY]
            title = numbers.map { "\\(Int($0))" }.joined(separator: " ")
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 12 120 180 100 110") == nil)
  }

  @Test func whatWasNotMadeIsNotUpdated() throws {
    let flow = LiveFlow(
      source: """
        import SnapKit
        class Root: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let inner = UIView()
            view.addSubview(inner)
            inner.snp.makeConstraints { $0.edges.equalToSuperview() }
            inner.snp.updateConstraints { $0.width.equalTo(20) }
          }
        }
        """)
    #expect(try flow.report("- assertScreen: Root").contains("could not find existing matching constraint to update"))
  }
}
