import Foundation

/// The events of a trace as plain numbers, in chunks; texts are kept once each.
struct TraceStore {
  private struct Record {
    enum Kind: UInt8 {
      case none, animated, notAnimated, subject, noSubject, text
    }

    let time: TimeInterval
    let subject: UInt32
    let payload: UInt32
    let callback: TraceCallback
    let kind: Kind
  }

  private static let chunkSize = 4096
  private var fullChunks: [[Record]] = []
  private var openChunk: [Record] = []
  private var texts: [String] = []
  private var textNumbers: [String: UInt32] = [:]

  init() { openChunk.reserveCapacity(Self.chunkSize) }

  var count: Int { fullChunks.count * Self.chunkSize + openChunk.count }

  mutating func append(_ callback: TraceCallback, _ subject: TraceSubject, _ detail: TraceDetail, at time: TimeInterval)
  {
    if openChunk.count == Self.chunkSize {
      fullChunks.append(openChunk)
      openChunk = []
      openChunk.reserveCapacity(Self.chunkSize)
    }
    let (kind, payload) = encode(detail)
    openChunk.append(
      Record(time: time, subject: subject.index, payload: payload, callback: callback, kind: kind))
  }

  subscript(position: Int) -> TraceEvent {
    let chunk = position / Self.chunkSize
    let record = (chunk < fullChunks.count ? fullChunks[chunk] : openChunk)[position % Self.chunkSize]
    return TraceEvent(
      time: record.time, subject: TraceSubject(index: record.subject), callback: record.callback,
      detail: decode(record))
  }

  private mutating func encode(_ detail: TraceDetail) -> (Record.Kind, UInt32) {
    switch detail {
    case .none: (.none, 0)
    case .animated(let animated): (animated ? .animated : .notAnimated, 0)
    case .subject(let subject): subject.map { (.subject, $0.index) } ?? (.noSubject, 0)
    case .text(let text): (.text, number(of: text))
    }
  }

  private func decode(_ record: Record) -> TraceDetail {
    switch record.kind {
    case .none: .none
    case .animated: .animated(true)
    case .notAnimated: .animated(false)
    case .subject: .subject(TraceSubject(index: record.payload))
    case .noSubject: .subject(nil)
    case .text: .text(texts[Int(record.payload)])
    }
  }

  private mutating func number(of text: String) -> UInt32 {
    if let number = textNumbers[text] { return number }
    let number = UInt32(texts.count)
    texts.append(text)
    textNumbers[text] = number
    return number
  }
}
