/// The examples of `trapped-segue`.
extension TrappedSegue {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class ListViewController: UIViewController {
          enum Segue: String {
            case open
            case help
          }

          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let name = segue.identifier, let segue = Segue(rawValue: name) else {
              fatalError("an unknown segue")
            }
            print(segue)
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="list" \(of("ListViewController"))>
            <navigationItem key="navigationItem" id="n">
              <barButtonItem key="leftBarButtonItem" title="Help" id="h">
                <connections>↓<segue destination="item" kind="show" identifier="halp" id="s-1"/></connections>
              </barButtonItem>
              <barButtonItem key="rightBarButtonItem" title="Open" id="b">
                <connections><segue destination="item" kind="show" identifier="open" id="s-2"/></connections>
              </barButtonItem>
            </navigationItem>
            <connections>↓<segue destination="item" kind="show" id="s-3"/></connections>
          </viewController>
          """,
          #"<viewController id="item"/>"#),
      ],
      finds: [
        """
        error: prepare of ListViewController stops the app for segue 'halp' (line 9 of App.swift): handle it there, or \
        rename the segue
        """,
        """
        warning: prepare of ListViewController stops the app for a segue without an identifier (line 9 of App.swift): handle it there, or \
        rename the segue
        """,
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample([
      "App.swift": """
      class ListViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "help" { return }
          switch segue.identifier {
          case "open": segue.destination.title = "Item"
          default: fatalError("an unknown segue")
          }
        }
      }
      """,
      "Main.storyboard": storyboard(
        """
        <viewController id="list" \(of("ListViewController"))>
          <connections>
            <segue destination="item" kind="show" identifier="open" id="s-1"/>
            <segue destination="item" kind="show" identifier="help" id="s-2"/>
          </connections>
        </viewController>
        """,
        #"<viewController id="item"/>"#),
    ])
  ]
}
