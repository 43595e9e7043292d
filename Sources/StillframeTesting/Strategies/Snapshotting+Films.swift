public import Foundation
import StillImageFile
import StillRaster
public import Stillframe

/// A film as a golden: its pictures, and how long each is shown.
public struct FilmSnapshot: Sendable, Equatable {
  /// In order; at least one.
  public let pictures: [Bitmap]
  /// In seconds, one for each picture.
  public let durations: [Double]

  /// Plays a film.
  ///
  /// - Throws: the errors of the film's frames.
  init(_ film: FrameSequence) throws(RenderError) {
    var frames: [Bitmap] = []
    frames.reserveCapacity(film.count)
    // A film that is impossible has no frames to iterate over; asked for one, it says why.
    if film.count == 0 { _ = try film.frame(at: 0) }
    try film.forEachPicture { frames.append($0) }
    pictures = frames
    durations = Array(repeating: 1 / film.fps, count: frames.count)
  }

  /// Reads a golden.
  ///
  /// - Throws: `ImageFileError`
  init(golden: Data) throws(ImageFileError) {
    let shown = try APNGDecoder.decode(golden)
    pictures = shown.map(\.picture)
    durations = shown.map(\.duration)
  }

  /// Frames per second of a film that was played.
  fileprivate var rate: Double { durations.first.map { $0 > 0 ? 1 / $0 : 1 } ?? 1 }

  /// Returns the picture at each frame of a film with the given rate.
  fileprivate func frames(atRate fps: Double) -> [Bitmap] {
    zip(pictures, durations).flatMap { picture, duration in
      let count = (duration * fps).rounded()
      return Array(repeating: picture, count: Int(min(max(count, 1), Self.mostRepeats)))
    }
  }

  /// The most frames that one picture may represent.
  private static let mostRepeats = 65_535.0

  /// As an APNG, the same bytes on every machine.
  var data: Data {
    guard let first = pictures.first else { return Data() }
    let output = MemoryOutput()
    do {
      let encoder = try APNGEncoder(
        .init(
          width: first.width, height: first.height, scale: first.scale, framesPerSecond: rate,
          hasAlpha: false), to: output)
      for frame in pictures { try encoder.add(frame) }
      try encoder.finish()
      return output.data
    } catch {
      // Read as a golden, it is none, and says so.
      return Data()
    }
  }
}

extension Snapshotting where Value == FrameSequence, Format == FilmSnapshot {
  /// A film, frame by frame, as one APNG.
  public static var frames: Self { .frames() }

  /// Returns a film, frame by frame, as one APNG. A failure names the first frame that differs, with its time, and
  /// shows it.
  ///
  /// - Parameters:
  ///   - fps: frames per second; nil: the film's own.
  ///   - precision: share of each frame's pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  public static func frames(
    fps: Double? = nil, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Self {
    Snapshotting(
      pathExtension: "apng",
      diffing: .film(precision: precision, perceptualPrecision: perceptualPrecision),
      asyncSnapshot: { film in
        let film = fps.map { film.playing(atRate: $0) } ?? film
        return Async(telling: SnapshotStory(of: film), catching: { try FilmSnapshot(film) })
      })
  }
}

extension Diffing where Value == FilmSnapshot {
  static func film(precision: Float, perceptualPrecision: Float) -> Self {
    let pictures = Diffing<Bitmap>.image(
      precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      toData: \.data,
      reading: { try FilmSnapshot(golden: $0) },
      placeholder: nil,
      comparing: { reference, actual in
        let fps = actual.rate
        let before = reference.frames(atRate: fps)
        var differing: [Int] = []
        var first: SnapshotDifference?
        for index in 0..<min(before.count, actual.pictures.count)
        where before[index] != actual.pictures[index] {
          let areas = IgnoredParts.current.dropFirst(index).prefix(1)
          let difference = try IgnoredParts.$current.withValue(Array(areas)) {
            try pictures.compare(before[index], actual.pictures[index])
          }
          guard let difference else { continue }
          differing.append(index)
          if first == nil { first = difference }
        }
        let (was, now) = (before.count, actual.pictures.count)
        guard let index = differing.first, let first else {
          return was == now
            ? nil
            : SnapshotDifference(
              message: "The golden has \(was) frames, the film \(now); those that both have agree.")
        }
        let time = FilmTime.words(Double(index) / fps)
        var message =
          differing.count == 1
          ? "Frame \(index), at \(time) s, differs and no other of \(now). "
          : "Frame \(index), at \(time) s, is the first of \(differing.count) that differ, of \(now). "
        if was != now { message += "The golden has \(was) frames. " }
        return SnapshotDifference(
          message: message + first.message, picture: first.picture, frame: index)
      })
  }
}

/// Seconds in words.
private enum FilmTime {
  /// At most three decimals.
  static func words(_ seconds: Double) -> String {
    let text = String(Int((seconds * 1000).rounded()))
    let padded = String(repeating: "0", count: max(0, 4 - text.count)) + text
    let (whole, part) = (padded.dropLast(3), padded.suffix(3))
    let digits = String(part.reversed().drop { $0 == "0" }.reversed())
    return digits.isEmpty ? "\(whole)" : "\(whole).\(digits)"
  }
}

extension Snapshotting where Value == FrameSequence, Format == Bitmap {
  /// Moments of a film beside each other, each with the time below it.
  ///
  /// - Parameters:
  ///   - times: in seconds; of each the nearest frame is shown.
  ///   - precision: share of pixels that have to agree, 0 to 1.
  ///   - perceptualPrecision: 1 for equal colours; p allows a CIELAB distance of 100 · (1 − p).
  public static func filmstrip(
    times: [TimeInterval], precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Self {
    Snapshotting<Bitmap, Bitmap>
      .image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { film in
        let pictures = try times.map { time in
          let wanted = time.isFinite ? (time * film.fps).rounded() : 0
          let last = Double(max(film.count - 1, 0))
          return try film.frame(at: Int(min(max(wanted, 0), last))).bitmap()
        }
        return try Filmstrip(pictures: pictures, times: times.map { FilmTime.words($0) }).bitmap()
      }
  }
}
