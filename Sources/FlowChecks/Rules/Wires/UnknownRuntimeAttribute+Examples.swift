/// The examples of `unknown-runtime-attribute`.
extension UnknownRuntimeAttribute {
  static let bad: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class BadgeView: UIView {
          @IBInspectable var cornerRadius: CGFloat = 0
          @IBInspectable var fill: UIColor = .red
          var count = 0
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home">
            <view key="view" id="v" \(of("BadgeView"))>
              <userDefinedRuntimeAttributes>
                ↓<userDefinedRuntimeAttribute type="number" keyPath="cornerRadiu">
                  <real key="value" value="8"/>
                </userDefinedRuntimeAttribute>
                ↓<userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
                ↓<userDefinedRuntimeAttribute type="number" keyPath="count">
                  <integer key="value" value="3"/>
                </userDefinedRuntimeAttribute>
                ↓<userDefinedRuntimeAttribute type="number" keyPath="fill">
                  <real key="value" value="1"/>
                </userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
            </view>
          </viewController>
          """),
      ],
      finds: [
        "warning: BadgeView has no property 'cornerRadiu': did you mean 'cornerRadius'?",
        "warning: BadgeView has no property 'caption': was it renamed or deleted?",
        "warning: property 'count' of BadgeView is not visible to Interface Builder: write @IBInspectable before it",
        "warning: property 'fill' of BadgeView is a UIColor, but the document sets it to a number",
      ])
  ]

  static let good: [RuleExample] = [
    RuleExample(
      [
        "App.swift": """
        class BadgeView: UIView {
          @IBInspectable var caption: String = ""
          @IBInspectable var level: Int = 0
        }

        extension UIView {
          @IBInspectable var borderColor: UIColor? {
            get { nil }
            set { layer.borderColor = newValue?.cgColor }
          }
        }
        """,
        "Main.storyboard": storyboard(
          """
          <viewController id="home">
            <view key="view" id="v" \(of("BadgeView"))>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
                <userDefinedRuntimeAttribute type="string" keyPath="level" value="3"/>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <integer key="value" value="3"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="color" keyPath="borderColor"/>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
              </userDefinedRuntimeAttributes>
            </view>
          </viewController>
          """),
      ], "Own properties, those of extensions, key paths, and UIKit's own; key-value coding reads numbers in texts.")
  ]
}
