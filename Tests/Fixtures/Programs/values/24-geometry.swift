import Foundation

struct Insets { var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0 }
extension CGRect {
  func inset(by insets: Insets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
  var center: CGPoint { CGPoint(x: midX, y: midY) }
  func split(_ fraction: CGFloat) -> (CGRect, CGRect) {
    let cut = (height * fraction).rounded()
    return (
      CGRect(x: minX, y: minY, width: width, height: cut),
      CGRect(x: minX, y: minY + cut, width: width, height: height - cut)
    )
  }
}
func show(_ rect: CGRect) -> String { "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))" }
let screen = CGRect(x: 0, y: 0, width: 375, height: 812)
let safe = screen.inset(by: Insets(top: 44, bottom: 34))
print(show(safe), safe.center.x, safe.center.y, screen.contains(safe))
let (list, bar) = safe.split(0.9)
print(show(list), show(bar), list.maxY == bar.minY, list.intersects(screen))
let half: CGFloat = 1 / 2
let third = CGFloat(1) / 3
let count = 3
let cell = CGSize(width: (screen.width - CGFloat(count - 1) * 8) / CGFloat(count), height: 100)
print(half, third, cell.width, Int(cell.width), Double(cell.height) / 3)
for index in 0..<5 {
  let frame = CGRect(
    x: CGFloat(index % count) * (cell.width + 8), y: CGFloat(index / count) * 108,
    width: cell.width, height: cell.height)
  print(index, show(frame), frame.contains(CGPoint(x: 200, y: 50)))
}
print(show(screen.insetBy(dx: 10, dy: 20)), show(bar.offsetBy(dx: 0, dy: -5)), show(list.union(bar)))
print(show(list.intersection(CGRect(x: -10, y: 0, width: 20, height: 50))), list.isEmpty, CGRect.zero.isEmpty)
print(CGPoint(x: 1, y: 2) == CGPoint(x: 1, y: 2), CGSize.zero == CGSize(width: 0, height: 0), screen.size.height)
func lerp(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat { a + (b - a) * t }
print(
  stride(from: 0, through: 1, by: 0.25).map { lerp(10, 20, $0) }, max(half, 0.25), abs(-half), floor(2.7), ceil(2.1))
let alpha: CGFloat = count > 2 ? 0.5 : 1
print(alpha, [0.1, 1, 2] as [CGFloat], sqrt(CGFloat(16)), hypot(CGFloat(3), CGFloat(4)), CGFloat.pi > 3)
