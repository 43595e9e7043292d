// The functions of Core Graphics that read, compare and join points, sizes and rectangles, by their names in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Returns the least x of a rectangle.
@inlinable public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// Returns the middle x of a rectangle.
@inlinable public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// Returns the greatest x of a rectangle.
@inlinable public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// Returns the least y of a rectangle.
@inlinable public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// Returns the middle y of a rectangle.
@inlinable public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// Returns the greatest y of a rectangle.
@inlinable public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// Returns the width of a rectangle.
@inlinable public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// Returns the height of a rectangle.
@inlinable public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns the least rectangle that holds both.
@inlinable public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Returns what both have in common: the null rectangle if that is nothing.
@inlinable public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect {
  r1.intersection(r2)
}

/// Returns a rectangle whose edges lie further inside.
@inlinable public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns a rectangle that is moved.
@inlinable public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns the rectangle with a width and a height that are not negative.
@inlinable public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Returns the least rectangle of whole numbers that holds one.
@inlinable public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns whether a point lies in a rectangle.
@inlinable public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.contains(point)
}

/// Returns whether the second rectangle lies in the first.
@inlinable public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.contains(rect2)
}

/// Returns whether rectangles have a part in common.
@inlinable public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}

/// Returns whether rectangles are the same.
@inlinable public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1 == rect2
}

/// Returns whether a rectangle holds nothing.
@inlinable public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Returns whether a rectangle is the null rectangle.
@inlinable public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Returns whether a rectangle has no bounds.
@inlinable public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Returns whether points are the same.
@inlinable public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool {
  point1 == point2
}

/// Returns whether sizes are the same.
@inlinable public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool {
  size1 == size2
}

/// Returns a point after a transform.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// Returns a size after a transform.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// Returns the bounds of a rectangle after a transform.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}
