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

  @Test("Edges are held against those of another view; an update may be by what is not known")
  func edgesAndOpenUpdates() throws {
    let flow = LiveFlow(
      source: """
        import SnapKit
        class Root: UIViewController {
          let outer = UIView(), inner = UIView(), open = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            [outer, inner, open].forEach(view.addSubview)
            outer.snp.makeConstraints {
              $0.left.top.equalToSuperview()
              $0.size.equalTo(200)
            }
            inner.snp.makeConstraints {
              $0.horizontalEdges.equalTo(outer.snp.horizontalEdges).inset(15)
              $0.verticalEdges.equalTo(outer.snp.verticalEdges)
            }
            open.snp.makeConstraints {
              $0.left.bottom.equalToSuperview()
              $0.size.equalTo(20)
            }
            open.snp.updateConstraints { $0.height.equalTo(CGFloat.random(in: 10...20)) }
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = "\\(Int(inner.frame.minX)) \\(Int(inner.frame.width)) \\(Int(inner.frame.height))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: 15 170 200") == nil)
  }
}
