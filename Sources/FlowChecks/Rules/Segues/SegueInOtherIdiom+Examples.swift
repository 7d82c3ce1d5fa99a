/// The examples of `segue-in-other-idiom`.
extension SegueInOtherIdiom {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list" customClass="ListViewController">
            <connections>
              ↓<segue destination="item" kind="show" identifier="open" id="s-1"/>
            </connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
        "Main~ipad.storyboard": storyboard(
          #"<viewController id="list" customClass="ListViewController"/>"#),
      ],
      finds: [
        """
        warning: segue 'open' of ListViewController starts from code only, and on iPad there is none: \
        Main~ipad.storyboard has this screen without it, so that performSegue would raise an exception there
        """
      ]),
    RuleExample(
      [
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓performSegue(withIdentifier: "open", sender: nil)
            if UIDevice.current.userInterfaceIdiom == .phone {
              performSegue(withIdentifier: "open", sender: nil)
            }
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
        "Main~ipad.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))/>
          """),
      ],
      finds: [
        """
        error: on iPad ListViewController has no segue 'open': Main~ipad.storyboard has this screen without it, so \
        that this raises an exception there
        """
      ]),
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "Main.storyboard": storyboard(
          """
          <viewController id="list" customClass="ListViewController">
            <navigationItem key="navigationItem" id="n">
              <barButtonItem key="rightBarButtonItem" title="Open" id="b"><connections>
                <segue destination="item" kind="show" identifier="open" id="s-1"/>
              </connections></barButtonItem>
            </navigationItem>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
        "Main~ipad.storyboard": storyboard(
          #"<viewController id="list" customClass="ListViewController"/>"#),
      ], "A button starts the segue, and where the button is missing nobody can touch it.")
  ]
}
