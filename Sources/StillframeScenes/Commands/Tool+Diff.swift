import Foundation
import StillGoldens
import StillImageFile
import StillRaster
import StillReport
import Stillframe
import StillframeArguments

extension Tool {
  /// Whether two pictures show the same; with a picture of the difference when asked for, also when
  /// they do.
  func diff(_ options: Command.Diff) throws -> Status {
    var comparison = try PixelDiff.Options(options)
    let files = try [options.first, options.second].map { path in
      try AtomicFile.read(URL(fileURLWithPath: path))
    }
    let first = try picture(files[0], options.first)
    // Equal files are decoded once, and pictures that share their pixels are equal at once.
    let second = files[0] == files[1] ? first : try picture(files[1], options.second)
    let reports = files.map { StoredReport.read(from: $0) }
    comparison.ignoredRectangles += try masks(options.ignoredViews, reports, [first, second])
    var changes: [String]?
    if let before = reports[0], let now = reports[1] {
      let words = now.changes(since: before)
      changes = words.isEmpty ? [] : words.sentences
    }
    if options.picture == .standardOutput { try refuseTerminal() }

    let difference = PixelDiff.compare(first, second, options: comparison)
    if let output = options.picture {
      try write(differencePicture(first, second, comparison, options.look), to: output)
    }
    let answer = try answer(difference, changes, first, second, json: options.json)
    if options.picture == .standardOutput {
      console.errors(Data((answer + "\n").utf8))
    } else {
      try console.print(answer)
    }
    return difference.isAccepted ? .done : .different
  }

  /// Returns the picture of the difference, as PNG.
  private func differencePicture(
    _ first: Bitmap, _ second: Bitmap, _ options: PixelDiff.Options, _ look: Command.Diff.Look
  ) throws -> Data {
    do {
      switch look {
      case .highlight:
        return try PNGEncoder.encode(
          DiffPicture.make(reference: first, actual: second, options: options))
      case .sideBySide:
        return try PNGEncoder.encode(
          DiffPicture.sideBySide(reference: first, actual: second, options: options))
      case .blink:
        return try BlinkingPicture.data(first, second)
      }
    } catch BitmapError.tooLarge(let width, let height) {
      throw RenderError.tooManyPixels(
        width: width, height: height, side: Bitmap.largestSide, total: Bitmap.mostPixels)
    } catch {
      throw RenderError.paintingFailed(reason: "\(error)")
    }
  }

  /// Returns where views are in both pictures.
  ///
  /// - Throws: `UsageError.unknownView`
  private func masks(
    _ names: [String], _ reports: [LayoutReport?], _ pictures: [Bitmap]
  ) throws(UsageError) -> [PixelRectangle] {
    var masks: [PixelRectangle] = []
    for name in names {
      var isThere = false
      for (report, picture) in zip(reports, pictures) {
        guard let report, let frames = try? ViewMask.frames(of: [name], in: [report]) else {
          continue
        }
        isThere = true
        masks += frames.compactMap { ViewMask.pixels($0, scale: picture.scale) }
      }
      guard isThere else {
        throw .unknownView(name, areKnown: reports.contains { $0 != nil })
      }
    }
    return masks
  }

  private func picture(_ data: Data, _ path: String) throws -> Bitmap {
    do {
      return try Bitmap(pngData: data)
    } catch {
      throw UnreadablePicture(path: path, error: error)
    }
  }

  private func write(_ picture: Data, to output: Command.Output) throws {
    switch output {
    case .standardOutput:
      try console.output(picture)
    case .path(let path):
      let url = URL(fileURLWithPath: path)
      guard url.pathExtension.lowercased() == "png" else {
        throw RenderError.unsupportedFormat(path: path, supported: [".png"])
      }
      try AtomicFile.write(picture, to: url)
    }
  }

  private func answer(
    _ difference: PixelDiff, _ changes: [String]?, _ first: Bitmap, _ second: Bitmap, json: Bool
  ) throws -> String {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(
        decoding: try encoder.encode(DiffResponse(difference, changes, first, second)),
        as: UTF8.self)
    }
    let words = (changes ?? []).map { "\n\($0)" }.joined()
    guard difference.sizesAreEqual else {
      return "different: \(first.width) × \(first.height) and \(second.width) × \(second.height) "
        + "pixels; \(difference)" + words
    }
    return "\(difference.isAccepted ? "same" : "different"): \(difference)" + words
  }
}

extension PixelDiff.Options {
  /// - Throws: `UsageError` for numbers out of range.
  fileprivate init(_ options: Command.Diff) throws {
    let threshold = options.threshold ?? 0
    guard (0...1).contains(threshold) else { throw UsageError.thresholdOutOfRange(threshold) }
    func share(_ value: Double?, _ option: String, _ otherwise: Double) throws -> Double {
      guard let value else { return otherwise }
      guard (0...1).contains(value) else {
        throw UsageError.shareOutOfRange(value, option: option)
      }
      return value
    }
    self.init(
      threshold: threshold,
      perceptualPrecision: try share(options.perceptualPrecision, "--perceptual-precision", 1),
      precision: 1 - (try share(options.maximumShare, "--max-share", 0)),
      maximumCount: options.maximumCount, ignoresAntialiasing: options.ignoresAntialiasing,
      ignoredRectangles: options.ignored.map {
        PixelRectangle(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      })
  }
}

/// A file that holds no picture.
struct UnreadablePicture: Error, CustomStringConvertible {
  let path: String
  let error: ImageFileError

  var description: String { "'\(path.shown)' cannot be compared: \(error)" }
}

/// The output of `diff --json`.
private struct DiffResponse: Encodable {
  /// Whether the status is 0.
  let same: Bool
  let sizes: [PixelSize]
  /// Of both pictures laid on each other at the top left.
  let pixels: Int
  let differingPixels: Int
  /// The part of the pixels that differ, 0 to 1.
  let share: Double
  /// The largest distance of two components of a pixel, 0 to 255.
  let maximumChannelDistance: Int
  /// Whether pixels differ only in how much they let through.
  let alphaAlone: Bool
  /// Pixels of edges that are antialiased in another way, where those are ignored.
  let antialiasedPixels: Int
  /// Around the pixels that differ; absent when none does.
  let boundingBox: PixelRectangle?
  /// Around those that lie close together.
  let regions: [PixelRectangle]
  /// The views that moved and why, if both pictures carry a layout report; otherwise absent.
  let changes: [String]?

  struct PixelSize: Encodable {
    let width: Int
    let height: Int
  }

  init(_ difference: PixelDiff, _ changes: [String]?, _ first: Bitmap, _ second: Bitmap) {
    self.changes = changes
    same = difference.isAccepted
    sizes = [first, second].map { PixelSize(width: $0.width, height: $0.height) }
    pixels = difference.pixelCount
    differingPixels = difference.differingPixelCount
    share = difference.share
    maximumChannelDistance = Int(difference.maximumChannelDistance)
    alphaAlone = difference.maximumChannelDistance > 0 && difference.differsInAlphaAlone
    antialiasedPixels = difference.antialiasedPixelCount
    boundingBox = difference.boundingBox
    regions = difference.regions
  }
}
