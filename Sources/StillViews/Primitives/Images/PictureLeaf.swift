import Foundation
import StillDrawing
import StillGeometry
import StillLayout
import StillViewGraph

/// Where a catalogue's symbol stands beside text, in points (rule P11.9).
nonisolated struct SymbolPlace: Equatable, Sendable {
  /// The room around the ink, but for what makes the whole of pixels.
  let insets: EdgeInsets
  /// How far the ink reaches below the baseline.
  let depth: CGFloat
  /// The middle of capitals above the baseline, which symbols of all scales have in common.
  let middle: CGFloat
  private let pixelLength: CGFloat

  /// - Parameters:
  ///   - size: Of the font.
  ///   - factor: Of the symbol's scale: 1 for the medium one.
  init(_ margins: SymbolMargins, size: CGFloat, factor: CGFloat, pixelLength: CGFloat) {
    let unit = size * factor / 100
    middle = 0.35229 * size
    depth = margins.depth * unit + (factor - 1) * middle
    insets = EdgeInsets(
      top: margins.edge * unit, leading: margins.leading * unit, bottom: margins.edge * unit,
      trailing: margins.trailing * unit)
    self.pixelLength = pixelLength
  }

  func size(around ink: CGSize) -> CGSize {
    func whole(_ length: CGFloat) -> CGFloat { (length / pixelLength).rounded() * pixelLength }
    return CGSize(
      width: max(whole(ink.width) + whole(insets.leading) + whole(insets.trailing), 0),
      height: max(whole(ink.height) + whole(insets.top + insets.bottom), 0))
  }

  /// Returns where the ink lies in a frame.
  func ink(_ ink: CGSize, in frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + (frame.width - insets.leading - ink.width - insets.trailing) / 2
        + insets.leading,
      y: frame.midY - ink.height / 2, width: ink.width, height: ink.height)
  }
}

/// A picture with its paint worked in (rules L3.39 and P11).
nonisolated package struct PictureLeaf: Sendable {
  let picture: PictureReference
  /// The place of a catalogue's symbol on its line; nil for other pictures.
  var place: SymbolPlace?
  let isResizable: Bool
  /// The edges that keep their size, in points.
  let capInsets: EdgeInsets
  let isTiled: Bool
  let isSmooth: Bool
  let isAntialiased: Bool
  /// The fill through the picture's alpha (default: nil, the picture's colours).
  var fill: _Fill?

  private var source: any PictureSource { picture.picture.source }

  private var naturalSize: CGSize {
    let scale = picture.picture.scale
    return CGSize(
      width: CGFloat(source.widthInPixels) / scale, height: CGFloat(source.heightInPixels) / scale)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let natural = naturalSize
    guard isResizable else { return place?.size(around: natural) ?? natural }
    let size = proposal.replacingUnspecifiedDimensions(by: natural)
    let caps = caps
    return CGSize(
      width: max(size.width, caps.leading + caps.trailing),
      height: max(size.height, caps.top + caps.bottom))
  }

  func measuresLike(_ other: PictureLeaf) -> Bool {
    naturalSize == other.naturalSize && isResizable == other.isResizable && caps == other.caps
      && place == other.place
  }

  /// That of symbols of the system (rule L6.15).
  var spacing: ViewSpacing {
    guard !isResizable, let place else { return ViewSpacing() }
    return .symbol(above: place.depth, below: place.depth + 1)
  }

  func guide(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
    guard !isResizable, let place else { return nil }
    let baseline = size.height - place.insets.bottom - place.depth
    return switch key.standard {
    case .none, .start, .center, .end, .rowLineStart: nil
    case .firstTextBaseline, .lastTextBaseline: baseline
    case .firstTextLineCenter: baseline - place.middle
    }
  }

  /// The insets, corrected to finite values that fit into the picture.
  private var caps: EdgeInsets {
    let size = naturalSize
    func safe(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(value, limit)) }
    let leading = safe(capInsets.leading, size.width)
    let top = safe(capInsets.top, size.height)
    return EdgeInsets(
      top: top, leading: leading, bottom: safe(capInsets.bottom, size.height - top),
      trailing: safe(capInsets.trailing, size.width - leading))
  }

  func draw(in frame: CGRect, _ pass: inout DrawingPass) {
    guard frame.width > 0, frame.height > 0 else { return }
    let paint = fill?.paint(in: frame)
    let natural = naturalSize
    let frame = isResizable ? frame : place?.ink(natural, in: frame) ?? frame
    let caps = caps
    let columns = Self.spans(
      natural.width, from: frame.minX, to: frame.maxX, caps.leading, caps.trailing)
    let rows = Self.spans(
      natural.height, from: frame.minY, to: frame.maxY, caps.top, caps.bottom)
    let scale = picture.picture.scale
    for row in rows {
      for column in columns {
        let isMiddle = column.isMiddle || row.isMiddle
        let size = CGSize(width: column.length, height: row.length)
        var placement = PicturePlacement(
          source: source,
          part: CGRect(
            x: column.start * scale, y: row.start * scale, width: size.width * scale,
            height: size.height * scale),
          frame: CGRect(
            x: column.place, y: row.place, width: column.room, height: row.room),
          tile: isTiled && isResizable && isMiddle ? size : nil,
          sampling: isSmooth ? .smooth : .nearest, tint: paint)
        placement.isAntialiased = isAntialiased
        pass.add(.picture(placement))
      }
    }
  }

  /// A stretch of the picture along one axis and where it goes.
  private struct Span {
    /// In the picture, in points.
    let start: CGFloat
    let length: CGFloat
    let place: CGFloat
    let room: CGFloat
    let isMiddle: Bool
  }

  /// Returns the parts of an axis: the two ends, which keep their length, and the middle.
  private static func spans(
    _ length: CGFloat, from: CGFloat, to: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [Span] {
    [
      Span(start: 0, length: first, place: from, room: first, isMiddle: false),
      Span(
        start: first, length: length - first - last, place: from + first,
        room: to - from - first - last, isMiddle: true),
      Span(start: length - last, length: last, place: to - last, room: last, isMiddle: false),
    ].filter { $0.length > 0 && $0.room > 0 }
  }
}
