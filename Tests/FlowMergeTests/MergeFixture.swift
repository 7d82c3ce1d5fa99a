import FlowInterfaceBuilder
import FlowMerge

/// A storyboard of two screens, as Interface Builder writes it, and merges of edits of it.
enum MergeFixture {
  static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14109" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="AAA-aa-001">
        <device id="retina4_7" orientation="portrait"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14088"/>
        </dependencies>
        <scenes>
            <!--Orders-->
            <scene sceneID="SSS-ss-001">
                <objects>
                    <viewController title="Orders" id="AAA-aa-001" customClass="OrdersViewController" \
    sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="AAA-aa-002">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="AAA-aa-003">
                                    <rect key="frame" x="20" y="20" width="100" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                </label>
                                <button translatesAutoresizingMaskIntoConstraints="NO" id="AAA-aa-004">
                                    <rect key="frame" x="20" y="60" width="100" height="30"/>
                                    <state key="normal" title="Pay" image="card">
                                        <color key="titleColor" white="0.5" alpha="1"/>
                                    </state>
                                    <connections>
                                        <segue destination="BBB-bb-001" kind="show" identifier="pay" id="AAA-aa-005"/>
                                    </connections>
                                </button>
                            </subviews>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                            <constraints>
                                <constraint firstItem="AAA-aa-003" firstAttribute="top" secondItem="AAA-aa-002" \
    secondAttribute="top" constant="20" id="AAA-aa-006"/>
                                <constraint firstItem="AAA-aa-004" firstAttribute="top" secondItem="AAA-aa-003" \
    secondAttribute="bottom" constant="8" id="AAA-aa-007"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="total" destination="AAA-aa-003" id="AAA-aa-008"/>
                        </connections>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <!--Payment-->
            <scene sceneID="SSS-ss-002">
                <objects>
                    <viewController title="Payment" id="BBB-bb-001" customClass="PaymentViewController" \
    sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="BBB-bb-002">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="BBB-bb-003">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
                                    <subviews>
                                        <label text="Card" id="BBB-bb-004"/>
                                        <label text="Name" id="BBB-bb-005"/>
                                        <segmentedControl id="BBB-bb-006">
                                            <segments>
                                                <segment title="First"/>
                                                <segment title="Second"/>
                                            </segments>
                                        </segmentedControl>
                                    </subviews>
                                </stackView>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="700" y="0.0"/>
            </scene>
        </scenes>
        <resources>
            <image name="card" width="24" height="24"/>
        </resources>
    </document>

    """

  /// The base with texts replaced, each of which must be in it.
  static func edited(_ edits: [String: String]) -> String {
    edits.reduce(base) { text, edit in
      precondition(text.contains(edit.key), edit.key)
      return text.replacing(edit.key, with: edit.value)
    }
  }

  static func merge(_ ours: String, _ theirs: String, base: String = base) throws -> DocumentMerge {
    try DocumentMerge(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  static func merge(
    ours: [String: String], theirs: [String: String]
  ) throws -> (text: String, conflicts: [String]) {
    let merged = try merge(edited(ours), edited(theirs))
    return (String(decoding: merged.bytes, as: UTF8.self), merged.conflicts.map(\.description))
  }
}
