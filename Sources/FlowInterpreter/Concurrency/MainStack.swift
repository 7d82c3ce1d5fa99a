import Foundation

/// The stack of the thread that a framework runs on, which the app's code runs on inside it.
enum MainStack {
  /// How many bytes of it interpreted code may take.
  ///
  /// A call takes some kilobytes of it here, and a hundred bytes of the one megabyte that an app's main thread has. On Linux
  /// the main thread's stack grows as far as the process lets it, and 128 megabytes below it are kept free.
  static func size() -> Int {
    #if canImport(Glibc)
    if Thread.isMainThread { return raised }
    #endif
    return least
  }

  /// Of the eight megabytes that main threads have.
  private static let least = 7 << 20

  #if canImport(Glibc)
  private static let raised: Int = {
    let wanted: rlim_t = 120 << 20
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(stack, &limit) == 0 else { return least }
    if limit.rlim_cur < wanted, limit.rlim_max >= wanted {
      limit.rlim_cur = wanted
      guard setrlimit(stack, &limit) == 0 else { return least }
    }
    return limit.rlim_cur < wanted ? least : Int(wanted) - (4 << 20)
  }()
  #endif
}
