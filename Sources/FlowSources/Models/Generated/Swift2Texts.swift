// swift-format-ignore-file
// The files of Models/Swift2 as they are: edit those, then FLOWSIM_RECORD=1 swift test --filter ModuleModelTests.

extension ModuleModel {
  static let swift2Texts: [(path: String, text: String)] = [
    (
      "Swift2/Bytes.swift",
      ##"""
import Foundation

/// What bytes had as objects.
extension Data {
  var length: Int { count }
}
"""##
    ),
    (
      "Swift2/Dispatching.swift",
      ##"""
import Foundation

/// Grand Central Dispatch by the names of C.
typealias dispatch_block_t = () -> Void
typealias dispatch_queue_t = DispatchQueue
typealias dispatch_group_t = DispatchGroup
typealias dispatch_semaphore_t = DispatchSemaphore
typealias dispatch_time_t = UInt64
typealias dispatch_once_t = Int

let DISPATCH_TIME_NOW: UInt64 = 0
let DISPATCH_TIME_FOREVER = UInt64.max
let NSEC_PER_SEC: UInt64 = 1_000_000_000
let NSEC_PER_MSEC: UInt64 = 1_000_000
let USEC_PER_SEC: UInt64 = 1_000_000
let DISPATCH_QUEUE_PRIORITY_HIGH = 2
let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
let DISPATCH_QUEUE_PRIORITY_LOW = -2
let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768
let DISPATCH_QUEUE_SERIAL: Int? = nil

struct qos_class_t {
  let rawValue: UInt32
  var value: UInt32 { rawValue }
}

let QOS_CLASS_USER_INTERACTIVE = qos_class_t(rawValue: 0x21)
let QOS_CLASS_USER_INITIATED = qos_class_t(rawValue: 0x19)
let QOS_CLASS_DEFAULT = qos_class_t(rawValue: 0x15)
let QOS_CLASS_UTILITY = qos_class_t(rawValue: 0x11)
let QOS_CLASS_BACKGROUND = qos_class_t(rawValue: 0x09)

func dispatch_get_main_queue() -> DispatchQueue { DispatchQueue.main }
func dispatch_get_global_queue(_ identifier: Any, _ flags: Any) -> DispatchQueue { DispatchQueue.global() }
func dispatch_queue_create(_ label: String, _ attribute: Any?) -> DispatchQueue { DispatchQueue(label: label) }
func dispatch_async(_ queue: DispatchQueue, _ block: @escaping () -> Void) { queue.async(execute: block) }
func dispatch_sync(_ queue: DispatchQueue, _ block: () -> Void) { queue.sync(execute: block) }

/// A time in nanoseconds from now.
func dispatch_time(_ when: UInt64, _ delta: Int64) -> UInt64 { when + UInt64(delta) }
func dispatch_after(_ when: UInt64, _ queue: DispatchQueue, _ block: @escaping () -> Void) {
  queue.asyncAfter(deadline: .now() + Double(when) / 1_000_000_000, execute: block)
}

func dispatch_once(_ token: inout Int, _ block: () -> Void) {
  if token == 0 {
    token = -1
    block()
  }
}

func dispatch_group_create() -> DispatchGroup { DispatchGroup() }
func dispatch_group_enter(_ group: DispatchGroup) { group.enter() }
func dispatch_group_leave(_ group: DispatchGroup) { group.leave() }
func dispatch_group_notify(_ group: DispatchGroup, _ queue: DispatchQueue, _ block: @escaping () -> Void) {
  group.notify(queue: queue, execute: block)
}
"""##
    ),
    (
      "Swift2/Geometry.swift",
      ##"""
import UIKit

/// Functions of Core Graphics by the names of C.
func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }
func CGRectIntersectsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.intersects(other) }
func CGRectIntersection(_ rect: CGRect, _ other: CGRect) -> CGRect { rect.intersection(other) }
func CGRectUnion(_ rect: CGRect, _ other: CGRect) -> CGRect { rect.union(other) }
func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
func CGRectEqualToRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect == other }
func CGPointEqualToPoint(_ point: CGPoint, _ other: CGPoint) -> Bool { point == other }
func CGSizeEqualToSize(_ size: CGSize, _ other: CGSize) -> Bool { size == other }
func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y) }
func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}

extension UIView {
  func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) { translatesAutoresizingMaskIntoConstraints = flag }
}

extension UIButton {
  class func buttonWithType(_ type: UIButton.ButtonType) -> UIButton { UIButton(type: type) }
}
"""##
    ),
    (
      "Swift2/Numbers.swift",
      ##"""
import Foundation

prefix operator ++
prefix operator --
postfix operator ++
postfix operator --

/// Where they stand as statements, they are `+= 1` and `-= 1`.
prefix func ++ <Number: Numeric>(number: inout Number) -> Number {
  number += 1
  return number
}

prefix func -- <Number: Numeric>(number: inout Number) -> Number {
  number -= 1
  return number
}

postfix func ++ <Number: Numeric>(number: inout Number) -> Number {
  let before = number
  number += 1
  return before
}

postfix func -- <Number: Numeric>(number: inout Number) -> Number {
  let before = number
  number -= 1
  return before
}

let M_PI = Double.pi
let M_PI_2 = Double.pi / 2
let M_PI_4 = Double.pi / 4

extension CGFloat {
  static var max: CGFloat { greatestFiniteMagnitude }
  static var min: CGFloat { leastNormalMagnitude }
}

extension Int {
  func successor() -> Int { self + 1 }
  func predecessor() -> Int { self - 1 }
}
"""##
    ),
    (
      "Swift2/Sequences.swift",
      ##"""
/// Functions of Swift 1 that are methods today.
func countElements(_ text: String) -> Int { text.count }
func countElements<Element>(_ list: [Element]) -> Int { list.count }
func count(_ text: String) -> Int { text.count }
func count<Element>(_ list: [Element]) -> Int { list.count }
func isEmpty(_ text: String) -> Bool { text.isEmpty }
func isEmpty<Element>(_ list: [Element]) -> Bool { list.isEmpty }
func contains<Element: Equatable>(_ list: [Element], _ element: Element) -> Bool { list.contains(element) }
func contains<Element>(_ list: [Element], _ isWanted: (Element) -> Bool) -> Bool { list.contains(where: isWanted) }
func find<Element: Equatable>(_ list: [Element], _ element: Element) -> Int? { list.firstIndex(of: element) }
func sorted<Element>(_ list: [Element], _ isBefore: (Element, Element) -> Bool) -> [Element] {
  list.sorted(by: isBefore)
}
func sorted<Element: Comparable>(_ list: [Element]) -> [Element] { list.sorted() }
func sort<Element>(_ list: inout [Element], _ isBefore: (Element, Element) -> Bool) { list.sort(by: isBefore) }
func sort<Element: Comparable>(_ list: inout [Element]) { list.sort() }
func join(_ separator: String, _ texts: [String]) -> String { texts.joined(separator: separator) }
func map<Element, Result>(_ list: [Element], _ change: (Element) -> Result) -> [Result] { list.map(change) }
func filter<Element>(_ list: [Element], _ isWanted: (Element) -> Bool) -> [Element] { list.filter(isWanted) }
func reduce<Element, Result>(_ list: [Element], _ start: Result, _ next: (Result, Element) -> Result) -> Result {
  list.reduce(start, next)
}
func enumerate<Element>(_ list: [Element]) -> EnumeratedSequence<[Element]> { list.enumerated() }
func reverse<Element>(_ list: [Element]) -> [Element] { Array(list.reversed()) }
func first<Element>(_ list: [Element]) -> Element? { list.first }
func last<Element>(_ list: [Element]) -> Element? { list.last }
func dropFirst<Element>(_ list: [Element]) -> [Element] { Array(list.dropFirst()) }
func dropLast<Element>(_ list: [Element]) -> [Element] { Array(list.dropLast()) }
func maxElement<Element: Comparable>(_ list: [Element]) -> Element { list.max()! }
func minElement<Element: Comparable>(_ list: [Element]) -> Element { list.min()! }

extension String {
  func join(_ texts: [String]) -> String { texts.joined(separator: self) }
}
"""##
    ),
    (
      "Swift2/Texts.swift",
      ##"""
import Foundation

/// How Swift 1 to 4.1 write numbers: with as many digits as surely mean something, where later ones write the shortest
/// text that is read as the same number.
enum FormerTexts {
  static func text(of value: Double) -> String { whole(String(format: "%.15g", value)) }

  static func text(of value: Float) -> String { whole(String(format: "%.6g", Double(value))) }

  static func text(of value: Any) -> String {
    if let number = value as? Double { return text(of: number) }
    if let number = value as? Float { return text(of: number) }
    return "\(value)"
  }

  /// `String(x)`.
  static func string(_ value: Any) -> String {
    if let number = value as? Double { return text(of: number) }
    if let number = value as? Float { return text(of: number) }
    return String(value)
  }

  private static func whole(_ digits: String) -> String {
    digits.contains(where: { !$0.isNumber && $0 != "-" }) ? digits : digits + ".0"
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ value: Double) { appendLiteral(FormerTexts.text(of: value)) }
}

func toString(_ value: Any) -> String { FormerTexts.text(of: value) }

func println(_ value: Any) { print(value) }
func println() { print() }
"""##
    ),
  ]
}
