// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension CGRect {
  /// Returns the rectangle with its edges moved inwards, in points; negative insets move them outwards. Null where nothing is left.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let (width, height) = (
      size.width - insets.left - insets.right, size.height - insets.top - insets.bottom
    )
    guard width >= 0, height >= 0 else { return .null }
    return CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: width, height: height)
  }
}

extension NSValue {
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point; of other values any.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; of other values any.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; of other values any.
  public var cgRectValue: CGRect { rectValue }
}

/// Returns a point as "{x, y}".
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
/// Returns a size as "{width, height}".
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
/// Returns a rectangle as "{{x, y}, {width, height}}".
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
/// Returns the point of a text as "{x, y}"; zero for others.
public func CGPointFromString(_ string: String) -> CGPoint { NSPointFromString(string) }
/// Returns the size of a text as "{width, height}"; zero for others.
public func CGSizeFromString(_ string: String) -> CGSize { NSSizeFromString(string) }
/// Returns the rectangle of a text as "{{x, y}, {width, height}}"; zero for others.
public func CGRectFromString(_ string: String) -> CGRect { NSRectFromString(string) }
