/// A type whose appearance or layout can be interpolated.
///
/// Mirrors SwiftUI's protocol. A type without animatable data of its own gets the empty one.
/// The word `nonisolated` lets a view be animatable in Swift 6: it keeps the view's isolation away from its data.
nonisolated public protocol Animatable {
  /// The interpolated values: numbers, or pairs of interpolated values.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part of the value that an animation moves.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself: what can be added can be interpolated.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to be interpolated; what is set is dropped.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
