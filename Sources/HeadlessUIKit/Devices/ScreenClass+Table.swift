import Foundation

extension ScreenClass {
  /// The screens, phones before pads, each from the home button to the newest.
  ///
  /// - UIKit: devices.csv, whose rows name the sources (F4.7, F4.10, F4.11, F5.10). Where sources disagree: landscape
  ///   bottom 21 of the X class (not 24), 48 of iPhone 11 and XR (44 before iOS 14), 50 of the minis (44 before
  ///   iOS 15); the values of iPhone 17 and Air come from one lineage.
  static let all: [ScreenClass] = [
    .phone(
      375, 667, scale: 2, top: 20, bottom: 0, landscapeBottom: 0,
      ["iPhone SE (3rd gen)", "iPhone SE (2nd gen)", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"]),
    .phone(320, 568, scale: 2, top: 20, bottom: 0, landscapeBottom: 0, ["iPhone SE (1st gen)"]),
    .phone(
      414, 736, top: 20, bottom: 0, landscapeBottom: 0, isWide: true,
      ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"]),
    .phone(375, 812, top: 44, ["iPhone 11 Pro", "iPhone X", "iPhone XS"]),
    .phone(414, 896, scale: 2, top: Length(48, before: 14, 44), isWide: true, ["iPhone 11", "iPhone XR"]),
    .phone(414, 896, top: 44, isWide: true, ["iPhone 11 Pro Max", "iPhone XS Max"]),
    .phone(375, 812, top: Length(50, before: 15, 44), ["iPhone 13 mini", "iPhone 12 mini"]),
    .phone(
      390, 844, top: 47,
      [
        "iPhone 13", "iPhone 12", "iPhone 12 Pro", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e",
      ]),
    .phone(428, 926, top: 47, isWide: true, ["iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"]),
    .phone(
      393, 852, top: 59, statusBar: 54, contentTop: 97 + 2 / 3,
      ["iPhone 16", "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro"]),
    .phone(
      430, 932, top: 59, statusBar: 54, contentTop: 97 + 2 / 3, isWide: true,
      ["iPhone 16 Plus", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"]),
    .phone(
      402, 874, top: 62, landscapeTop: Length(20, before: 26, 0), landscapeBottom: Length(20, before: 26, 21),
      statusBar: 54, contentTop: 100 + 1 / 3, ["iPhone 16 Pro"]),
    .phone(
      440, 956, top: 62, landscapeTop: Length(20, before: 26, 0), landscapeBottom: Length(20, before: 26, 21),
      statusBar: 54, contentTop: 100 + 1 / 3, isWide: true, ["iPhone 16 Pro Max"]),
    .phone(402, 874, top: 62, landscapeTop: 20, landscapeBottom: 20, statusBar: 54, ["iPhone 17", "iPhone 17 Pro"]),
    .phone(
      440, 956, top: 62, landscapeTop: 20, landscapeBottom: 20, statusBar: 54, isWide: true, ["iPhone 17 Pro Max"]),
    .phone(420, 912, top: 68, landscapeTop: 20, landscapeBottom: 29, statusBar: 54, isWide: true, ["iPhone Air"]),
    .pad(
      810, 1080, hasHomeIndicator: false,
      ["iPad (9th gen)", "iPad (8th gen)", "iPad (7th gen)"]),
    .pad(
      768, 1024, hasHomeIndicator: false,
      ["iPad mini (5th gen)", "iPad (5th gen)", "iPad (6th gen)", "iPad Air 2", "iPad Pro 9.7-inch"]),
    .pad(834, 1112, hasHomeIndicator: false, ["iPad Air (3rd gen)", "iPad Pro 10.5-inch"]),
    .pad(
      820, 1180, hasHomeIndicator: true,
      ["iPad (10th gen)", "iPad (A16)", "iPad Air (4th gen)", "iPad Air (5th gen)", "iPad Air 11-inch (M2)"]),
    .pad(744, 1133, hasHomeIndicator: true, ["iPad mini (6th gen)", "iPad mini (A17 Pro)"]),
    .pad(834, 1194, hasHomeIndicator: true, ["iPad Pro 11-inch (4th gen)", "iPad Pro 11-inch (3rd gen)"]),
    .pad(834, 1210, hasHomeIndicator: true, ["iPad Pro 11-inch (M4)"]),
    .pad(1024, 1366, hasHomeIndicator: true, ["iPad Pro 12.9-inch (6th gen)", "iPad Air 13-inch (M2)"]),
    .pad(1032, 1376, hasHomeIndicator: true, ["iPad Pro 13-inch (M4)"]),
  ]
}
