import Foundation
import Synchronization

/// The rows that two pictures have in common, cut into a band for each core where there are many pixels.
struct PixelBands {
  /// The number of pixels that are worth a thread.
  private static let leastPixels = 1 << 19

  private let bands: [Range<Int>]

  init(_ a: Bitmap, _ b: Bitmap) {
    let height = min(a.height, b.height)
    let worthwhile = height * min(a.width, b.width) / Self.leastPixels
    let count =
      worthwhile > 1 ? min(worthwhile, ProcessInfo.processInfo.activeProcessorCount) : 1
    bands = (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
  }

  /// Returns the results of `body` for each band, from the top down; it is called on several threads.
  func map<Result: Sendable>(_ body: @Sendable (Range<Int>) -> Result) -> [Result] {
    guard bands.count > 1 else { return bands.map(body) }
    let results = Mutex([Int: Result]())
    DispatchQueue.concurrentPerform(iterations: bands.count) { number in
      let result = body(bands[number])
      results.withLock { $0[number] = result }
    }
    return results.withLock { results in bands.indices.compactMap { results[$0] } }
  }
}
