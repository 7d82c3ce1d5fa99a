import Testing

/// Methods of protocols that a class has and does not state: UIKit finds none of them.
@MainActor
struct LiveUnstatedProtocolTests {
  @Test(arguments: [
    ("UICollectionViewDelegate", "func", "50"), ("UICollectionViewDelegateFlowLayout", "func", "200"),
    ("Sizes", "func", "200"), ("UICollectionViewDelegate", "@objc func", "200"),
  ])
  func sizesOfItemsAreAskedOfALayoutsDelegate(stated: String, function: String, width: String) throws {
    let flow = LiveFlow(
      source: """
        protocol Sizes: UICollectionViewDelegateFlowLayout {}
        extension Root: UICollectionViewDataSource, \(stated) {
          func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
          }
          \(function) collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize { CGSize(width: 200, height: 80) }
        }
        class Root: UIViewController {
          let list = UICollectionView(
            frame: CGRect(x: 0, y: 300, width: 393, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
          override func viewDidLoad() {
            super.viewDidLoad()
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            list.dataSource = self
            list.delegate = self
            view.addSubview(list)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            title = "\\(Int(list.cellForItem(at: IndexPath(item: 0, section: 0))!.frame.width))"
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: '\(width)'") == nil)
  }

  @Test func springsOfALengthRun() throws {
    let flow = LiveFlow(
      source: """
        class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            label.text = "gone"
            view.addSubview(label)
            UIView.animate(springDuration: 0.4, bounce: 0.2) { label.alpha = 0 } completion: { _ in self.title = "over" }
          }
        }
        """)
    #expect(try flow.passes("- assertVisible: over\n- assertNotVisible: gone") == nil)
  }
}
