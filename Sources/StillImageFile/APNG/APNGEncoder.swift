package import Foundation
package import StillRaster

/// Writes a film as APNG, frame by frame, each only where it differs from the one before. A frame that
/// does not differ makes the one before last longer. Takes the memory of two frames, however many
/// there are.
///
/// A film of at most 256 colours gets a palette. Until there are more, frames wait in a file without a name.
///
/// A program that reads PNG but not APNG shows the first frame.
package final class APNGEncoder {
  /// The properties that all frames share.
  package struct Format: Hashable, Sendable {
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// Pixels per point.
    package var scale: CGFloat
    /// Above 0.
    package var framesPerSecond: Double
    /// Whether a frame may let something through. Without, what is seen on black is written.
    package var hasAlpha: Bool
    /// The number of times the film plays; 0: forever.
    package var loopCount: Int

    package init(
      width: Int, height: Int, scale: CGFloat = 1, framesPerSecond: Double, hasAlpha: Bool = true,
      loopCount: Int = 0
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.framesPerSecond = framesPerSecond
      self.hasAlpha = hasAlpha
      self.loopCount = loopCount
    }

    /// Returns the frame, ready to be appended. Can be called on any thread.
    ///
    /// - Throws: ``ImageFileError`` when a frame has another size than the film.
    ///
    /// - Parameter beforePrevious: nil, or the frame before the previous one, for every other frame at the most: of two
    ///   in a row only one can be drawn over the frame before the last.
    package func encode(
      _ frame: Bitmap, previous: Bitmap?, beforePrevious: Bitmap? = nil,
      rows: (previous: [Range<Int>]?, beforePrevious: [Range<Int>]?) = (nil, nil),
      mode: PNGEncoder.Mode = .standard
    ) throws(ImageFileError) -> EncodedFrame {
      try check(frame.width, frame.height)
      return try EncodedFrame(
        frame, previous: previous, beforePrevious: beforePrevious, rows: rows, hasAlpha: hasAlpha,
        mode: mode)
    }

    func check(_ width: Int, _ height: Int) throws(ImageFileError) {
      guard width == self.width && height == self.height else {
        throw .wrongFrameSize(
          width: width, height: height, expectedWidth: self.width, expectedHeight: self.height)
      }
    }
  }

  private let format: Format
  private let output: any ByteOutput
  private let delay: FrameDelay
  /// Where the number of frames is to be written in the end.
  private var controlOffset = 0
  /// The frame that waits to know how often it is repeated, and for how many frames it stands.
  private var pending: (frame: EncodedFrame, count: Int)?
  private var previous: Bitmap?
  private var frameCount: UInt32 = 0
  private var sequenceNumber: UInt32 = 0
  /// As long as all colours may fit into a palette, those so far, and the frames that wait for the answer.
  private var undecided: (colors: Set<PremultipliedPixel>, frames: FrameSpool)?
  private var palette: PNGPalette?

  /// Starts a film.
  ///
  /// - Parameter output: where it is written; to be completed by the caller after ``finish()``.
  /// - Throws: ``ImageFileError`` for a format that no film can have, or when writing fails.
  package init(_ format: Format, to output: any ByteOutput) throws(ImageFileError) {
    guard format.width > 0 && format.height > 0 else {
      throw .empty(width: format.width, height: format.height)
    }
    delay = try FrameDelay(framesPerSecond: format.framesPerSecond)
    self.format = format
    self.output = output
    undecided = ([], try FrameSpool())
  }

  /// Adds a frame.
  ///
  /// - Throws: ``ImageFileError`` for another size, or when writing fails.
  package func add(
    _ frame: Bitmap, mode: PNGEncoder.Mode = .standard
  ) throws(ImageFileError) {
    try append(format.encode(frame, previous: previous, mode: mode))
    previous = frame
  }

  /// Adds a frame that ``Format/encode(_:previous:mode:)`` made, in the order of the film. The first one
  /// is made without a previous one, all others with the one before.
  package func append(_ frame: EncodedFrame) throws(ImageFileError) {
    try format.check(frame.width, frame.height)
    precondition(frame.hasAlpha == format.hasAlpha, "A frame was encoded for another format.")
    guard let pending else {
      precondition(frame.isWhole, "The first frame was encoded with a previous one.")
      self.pending = (frame, 1)
      return
    }
    if frame.isRepeat && (pending.count + 1) * delay.numerator <= FrameDelay.limit {
      self.pending = (pending.frame, pending.count + 1)
    } else {
      try take(
        .init(
          frame: pending.frame, count: pending.count, isTakenAway: frame.isOverBeforePrevious))
      self.pending = (frame, 1)
    }
  }

  /// Ends the film.
  ///
  /// - Throws: ``ImageFileError/noFrames``, or when writing fails.
  package func finish() throws(ImageFileError) {
    guard let pending else { throw .noFrames }
    try take(.init(frame: pending.frame, count: pending.count, isTakenAway: false))
    self.pending = nil
    if let undecided {
      try begin(with: PNGPalette(of: undecided.colors.sorted()))
    }
    var end: [UInt8] = []
    end.append(.end)
    try output.append(Data(end))
    try output.replace(at: controlOffset, with: Data(animationControl))
  }

  /// Writes a frame, or keeps it until it is known whether there is a palette.
  private func take(_ entry: FrameSpool.Entry) throws(ImageFileError) {
    guard let undecided else { return try write(entry) }
    try undecided.frames.add(entry)
    if let colors = entry.frame.colors {
      let all = undecided.colors.union(colors)
      self.undecided?.colors = all
      if all.count <= PNGPalette.mostColors { return }
    }
    try begin(with: nil)
  }

  /// Writes what comes before the frames, and then those that have waited.
  private func begin(with palette: PNGPalette?) throws(ImageFileError) {
    let waiting = undecided?.frames
    undecided = nil
    self.palette = palette
    var header = PNGHeader(
      width: format.width, height: format.height, scale: Double(format.scale),
      format: palette != nil ? .palette : format.hasAlpha ? .rgba : .rgb)
    if let palette { header.bitDepth = palette.bitDepth }
    let start = header.bytes
    controlOffset = start.count
    try output.append(Data(start + animationControl + (palette?.bytes ?? [])))
    try waiting?.replay { (entry) throws(ImageFileError) in try write(entry) }
  }

  private var animationControl: [UInt8] {
    var content: [UInt8] = []
    content.append(bigEndian: frameCount)
    content.append(bigEndian: UInt32(clamping: format.loopCount))
    var bytes: [UInt8] = []
    bytes.append(.animationControl, content)
    return bytes
  }

  private func write(_ entry: FrameSpool.Entry) throws(ImageFileError) {
    let frame = entry.frame
    var control: [UInt8] = []
    control.append(bigEndian: nextSequenceNumber())
    let rectangle = frame.rectangle
    for number in [rectangle.width, rectangle.height, rectangle.x, rectangle.y] {
      control.append(bigEndian: UInt32(number))
    }
    control.append(bigEndian: UInt16(delay.numerator * entry.count))
    control.append(bigEndian: UInt16(delay.denominator))
    // 2: what was there before the frame comes back after it; 0: it stays. Then 0: the frame's pixels take the place
    // of what is there, alpha included.
    control += [entry.isTakenAway ? 2 : 0, 0]
    var bytes: [UInt8] = []
    bytes.append(.frameControl, control)
    let stream = if let palette { try frame.stream(with: palette) } else { frame.stream }
    if frameCount == 0 {
      bytes.append(.imageData, stream)
    } else {
      var content: [UInt8] = []
      content.append(bigEndian: nextSequenceNumber())
      bytes.append(.frameData, content + stream)
    }
    frameCount += 1
    try output.append(Data(bytes))
  }

  private func nextSequenceNumber() -> UInt32 {
    defer { sequenceNumber += 1 }
    return sequenceNumber
  }
}
