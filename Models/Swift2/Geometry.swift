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
