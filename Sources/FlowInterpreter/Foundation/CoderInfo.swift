import FlowModel
import Foundation

extension CodingUserInfoKey: FoundationValue {
  package static var bridgedName: String { "CodingUserInfoKey" }
  package static var isPrintable: Bool { false }
}

/// A coder that hands the app's code on what the app gave it along.
protocol InformedCoder: FoundationClass {
  /// The dictionary; nil for an empty one.
  var userInfo: Value? { get set }
}

extension SimulatedEncoder: InformedCoder {}
extension SimulatedDecoder: InformedCoder {}
extension SimulatedPropertyListEncoder: InformedCoder {}
extension SimulatedPropertyListDecoder: InformedCoder {}

extension LibraryBuilder {
  mutating func addCoderInfo() {
    initializer("CodingUserInfoKey", "(rawValue:)") { call in
      CodingUserInfoKey(rawValue: try call.argument(0, String.self)).bridged
    }
    reads("rawValue") { (this: CodingUserInfoKey) in this.rawValue }
    informs(SimulatedEncoder.self)
    informs(SimulatedDecoder.self)
    informs(SimulatedPropertyListEncoder.self)
    informs(SimulatedPropertyListDecoder.self)
    for type in ["Decoder", "Encoder"] {
      property(type, "userInfo") { call in CodingSession.current?.userInfo ?? call.emptyInfo }
    }
  }

  private mutating func informs<This: InformedCoder>(_ type: This.Type) {
    property(This.bridgedName, "userInfo") { call in try call.this(type).userInfo ?? call.emptyInfo }
    setter(This.bridgedName, "userInfo") { call, base in
      try call.unbridge(base, type).userInfo = call[0]
      return .void
    }
  }
}

extension Library.Call {
  fileprivate var emptyInfo: Value { .dictionary([], types.library("CodingUserInfoKey"), types.any) }
}
