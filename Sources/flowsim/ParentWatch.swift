import Foundation

/// Ends a helper process whose parent is gone, however that ended.
enum ParentWatch {
  /// Watches from now on. A process whose parent has ended has another one.
  static func begin() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(100_000) }
      _exit(ExitStatus.fault)
    }
  }
}
