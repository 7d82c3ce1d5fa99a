/// How near two folders are.
enum PathNearness {
  /// The number of leading components that two paths share.
  static func shared(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
