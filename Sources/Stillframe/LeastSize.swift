import Foundation
import StillViewGraph

/// Whether views are whole in the least room that they take (rule L1.17).
enum LeastSize {
  /// Returns whether no text is smaller than in another layout of the same views, and nothing is gone.
  static func isWhole(_ least: [ViewGraph.ShownSize], in ideal: [ViewGraph.ShownSize]) -> Bool {
    least.count == ideal.count
      && zip(least, ideal).allSatisfy { own, other in
        if own.isText {
          return own.size.width > other.size.width - 0.5
            && own.size.height > other.size.height - 0.5
        }
        return isSeen(own.size) || !isSeen(other.size)
      }
  }

  private static func isSeen(_ size: CGSize) -> Bool { size.width > 0 && size.height > 0 }
}
