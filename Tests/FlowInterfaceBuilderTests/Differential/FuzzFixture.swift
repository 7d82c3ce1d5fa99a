/// Small documents that the mutations start from, each with other constructs of the format.
enum FuzzFixture {
  static let all: [[UInt8]] = [storyboard, xib, markup].map { Array($0.utf8) }

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a-1">
        <device id="retina6_12" orientation="portrait"/>
        <scenes>
            <!--Start-->
            <scene sceneID="s-1">
                <objects>
                    <viewController id="a-1" customClass="Start" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v-1">
                            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                            <subviews>
                                <button id="b-1"><state key="normal" title="Sign &amp; go"/>
                                    <connections>
                                        <segue destination="a-2" kind="show" identifier="go" id="g-1"/>
                                    </connections>
                                </button>
                            </subviews>
                            <constraints><constraint firstItem="b-1" firstAttribute="top" multiplier="3:4" id="c-1"/></constraints>
                        </view>
                        <navigationItem key="navigationItem" title="Stäрt" id="n-1"/>
                    </viewController>
                    <exit id="e-1" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
                <point key="canvasLocation" x="1" y="2"/>
            </scene>
        </scenes>
        <inferredMetricsTieBreakers><segue reference="g-1"/></inferredMetricsTieBreakers>
    </document>

    """

  static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cell">
          <connections><outlet property="title" destination="l-1" id="o-1"/></connections>
        </placeholder>
        <view contentMode="scaleToFill" id="v-1">
          <subviews><label text="a &lt; b" id="l-1"><variation key="default"><mask key="subviews">
            <exclude reference="l-1"/></mask></variation></label></subviews>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius">
            <real key="value" value="4.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        </view>
      </objects>
    </document>
    """

  static let markup = """
    <?xml version='1.0' encoding='UTF-8' standalone="no"?>
    <!-- before --><?tool one?>
    <document>text <a b='c "d"' e="f 'g'"\t/> &#65;&#x1F44B;<![CDATA[ <raw> & ]]> more
    <!-- in - side --><é_1.x-y:z>Ω</é_1.x-y:z ><?tool two ?></document>
    <!-- after -->
    """
}
