// The functions of Core Graphics that make values, for code that calls them by their names in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Returns a point.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Returns a size.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}

/// Returns a rectangle.
@inlinable public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a transform of six numbers.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Returns a turn by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns a change of size.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a move.
public func CGAffineTransformMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Returns a turn, and then a transform.
public func CGAffineTransformRotate(
  _ t: CGAffineTransform, _ angle: CGFloat
) -> CGAffineTransform { t.rotated(by: angle) }

/// Returns a change of size, and then a transform.
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }

/// Returns a move, and then a transform.
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }

/// Returns one transform after another.
public func CGAffineTransformConcat(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> CGAffineTransform { t1.concatenating(t2) }

/// Returns the inverse of a transform; the transform itself if it has none.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
