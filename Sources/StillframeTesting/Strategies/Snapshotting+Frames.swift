public import Stillframe

extension Snapshotting where Value == FrameSequence, Format == Bitmap {
  /// Returns one picture of a film.
  ///
  /// - Parameters:
  ///   - index: number of the frame, from 0; its time is `index / fps`.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  public static func frame(
    _ index: Int, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Self {
    Snapshotting<Bitmap, Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { film in
        Async(
          story: { try film.explainedReport(at: index) },
          catching: { try film.frame(at: index).bitmap() })
      }
  }
}

extension Snapshotting where Value == Stage, Format == Bitmap {
  /// The present picture of a stage.
  public static var image: Self { .image() }

  /// Returns the present picture of a stage.
  ///
  /// - Parameters:
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    Snapshotting<Bitmap, Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .asyncPullback { stage in
        Async(
          story: { try stage.layoutReport(explain: true) }, catching: { try stage.bitmap() })
      }
  }
}
