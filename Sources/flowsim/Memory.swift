import Foundation

/// How the program takes memory from the system.
enum Memory {
  /// Lets glibc take it in large pieces. Of itself it takes it page by page for every thread but the first, and each
  /// time the other threads wait; what is taken and not used costs nothing.
  static func takeInLargePieces() {
    #if canImport(Glibc)
    // Swift's module of glibc leaves <malloc.h> out.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(symbol, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)
    let (topPad, mmapThreshold): (CInt, CInt) = (-2, -3)
    _ = mallopt(topPad, 32 << 20)
    _ = mallopt(mmapThreshold, 32 << 20)
    #endif
  }
}
