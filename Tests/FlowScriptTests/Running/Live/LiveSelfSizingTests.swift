import Testing

/// Items that are as large as their content, whatever size the delegate gives.
@MainActor
struct LiveSelfSizingTests {
  private func flow(_ estimate: String) -> LiveFlow {
    LiveFlow(
      source: """
        class Cell: UICollectionViewCell { @IBOutlet weak var label: UILabel! }
        class Root: UICollectionViewController, UICollectionViewDelegateFlowLayout {
          override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          override func collectionView(
            _ list: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
            cell.label.text = "Main course"
            return cell
          }
          func collectionView(
            _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
          ) -> CGSize { CGSize(width: 167, height: 167) }
        }
        """,
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
        initialViewController="r"><scenes><scene sceneID="s"><objects>
        <collectionViewController id="r" customClass="Root" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"><collectionView key="view" dataMode="prototypes" id="v">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <collectionViewFlowLayout key="collectionViewLayout" \(estimate) id="l">
        <size key="itemSize" width="177" height="235"/></collectionViewFlowLayout>
        <cells><collectionViewCell clipsSubviews="YES" reuseIdentifier="cell" customClass="Cell" customModule="App" \
        customModuleProvider="target" id="c"><rect key="frame" x="0" y="0" width="177" height="235"/>
        <collectionViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="177" height="235"/>
        <subviews><stackView axis="vertical" spacing="7" translatesAutoresizingMaskIntoConstraints="NO" id="k">
        <rect key="frame" x="0" y="0" width="177" height="235"/><subviews>
        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i"><constraints>
        <constraint firstAttribute="width" constant="177" id="c1"/><constraint firstAttribute="height" constant="177" id="c2"/>
        </constraints></imageView>
        <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="t"/></subviews></stackView></subviews>
        <constraints><constraint firstItem="k" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="c3"/>
        <constraint firstAttribute="trailing" secondItem="k" secondAttribute="trailing" id="c4"/>
        <constraint firstItem="k" firstAttribute="top" secondItem="w" secondAttribute="top" id="c5"/>
        <constraint firstAttribute="bottom" secondItem="k" secondAttribute="bottom" id="c6"/></constraints>
        </collectionViewCellContentView>
        <connections><outlet property="label" destination="t" id="o"/></connections></collectionViewCell></cells>
        <connections><outlet property="dataSource" destination="r" id="o1"/><outlet property="delegate" destination="r" id="o2"/>
        </connections></collectionView></collectionViewController></objects></scene></scenes></document>
        """)
  }

  @Test func theDelegatesSizeIsAnEstimateWhereTheDocumentAsksTheContent() throws {
    #expect(try flow("automaticEstimatedItemSize=\"YES\"").passes("- assertVisible: Main course") == nil)
    #expect(try flow("").verdicts("- assertVisible: Main course") == "✓✗")
  }
}
