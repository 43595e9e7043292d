public import Foundation
public import StillGeometry
public import StillViewGraph

/// The outline of a bordered button in a frame.
extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    isCircle ? Circle().path(in: rect) : ground(in: .regular).path(in: rect)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, rect, amount in
      if shape.isCircle { return Circle().path(in: rect) }
      // The corners keep their middle.
      let radius = shape.ground(in: .regular).radius.map { max($0 - amount, 0) }
      return ButtonBackground(radius: radius).path(in: rect)
    }
  }

  nonisolated public func _suited(to environment: EnvironmentValues) -> ButtonBorderShape {
    guard isAutomatic else { return self }
    let around = environment.buttonBorderShape
    guard around.isAutomatic else { return around }
    return ground(in: environment.controlSize).radius.map { .roundedRectangle(radius: $0) }
      ?? .capsule
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline that bordered buttons have here.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
