import FlowModel
import Foundation

extension UUID: FoundationValue { package static var bridgedName: String { "UUID" } }

extension LibraryBuilder {
  mutating func addIdentifiers() {
    initializer("UUID", "()") { call in
      .unknown(Unknown("a random UUID", call.location, kind: "UUID", individual: Individual()))
    }
    makes(UUID?.self, "(uuidString:)") { (text: String) in UUID(uuidString: text) }
    reads("uuidString") { (this: UUID) in this.uuidString }
    reads("description") { (this: UUID) in this.description }
  }
}
