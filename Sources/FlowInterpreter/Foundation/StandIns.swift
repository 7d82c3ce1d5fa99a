import FlowModel
import Foundation

/// What stands in encoded data for what is not known: a random UUID, the date at which the app runs.
///
/// The data themselves are not known then, but what a decoder reads of them is: where it meets a stand-in it reads what
/// was encoded. So an app finds again what it has saved.
final class StandIns {
  private enum Form: Hashable {
    case identifier(UUID), date(Date), text(String)
  }

  private var unknowns: [Form: Unknown] = [:]
  /// Whether each thing that is not known has a stand-in.
  private(set) var isWhole = true

  var isEmpty: Bool { unknowns.isEmpty }
  /// Something that has a stand-in.
  var first: Unknown? { first { _ in true } }
  /// A date that has one.
  var date: Unknown? { first { if case .date = $0 { true } else { false } } }

  private func first(where isMeant: (Form) -> Bool) -> Unknown? {
    unknowns.filter { isMeant($0.key) }.values.min { ($0.location.node, $0.what) < ($1.location.node, $1.what) }
  }

  /// Something has no stand-in: the name of what else is encoded.
  func leaveOpen() { isWhole = false }

  /// What stands for something in data; nil for what has no form of its own there.
  ///
  /// - Parameter keepsDates: whether the coder writes dates as they are.
  func standIn(for unknown: Unknown, keepsDates: Bool) -> (any Encodable)? {
    guard let form = form(for: unknown, keepsDates: keepsDates) else {
      isWhole = false
      return nil
    }
    unknowns[form] = unknown
    return switch form {
    case .identifier(let identifier): identifier
    case .date(let date): date
    case .text(let text): text
    }
  }

  private func form(for unknown: Unknown, keepsDates: Bool) -> Form? {
    let number = unknowns.count
    switch Self.kind(of: unknown) {
    case "UUID":
      let place = UInt8(truncatingIfNeeded: number)
      let round = UInt8(truncatingIfNeeded: number >> 8)
      guard number <= UInt16.max else { return nil }
      return .identifier(UUID(uuid: (0xF1, 0x05, 0x51, 0x4D, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, round, place)))
    case "Date" where keepsDates:
      return .date(Date(timeIntervalSinceReferenceDate: -3_000_000_000.3125 - Double(number)))
    case "String": return .text("\u{F8FF}\(number)\u{F8FF}")
    default: return nil
    }
  }

  /// The type of what is surely there.
  private static func kind(of unknown: Unknown) -> String? {
    if let type = unknown.type {
      switch type.kind {
      case .string: return "String"
      case .library(let name, _): return name
      default: return nil
      }
    }
    return unknown.isThere || unknown.individual != nil || unknown.moment != nil ? unknown.kind : nil
  }

  /// What was encoded where a decoder has read a stand-in; nil for what was known.
  func unknown<Read>(behind read: Read, _ session: CodingSession) throws -> Value? {
    switch read {
    case let identifier as UUID: return unknowns[.identifier(identifier)].map(Value.unknown)
    case let date as Date: return unknowns[.date(date)].map(Value.unknown)
    case let text as String:
      if let unknown = unknowns[.text(text)] { return .unknown(unknown) }
      guard let unknown = UUID(uuidString: text).flatMap({ unknowns[.identifier($0)] }) else { return nil }
      let interpreter = session.interpreter
      return try interpreter.property(
        session.program.symbols["uuidString"], of: .unknown(unknown), at: session.location)
    case let number as Double:
      guard let unknown = unknowns[.date(Date(timeIntervalSinceReferenceDate: number))] else { return nil }
      throw Stop(lacking: unknown, at: session.location)
    default: return nil
    }
  }
}

/// Data with stand-ins in them.
final class StandInBox: NativeBox {
  let data: Data
  let standIns: StandIns

  init(_ data: Data, _ standIns: StandIns) {
    self.data = data
    self.standIns = standIns
  }

  override var typeName: String { "Data" }
}

extension Library.Call {
  /// The data with stand-ins that a decoder is given.
  var standIns: StandInBox? {
    guard case .unknown(let data)? = arguments.last?.value, case .native(let box as StandInBox)? = data.encoded else {
      return nil
    }
    return box
  }
}

extension CodingSession {
  /// What a decoder has read, or what stands behind it.
  func value<Read: Bridged>(of read: () throws -> Read) throws -> Value {
    guard let unknown = standIns.first else { return try read().bridged }
    do {
      let read = try read()
      return try standIns.unknown(behind: read, self) ?? read.bridged
    } catch is DecodingError {
      // It may be the stand-in that it cannot read.
      throw Stop(lacking: unknown, at: location)
    }
  }

  /// Ends the encoding of something with data that are not known; what a decoder reads of them may be.
  func checkKnown(_ data: Data) throws {
    guard let unknown else { return }
    let encoded = standIns.isWhole && !standIns.isEmpty ? Value.native(StandInBox(data, standIns)) : nil
    throw Stop(lacking: unknown, encoded: encoded, at: location)
  }
}
