import Foundation
import StillDrawing
import StillGeometry
import StillViewGraph

/// A picture with its paint worked in (rules L3.39 and P11).
nonisolated package struct PictureLeaf: Sendable {
  let picture: PictureReference
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
    guard isResizable else { return natural }
    let size = proposal.replacingUnspecifiedDimensions(by: natural)
    let caps = caps
    return CGSize(
      width: max(size.width, caps.leading + caps.trailing),
      height: max(size.height, caps.top + caps.bottom))
  }

  func measuresLike(_ other: PictureLeaf) -> Bool {
    naturalSize == other.naturalSize && isResizable == other.isResizable && caps == other.caps
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
