/// The examples of `prepare-case-without-segue`.
extension PrepareCaseWithoutSegue {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "ListViewController.swift": """
        import UIKit

        class ListViewController: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if ↓segue.identifier == "opne" {
              segue.destination.title = "Item"
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
      ],
      finds: [
        """
        warning: no segue of ListViewController has the identifier 'opne', so this branch never runs: did you mean \
        'open'?
        """
      ]),
    RuleExample(
      [
        "ListViewController.h": """
        @interface ListViewController : UIViewController
        @end
        """,
        "ListViewController.m": """
        @implementation ListViewController
        - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
          if ([segue.identifier ↓isEqualToString:@"opne"]) {
            segue.destinationViewController.title = @"Item";
          } else if ([[segue identifier] isEqualToString:@"open"]) {
            segue.destinationViewController.title = @"Help";
          }
        }
        @end
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" customClass="ListViewController">
            <connections><segue destination="item" kind="show" identifier="open" id="s-1"/></connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
      ],
      finds: [
        """
        warning: no segue of ListViewController has the identifier 'opne', so this branch never runs: did you mean \
        'open'?
        """
      ]),
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "ListViewController.swift": """
      import UIKit

      class ListViewController: UIViewController {
        enum Segue: String { case open = "OpenItem", help }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch Segue(rawValue: segue.identifier ?? "") {
          case .open?: segue.destination.title = "Item"
          case .help?: segue.destination.title = "Help"
          case nil: break
          }
        }
      }
      """,
      "Main.storyboard": storyboard(
        """
        <viewController id="list" \(of("ListViewController"))>
          <connections>
            <segue destination="item" kind="show" identifier="OpenItem" id="s-1"/>
            <segue destination="item" kind="show" identifier="help" id="s-2"/>
          </connections>
        </viewController>
        """,
        #"<viewController id="item"/>"#),
    ])
  ]
}
