public import Foundation
public import StillGeometry
import StillViewGraph

/// The layer of a view of UIKit: corners, border, shadow and opacity, which are drawn. It has no sublayers.
@MainActor @preconcurrency public final class CALayer {
  private weak var view: UIView?

  /// The view of the layer; nil once it is gone.
  package var owner: UIView? { view }

  init(_ view: UIView) {
    self.view = view
  }

  /// The curve of round corners.
  public struct CornerCurve: Hashable, Sendable {
    private let name: String

    /// Quarters of circles.
    public static let circular = CornerCurve(name: "circular")
    /// Corners that begin gently, as those of icons.
    public static let continuous = CornerCurve(name: "continuous")
  }

  /// The radius of the corners, in points (default: 0). The ground follows it, and the content where it is clipped.
  public var cornerRadius: CGFloat = 0
  /// The curve of the corners (default: quarters of circles).
  public var cornerCurve = CornerCurve.circular
  /// The width of the border inside the edges, in points (default: 0).
  public var borderWidth: CGFloat = 0
  /// The color of the border (default: nil, black).
  public var borderColor: CGColor?
  /// The color of the shadow (default: nil, black).
  public var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1 (default: 0, no shadow).
  public var shadowOpacity: Float = 0
  /// The distance of the shadow, in points (default: 3 upwards).
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points (default: 3).
  public var shadowRadius: CGFloat = 3

  /// Whether the content is clipped to the layer's corners: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The opacity from 0 to 1: the view's `alpha`.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The color of the ground: the view's `backgroundColor`.
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// The frame, in points: the view's.
  public var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The bounds, in points: the view's.
  public var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// No effect: layers have no animations of their own.
  public func removeAllAnimations() {}
  /// No effect: every picture is drawn from the start.
  public func setNeedsDisplay() {}
}

/// The parts of a layer that are drawn.
nonisolated struct LayerLook: Equatable {
  let radius: CGFloat
  let isContinuous: Bool
  let borderWidth: CGFloat
  let borderColor: Color
  let shadow: Color?
  let shadowOffset: CGSize
  let shadowRadius: CGFloat

  /// Reads a layer; nil where it draws nothing.
  @MainActor init?(_ layer: CALayer?) {
    guard let layer else { return nil }
    radius = layer.cornerRadius.isFinite ? max(layer.cornerRadius, 0) : 0
    isContinuous = layer.cornerCurve == .continuous
    borderWidth = layer.borderWidth.isFinite ? max(layer.borderWidth, 0) : 0
    borderColor = layer.borderColor.map { Color(cgColor: $0) } ?? .black
    shadow =
      layer.shadowOpacity > 0
      ? (layer.shadowColor.map { Color(cgColor: $0) } ?? .black)
        .opacity(Double(layer.shadowOpacity)) : nil
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    if radius == 0, borderWidth == 0, shadow == nil { return nil }
  }

  /// The outline of the layer.
  var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: radius, style: isContinuous ? .continuous : .circular)
  }
}
