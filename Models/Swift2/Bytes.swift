import Foundation

/// What bytes had as objects.
extension Data {
  var length: Int { count }
}
