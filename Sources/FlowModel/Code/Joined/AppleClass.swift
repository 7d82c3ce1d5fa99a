/// Names of Apple's frameworks.
package enum AppleClass {
  private static let prefixes: Set<String> = [
    "AR", "AS", "AV", "CA", "CK", "CN", "EK", "GK", "GLK", "HK", "IN", "LP", "MF", "MK", "MP", "MTK", "NS", "PDF", "PH",
    "PK", "QL", "RP", "SCN", "SF", "SK", "SL", "ST", "UI", "VN", "WK",
  ]

  /// Whether a class is Apple's, by the prefix that only Apple may use: `UIView`, `MKMapView`.
  package static func isName(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    return prefixes.contains(String(capitals.dropLast())) && name.count > capitals.count
  }
}
