/// The examples of `unconnected-segue-action`.
extension UnconnectedSegueAction {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UIViewController {
          @IBSegueAction func ↓makeItem(_ coder: NSCoder) -> ItemViewController? {
            ItemViewController(coder: coder, item: "Apple")
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections><segue destination="item" kind="show" id="s"/></connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
      ],
      finds: [
        """
        warning: no segue names makeItem(_:) of ListViewController ('makeItem:'), so that it makes nothing: set it as \
        the segue's action, or delete it
        """
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UIViewController {
          @IBSegueAction func makeItem(_ coder: NSCoder) -> ItemViewController? {
            ItemViewController(coder: coder, item: "Apple")
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections>
              <segue destination="item" kind="show" destinationCreationSelector="makeItem:" id="s"/>
            </connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
      ])
  ]
}
