// The names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import StillGeometry

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A way in which the pixels of a layer's picture become larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Smoothly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Each pixel has the color of the nearest one.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smoothly.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The place of a picture in its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It fills the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// It lies inside the layer in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// It covers the layer in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// It has its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// A delegate of a layer; never called.
@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
  /// Fills the layer's contents.
  func display(_ layer: CALayer)
  /// Paints the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

extension CALayer {
  /// The change of position, size and angle, as far as it is flat.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the change of position, size and angle.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// No effect: every picture is drawn from the start.
  public func setNeedsDisplay() {}
  /// No effect: every picture is drawn from the start.
  public func setNeedsDisplay(_ r: CGRect) {}
  /// Calls `display()`.
  public func displayIfNeeded() { display() }
  /// No effect: layout is never deferred.
  public func setNeedsLayout() {}
  /// Calls `layoutSublayers()`.
  public func layoutIfNeeded() { layoutSublayers() }
  /// Returns nil: no animation is running.
  public func animation(forKey key: String) -> CAAnimation? { nil }
  /// Returns nil: no animation is running.
  public func animationKeys() -> [String]? { nil }
  /// No effect: a picture shows the values that are set.
  public func presentation() -> Self? { self }
  /// No effect: a picture shows the values that are set.
  public func model() -> Self { self }
  /// Whether a point lies inside the bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns a time as it is: all layers have the same clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Returns a time as it is: all layers have the same clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// No effect: values are not found by their keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  /// Returns nil: values are not found by their keys.
  public func value(forKeyPath keyPath: String) -> Any? { nil }
}

extension CALayer: _KeyedValues {}
