package import Foundation
import StillViewGraph

/// The moment of a view's life that a picture shows.
package enum PictureMoment: Equatable, Sendable {
  /// The view as it appears, before anything that appearance starts has moved.
  case appearance
  /// The same, before the main queue runs what appearance has handed to it: what a picture shows that a device takes in the turn of
  /// its run loop in which the view appears. (`CollapsingNavBarLongContent` of plasma-ios.)
  case firstTurn
  /// Once all that ends has ended, or a number of seconds after appearance.
  case settled(within: TimeInterval)
  /// A number of seconds after appearance.
  case at(TimeInterval)

  /// In seconds, unless a tool is told otherwise.
  package static let settlingLimit: TimeInterval = 3
}

extension ViewGraph {
  /// Moves a tree that has just appeared to the moment that its picture shows.
  func show(_ moment: PictureMoment) {
    switch moment {
    case .appearance, .firstTurn: break
    case .settled(let limit): settle(within: limit)
    case .at(let seconds):
      advance(to: time + max(seconds, 0))
      update()
    }
  }
}

extension Stage {
  /// Moves the stage, which has just been made, to the moment that its picture shows.
  package func show(_ moment: PictureMoment) { graph.show(moment) }
}
