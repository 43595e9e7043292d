public import Foundation
public import StillGeometry

extension Shape where Self == Rectangle {
  /// A rectangle with sharp corners.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners, `cornerRadius` in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with corners that are parts of ellipses, `cornerSize` in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == Circle {
  /// As large as fits into the frame, in its middle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// As wide and as high as the frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are round.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
