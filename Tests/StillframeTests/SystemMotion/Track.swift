import Foundation
import Stillframe

/// One number in each frame of a film.
struct Track {
  let values: [Double]

  init(values: [Double]) { self.values = values }

  /// Follows a number that a layout has.
  init(_ film: FrameSequence, _ value: (LayoutReport) -> CGFloat?) {
    values = film.map { value($0.layout).map(Double.init) ?? .nan }
  }

  /// Follows the frame of a view; where it is not there, `NaN`.
  init(_ film: FrameSequence, _ identifier: String, _ path: KeyPath<CGRect, CGFloat>) {
    self.init(film) { $0.frame(of: identifier)?[keyPath: path] }
  }

  subscript(index: Int) -> Double { values[index] }

  /// The largest distance from one frame to the next.
  var largestStep: Double {
    zip(values, values.dropFirst()).map { abs($1 - $0) }.filter { !$0.isNaN }.max() ?? 0
  }

  /// Whether the numbers that are there never rise.
  var falls: Bool { zip(known, known.dropFirst()).allSatisfy { $1 <= $0 + 1e-9 } }
  /// Whether the numbers that are there never fall.
  var rises: Bool { zip(known, known.dropFirst()).allSatisfy { $1 >= $0 - 1e-9 } }

  private var known: [Double] { values.filter { !$0.isNaN } }
}

/// What the spring of pages and sheets leaves of a way after some seconds (rule SM1.2), from its parameters.
func carriageRest(after seconds: Double) -> Double {
  guard seconds > 0 else { return 1 }
  let speed = (1000.0 / 3).squareRoot()
  return (1 + speed * seconds) * exp(-speed * seconds)
}

/// Shows what is presented from the start at once.
private struct AtRestFromTheStart: ViewModifier {
  @State private var isFirst = true

  func body(content: Content) -> some View {
    content.transaction { if isFirst { $0.disablesAnimations = true } }
      .onAppear { isFirst = false }
  }
}

extension View {
  /// Shows what is presented from the start at once, without its motion (rule SM3.15).
  func startsAtRest() -> some View { modifier(AtRestFromTheStart()) }
}

extension Stage {
  /// Moves the clock on to a time, in seconds.
  func reach(_ time: TimeInterval) { advance(by: time - self.time) }
}
