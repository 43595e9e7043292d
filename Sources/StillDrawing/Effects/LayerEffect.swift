package import Foundation

/// The properties of one kind of effect: its reach, its numbers, its behaviour towards other effects, its
/// description. Each backend paints it, in a file of its own.
package protocol LayerEffect: CustomStringConvertible, Sendable {
  /// Returns the effect with numbers that can be painted; nil when there are none.
  func sanitised() -> Effect?

  /// Whether the picture would be the same without.
  var changesNothing: Bool { get }

  /// Whether nothing is seen of what is inside.
  var showsNothing: Bool { get }

  /// Returns a box around what is seen of contents that lie in a box; nil for nothing.
  func bounds(of box: CGRect) -> CGRect?

  /// Whether contents are blended with nothing but each other.
  var isolates: Bool { get }

  /// Whether the picture depends on what is behind.
  var readsBackdrop: Bool { get }

  /// Whether the effect acts on each leaf below it, where nothing on the way makes one picture (rule P2.10).
  var actsOnLeaves: Bool { get }

  /// Returns the effect as it is to be written inside of another one, so that it acts on leaves there; nil where it
  /// acts on what the other makes, as one picture (table P2.11).
  func reaching(through inner: Effect) -> Effect?

  /// Returns one effect that does what this one and then another does; nil when there is none.
  func merged(with outer: Effect) -> Effect?

  /// Whether the picture is the same when the two change places.
  func commutes(with other: Effect) -> Bool
}

extension LayerEffect {
  package var showsNothing: Bool { false }
  package var isolates: Bool { false }
  package var readsBackdrop: Bool { false }
  package var actsOnLeaves: Bool { false }
  package func reaching(through inner: Effect) -> Effect? { nil }
  package func merged(with outer: Effect) -> Effect? { nil }
  package func commutes(with other: Effect) -> Bool { false }
}
