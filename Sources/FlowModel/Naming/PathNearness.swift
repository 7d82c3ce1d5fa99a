/// How near two folders are.
package enum PathNearness {
  /// The number of leading components that two paths share.
  package static func shared(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
