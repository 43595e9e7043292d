public import Foundation
public import StillGeometry
public import StillViewGraph

extension View {
  /// Sets the point that an activation touches, in points from the view's top left corner.
  nonisolated public func accessibilityActivationPoint(
    _ point: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(point, isEnabled: true)
  }

  /// Sets the point that an activation touches, in fractions of the view's frame.
  nonisolated public func accessibilityActivationPoint(
    _ point: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(point, isEnabled: true)
  }

  /// Sets the point that an activation touches, in points from the view's top left corner, while `isEnabled` is true.
  nonisolated public func accessibilityActivationPoint(
    _ point: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    activationPoint(isEnabled) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// Sets the point that an activation touches, in fractions of the view's frame, while `isEnabled` is true.
  nonisolated public func accessibilityActivationPoint(
    _ point: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    activationPoint(isEnabled) {
      CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
    }
  }

  private nonisolated func activationPoint(
    _ isEnabled: Bool, _ point: @escaping (CGRect) -> CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityElements { scope in
      scope.items = scope.modified()
      let place = point(scope.frame)
      guard isEnabled, place.x.isFinite, place.y.isFinite else { return }
      scope.items.changeEach { $0.properties.activationPoint = place }
    }
  }

  /// The older name of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }

  /// The older name of `accessibilityActivationPoint(_:)`.
  nonisolated public func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }
}

extension View {
  /// Adds a point of the view from which drags can start, named by `description`; the tree lists it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View {
    accessibilityDragPoint(point, description: description, isEnabled: true)
  }
  /// Adds a point of the view from which drags can start, named by `description`; the tree lists it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    accessibilityDragPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a point of the view from which drags can start, named by `description`; the tree lists it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View {
    accessibilityDragPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a point of the view from which drags can start, while `isEnabled` is true.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View {
    accessibilityProperties(makesElement: isEnabled) { properties, environment in
      if isEnabled { properties.dragPoints.append(description.spokenWords(in: environment)) }
    }
  }
  /// Adds a point of the view from which drags can start, while `isEnabled` is true.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}

extension View {
  /// Adds a point of the view at which drops are taken, named by `description`; the tree lists it.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View {
    accessibilityDropPoint(point, description: description, isEnabled: true)
  }
  /// Adds a point of the view at which drops are taken, named by `description`; the tree lists it.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    accessibilityDropPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a point of the view at which drops are taken, named by `description`; the tree lists it.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View {
    accessibilityDropPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a point of the view at which drops are taken, while `isEnabled` is true.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View {
    accessibilityProperties(makesElement: isEnabled) { properties, environment in
      if isEnabled { properties.dropPoints.append(description.spokenWords(in: environment)) }
    }
  }
  /// Adds a point of the view at which drops are taken, while `isEnabled` is true.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}
