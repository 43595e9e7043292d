/// The verdict on each unequal pixel of two pictures.
struct PixelVerdicts {
  enum Verdict {
    /// In a rectangle that does not count.
    case ignored
    /// Within the tolerance.
    case tolerated
    /// Part of an edge that was antialiased in another way.
    case antialiased
    case different
  }

  private let first: Bitmap
  private let second: Bitmap
  private let tolerance: PixelTolerance
  private let ignoresAntialiasing: Bool
  private let ignored: [PixelRectangle]

  init(_ first: Bitmap, _ second: Bitmap, _ options: PixelDiff.Options) {
    self.first = first
    self.second = second
    tolerance = PixelTolerance(options)
    ignoresAntialiasing = options.ignoresAntialiasing
    ignored = options.ignoredRectangles
  }

  /// Calls `body` with the place, the two values and the verdict of each unequal pixel that both pictures have, row by
  /// row.
  ///
  /// - Parameter rows: The rows to visit; nil: all.
  func visit(
    rows: Range<Int>? = nil,
    _ body: (
      _ x: Int, _ y: Int, _ a: PremultipliedPixel, _ b: PremultipliedPixel, _ verdict: Verdict
    ) -> Void
  ) {
    withDetector { detector in
      PixelWalk(first, second, rows: rows).forEachUnequalPixel { x, y, a, b in
        let verdict: Verdict =
          if !ignored.isEmpty, ignored.contains(where: { $0.contains(x, y) }) {
            .ignored
          } else if tolerance.agree(a, b) {
            .tolerated
          } else if let detector, detector.explains(x, y) {
            .antialiased
          } else {
            .different
          }
        body(x, y, a, b, verdict)
      }
    }
  }

  /// Calls `body` with what finds antialiased edges, where those are ignored.
  private func withDetector(_ body: (AntialiasingDetector?) -> Void) {
    guard ignoresAntialiasing else { return body(nil) }
    unsafe first.withUnsafeBytes { a in
      unsafe second.withUnsafeBytes { b in
        guard let a = unsafe a.bindMemory(to: PremultipliedPixel.self).baseAddress,
          let b = unsafe b.bindMemory(to: PremultipliedPixel.self).baseAddress
        else { return body(nil) }
        body(
          AntialiasingDetector(
            unsafe .init(a, width: first.width, height: first.height),
            unsafe .init(b, width: second.width, height: second.height)))
      }
    }
  }
}
