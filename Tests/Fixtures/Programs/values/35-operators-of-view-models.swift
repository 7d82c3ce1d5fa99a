// Operators as view models have them: binding, piping, composing, filling what is nil.

import Foundation

final class Observable<T> {
  typealias Listener = (T) -> Void
  private var listeners: [Int: Listener] = [:]
  var value: T { didSet { listeners.values.forEach { $0(value) } } }
  init(_ value: T) { self.value = value }
  @discardableResult func bind(_ listener: @escaping Listener) -> Int {
    let id = listeners.count; listeners[id] = listener; listener(value); return id
  }
  func unbind(_ id: Int) { listeners[id] = nil }
  func map<U>(_ f: @escaping (T) -> U) -> Observable<U> {
    let o = Observable<U>(f(value)); bind { [weak o] in o?.value = f($0) }; return o
  }
}
infix operator <<< : AssignmentPrecedence
func <<< <T>(left: Observable<T>, right: T) { left.value = right }
infix operator |> : MultiplicationPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
postfix operator %
postfix func % (n: Int) -> Double { Double(n) / 100 }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
infix operator ?= : AssignmentPrecedence
func ?= <T>(left: inout T?, right: @autoclosure () -> T) { if left == nil { left = right() } }
infix operator ??= : AssignmentPrecedence
func ??= <T>(left: inout T, right: T?) { if let right { left = right } }
let name = Observable("a")
var seen: [String] = []
let id = name.bind { seen.append($0) }
name <<< "b"
name.unbind(id)
name <<< "c"
print(seen, name.value)
let length = name.map(\.count)
name <<< "hello"
print(length.value)
print(3 |> { $0 * 2 } |> String.init)
let f: (Int) -> String = { $0 + 1 } >>> { "<\($0)>" }
print(f(4), 25%, √16.0, 4.0 |> sqrt)
var cached: Int?
func make() -> Int { print("make"); return 7 }
cached ?= make()
cached ?= make()
print(cached!)
var level = 1
level ??= nil
level ??= 5
print(level)
