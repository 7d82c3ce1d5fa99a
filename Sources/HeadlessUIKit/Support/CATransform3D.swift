import Foundation

/// How a layer is moved, turned or scaled in space: four rows of four numbers.
///
/// - Core Animation: a point is a row that the matrix is multiplied with from the right (documentation of CATransform3D).
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1
  /// Row 3, column 4.
  public var m34: CGFloat = 0
  /// Row 4, column 1.
  public var m41: CGFloat = 0
  /// Row 4, column 2.
  public var m42: CGFloat = 0
  /// Row 4, column 3.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 1

  /// What leaves all as it is.
  public init() {}

  package static let identity = CATransform3D()

  /// Moves by points.
  package init(translation x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (m41, m42, m43) = (x, y, z) }

  /// Scales by factors.
  package init(scale x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (m11, m22, m33) = (x, y, z) }

  /// Turns by an angle, in radians, about an axis through the origin.
  package init(rotation angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    (m11, m12, m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (m21, m22, m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (m31, m32, m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  }

  /// Moves, turns and scales in the plane.
  package init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m41, m42) = (transform.tx, transform.ty)
  }

  /// First this one, then another.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (one, two) = (rows, other.rows)
    return CATransform3D(
      rows: one.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * two[$1][column] } }
      })
  }

  /// Whether it leaves what is flat flat, so that nothing of it is nearer than another part.
  package var isAffine: Bool {
    (m13, m14, m23, m24, m31, m32) == (0, 0, 0, 0, 0, 0) && (m33, m34, m43, m44) == (1, 0, 0, 1)
  }

  /// What it does to what is flat, without the depth that a perspective gives it.
  package var plane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  private var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
