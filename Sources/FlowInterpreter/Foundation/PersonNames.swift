import FlowModel
import Foundation

extension PersonNameComponents: FoundationValue { package static var bridgedName: String { "PersonNameComponents" } }

extension LibraryBuilder {
  /// `PersonNameComponents`: the parts; how a device writes them together is not known.
  mutating func addNames() {
    makes(PersonNameComponents.self, "()") { PersonNameComponents() }
    initializer(
      "PersonNameComponents",
      "(namePrefix?:givenName?:middleName?:familyName?:nameSuffix?:nickname?:)"
    ) { call in
      var name = PersonNameComponents()
      name.namePrefix = try call.argument("namePrefix", String?.self) ?? nil
      name.givenName = try call.argument("givenName", String?.self) ?? nil
      name.middleName = try call.argument("middleName", String?.self) ?? nil
      name.familyName = try call.argument("familyName", String?.self) ?? nil
      name.nameSuffix = try call.argument("nameSuffix", String?.self) ?? nil
      name.nickname = try call.argument("nickname", String?.self) ?? nil
      return name.bridged
    }
    holds("namePrefix", \PersonNameComponents.namePrefix)
    holds("givenName", \PersonNameComponents.givenName)
    holds("middleName", \PersonNameComponents.middleName)
    holds("familyName", \PersonNameComponents.familyName)
    holds("nameSuffix", \PersonNameComponents.nameSuffix)
    holds("nickname", \PersonNameComponents.nickname)
  }
}
