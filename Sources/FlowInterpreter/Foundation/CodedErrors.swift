import FlowModel
import Foundation

/// The code of an error of Foundation's: `URLError.Code`.
protocol ErrorCode: FoundationValue {
  static var errorName: String { get }
  static var domain: String { get }
  /// The codes' names with their numbers.
  static var names: KeyValuePairs<String, Int> { get }
  /// Whether `as?` makes it of an error of its domain where Foundation is not Apple's, too.
  static var isBridgedEverywhere: Bool { get }
  var rawValue: Int { get }
  init(rawValue: Int)
}

/// `URLError`, `CocoaError`: an error of one domain.
final class CodedErrorBox: NativeBox {
  private let type: String
  let error: SimulatedError
  init(_ type: String, _ error: SimulatedError) {
    self.type = type
    self.error = error
  }
  override var typeName: String { type }
  override var isPrintable: Bool { false }
  override func isEqual(to other: NativeBox) -> Bool {
    (other as? CodedErrorBox).map { error.isEqual(to: $0.error) } ?? false
  }
  override func hash(into hasher: inout Hasher) { error.hash(into: &hasher) }
}

/// The numbers are those of NSURLError.h.
struct URLErrorCode: ErrorCode {
  static let bridgedName = "URLError.Code"
  static let errorName = "URLError"
  static let domain = NSURLErrorDomain
  static let isPrintable = false
  static let isBridgedEverywhere = false
  let rawValue: Int
  static let names: KeyValuePairs = [
    "unknown": -1, "cancelled": -999, "badURL": -1000, "timedOut": -1001, "unsupportedURL": -1002,
    "cannotFindHost": -1003, "cannotConnectToHost": -1004, "networkConnectionLost": -1005, "dnsLookupFailed": -1006,
    "httpTooManyRedirects": -1007, "resourceUnavailable": -1008, "notConnectedToInternet": -1009,
    "redirectToNonExistentLocation": -1010, "badServerResponse": -1011, "userCancelledAuthentication": -1012,
    "userAuthenticationRequired": -1013, "zeroByteResource": -1014, "cannotDecodeRawData": -1015,
    "cannotDecodeContentData": -1016, "cannotParseResponse": -1017, "internationalRoamingOff": -1018,
    "callIsActive": -1019, "dataNotAllowed": -1020, "requestBodyStreamExhausted": -1021,
    "appTransportSecurityRequiresSecureConnection": -1022, "fileDoesNotExist": -1100, "fileIsDirectory": -1101,
    "noPermissionsToReadFile": -1102, "dataLengthExceedsMaximum": -1103, "secureConnectionFailed": -1200,
    "serverCertificateHasBadDate": -1201, "serverCertificateUntrusted": -1202,
  ]
}

/// The numbers are those of FoundationErrors.h.
struct CocoaErrorCode: ErrorCode {
  static let bridgedName = "CocoaError.Code"
  static let errorName = "CocoaError"
  static let domain = NSCocoaErrorDomain
  static let isPrintable = false
  static let isBridgedEverywhere = true
  let rawValue: Int
  static let names: KeyValuePairs = [
    "fileNoSuchFile": 4, "fileLocking": 255, "fileReadUnknown": 256, "fileReadNoPermission": 257,
    "fileReadInvalidFileName": 258, "fileReadCorruptFile": 259, "fileReadNoSuchFile": 260,
    "fileReadInapplicableStringEncoding": 261, "fileReadUnsupportedScheme": 262, "fileReadTooLarge": 263,
    "fileReadUnknownStringEncoding": 264, "fileWriteUnknown": 512, "fileWriteNoPermission": 513,
    "fileWriteInvalidFileName": 514, "fileWriteFileExists": 516, "fileWriteInapplicableStringEncoding": 517,
    "fileWriteUnsupportedScheme": 518, "fileWriteOutOfSpace": 640, "fileWriteVolumeReadOnly": 642,
    "keyValueValidation": 1024, "formatting": 2048, "userCancelled": 3072, "featureUnsupported": 3328,
    "propertyListReadCorrupt": 3840, "propertyListReadUnknownVersion": 3841, "propertyListReadStream": 3842,
    "propertyListWriteStream": 3851, "propertyListWriteInvalid": 3852, "coderReadCorrupt": 4864,
    "coderValueNotFound": 4865, "coderInvalidValue": 4866,
  ]
}

extension Interpreter {
  /// Whether an error has a code that a pattern names: `catch URLError.timedOut`. Nil where the pattern is no such code,
  /// or the value is one itself.
  ///
  /// - Foundation: a code's `~=` takes any error, and asks it as `as?` does (documentation of `URLError.Code`).
  func isError(_ value: Value, ofCode pattern: Value, at location: TreeLocation) throws -> Bool? {
    guard case .native(let box) = pattern else { return nil }
    switch box {
    case let box as FoundationBox<URLErrorCode>: return try isError(value, box.content, at: location)
    case let box as FoundationBox<CocoaErrorCode>: return try isError(value, box.content, at: location)
    default: return nil
    }
  }

  private func isError<Code: ErrorCode>(_ value: Value, _ code: Code, at location: TreeLocation) throws -> Bool? {
    guard case .native(let native) = value else { return false }
    switch native {
    case is FoundationBox<Code>: return nil
    case let box as CodedErrorBox: return box.typeName == Code.errorName && box.error.code == code.rawValue
    case let error as SimulatedError:
      if error.original != nil || error.domain != Code.domain { return false }
      guard Code.isBridgedEverywhere || framework != nil else {
        throw Stop(reason: "as? \(Code.errorName)", location: location)
      }
      return error.code == code.rawValue
    default: return false
    }
  }
}

extension LibraryBuilder {
  /// The errors of Foundation that have a domain of their own.
  mutating func addCodedErrors() {
    addErrors(of: URLErrorCode.self)
    addErrors(of: CocoaErrorCode.self)
  }

  private mutating func addErrors<Code: ErrorCode>(of code: Code.Type) {
    let type = Code.errorName
    for (name, number) in Code.names {
      gives(Code.self, name, Code(rawValue: number))
      staticProperty(type, name) { _ in Code(rawValue: number).bridged }
    }
    property(Code.bridgedName, "rawValue") { call in try call.unbridge(call.value, Code.self).rawValue.bridged }
    expects(type, "init", Code.bridgedName)
    initializer(type, "(_:)") { call in
      let code = try call.unbridge(call[0], Code.self)
      return .native(CodedErrorBox(type, SimulatedError(Code.domain, code.rawValue, [])))
    }
    func member(_ name: String, _ read: @escaping (SimulatedError, Library.Call) throws -> Value) {
      property(type, name) { call in try read(try call.native(call.value, CodedErrorBox.self).error, call) }
    }
    member("code") { error, _ in Code(rawValue: error.code).bridged }
    member("errorCode") { error, _ in error.code.bridged }
    member("localizedDescription") { error, call in
      call.interpreter.localizedDescription(of: error, at: call.location)
    }
    cast(type) { call in
      switch call.value {
      case .native(let error as SimulatedError) where error.original == nil && error.domain == Code.domain:
        guard Code.isBridgedEverywhere || call.interpreter.framework != nil else { throw call.stop("as? \(type)") }
        return .native(CodedErrorBox(type, error))
      // Linux has a CocoaError for errors of all domains.
      case .native(let error as SimulatedError) where error.original == nil && call.interpreter.framework != nil:
        return nil
      case .native(is SimulatedError), .native(is DecodingErrorBox): throw call.stop("as? \(type)")
      default: return nil
      }
    }
  }
}
