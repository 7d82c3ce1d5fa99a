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
