public import Foundation
import StillGeometry
import StillLayout
public import StillViewGraph

/// The outline of bordered buttons (rule C2.3).
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  private enum Outline: Equatable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }

  private let outline: Outline

  /// Corners as the size of the control has them.
  public static let automatic = ButtonBorderShape(outline: .automatic)
  /// Half as round as the button is high.
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// Corners as the size of the control has them.
  public static let roundedRectangle = ButtonBorderShape(outline: .roundedRectangle(radius: nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(outline: .circle)

  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .roundedRectangle(radius: radius))
  }

  var isCircle: Bool { outline == .circle }

  var isAutomatic: Bool { outline == .automatic }

  /// Returns the background of a button of a size.
  func ground(in size: ControlSize) -> ButtonBackground {
    switch outline {
    case .automatic, .roundedRectangle(nil): ButtonBackground(radius: size.buttonCornerRadius)
    case .roundedRectangle(let radius?): ButtonBackground(radius: radius)
    case .capsule, .circle: ButtonBackground(radius: nil)
    }
  }
}

extension ControlSize {
  /// Points.
  fileprivate var buttonCornerRadius: CGFloat {
    switch self {
    case .mini, .small, .regular: 7
    case .large, .extraLarge: 12
    }
  }
}

/// A rounded rectangle, or a capsule where it has no radius.
nonisolated struct ButtonBackground: Shape {
  let radius: CGFloat?

  func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    guard let radius, radius < most else {
      return Path(roundedRect: rect, cornerRadius: most, style: .circular)
    }
    return Path(roundedRect: rect, cornerRadius: max(radius, 0), style: .continuous)
  }
}

/// As wide as high, around the larger side.
nonisolated struct SquareLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

private let buttonBorderShapeEntry = EnvironmentEntry<ButtonBorderShape>(.automatic)

extension EnvironmentValues {
  /// The outline of bordered buttons.
  package var buttonBorderShape: ButtonBorderShape {
    get { self[buttonBorderShapeEntry] }
    set { self[buttonBorderShapeEntry] = newValue }
  }
}

extension View {
  /// Sets the outline of bordered buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
