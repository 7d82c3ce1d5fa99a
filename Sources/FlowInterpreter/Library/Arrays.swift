import FlowModel
import Foundation

extension LibraryBuilder {
  mutating func addArrays() {}
}
