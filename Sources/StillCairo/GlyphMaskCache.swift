import Foundation
import StillText
import Synchronization

/// Coverage masks of glyphs, shared by all threads.
///
/// Split into shards so that threads seldom wait for each other. A shard that is full is emptied: what is
/// still used comes back with the next picture.
final class GlyphMaskCache: Sendable {
  static let shared = GlyphMaskCache()

  struct Key: Hashable, Sendable {
    let source: UInt64
    let glyph: GlyphID
    let scale: Float
    /// Sixteenths of a pixel.
    let phaseX: UInt8
    let phaseY: UInt8
  }

  /// The most masks in a shard.
  private static let capacity = 2_048
  private static let shardCount = 16

  private final class Shard: Sendable {
    let masks = Mutex<[Key: GlyphMask?]>([:])
  }

  private let shards = (0..<shardCount).map { _ in Shard() }

  /// The mask under a key, made if need be; nil: the glyph has none.
  func mask(_ key: Key, from source: any GlyphSource) -> GlyphMask? {
    let shard = shards[Int(key.glyph &+ UInt32(key.phaseX) &* 7) & (Self.shardCount - 1)]
    if let known = shard.masks.withLock({ $0[key] }) { return known }
    let mask = source.coverage(
      of: key.glyph, scale: CGFloat(key.scale),
      phase: CGPoint(x: CGFloat(key.phaseX) / 16, y: CGFloat(key.phaseY) / 16))
    shard.masks.withLock { masks in
      if masks.count >= Self.capacity { masks.removeAll(keepingCapacity: true) }
      masks[key] = .some(mask)
    }
    return mask
  }
}
