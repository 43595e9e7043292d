/// The frames of a film that a format shows.
package enum FrameSelection: Hashable, Sendable {
  /// All frames; the value is their number.
  case all(Int)
  /// Some frames, spread as evenly as possible, including the first and the last.
  case thinned(to: Int, of: Int)

  /// Selects at most `most` frames.
  package static func spread(_ most: Int, of count: Int) -> FrameSelection {
    count <= most ? .all(count) : .thinned(to: most, of: count)
  }

  /// The number of shown frames.
  package var count: Int {
    switch self {
    case .all(let count), .thinned(let count, _): count
    }
  }

  /// Returns the number in the film of a frame that is shown, both from 0; ascending.
  package func index(at position: Int) -> Int {
    switch self {
    case .all: position
    case .thinned(let few, let count):
      few < 2 ? 0 : (2 * position * (count - 1) + few - 1) / (2 * (few - 1))
    }
  }

  /// The most frames per second that browsers show of a GIF: shorter delays than two hundredths count as ten.
  package static let fastestGIF = 50

  /// Returns the frames of a format, and the rate at which they are shown.
  package static func of(
    _ format: FilmFormat, count: Int, rate: FrameRate
  ) -> (selection: FrameSelection, rate: FrameRate) {
    guard format == .gif, rate.frames > fastestGIF * rate.seconds, count > 1 else {
      return (.all(count), rate)
    }
    let kept = rate.start(ofFrame: count, unitsPerSecond: fastestGIF)
    return (.spread(max(kept, 1), of: count), FrameRate(frames: fastestGIF, seconds: 1))
  }
}
