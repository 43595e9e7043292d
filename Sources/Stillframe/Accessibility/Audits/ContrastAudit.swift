import Foundation
import StillDrawing
import StillGeometry
import StillRaster
import StillViewGraph

extension AccessibilityTree {
  /// Texts with too little contrast to what is behind them, measured on pixels (rule AX7.1).
  func contrastFindings(_ evidence: AuditEvidence) -> [AccessibilityFinding] {
    let texts = evidence.texts.filter { !$0.isInDisabledControl }
    guard !texts.isEmpty, let layers = ContrastLayers(evidence, size: size) else { return [] }
    return texts.compactMap { text in
      guard let ratio = layers.contrast(in: text.frame, clip: text.clip) else { return nil }
      let isLarge = text.fontSize >= 18 || (text.fontSize >= 14 && text.isBold)
      let required = isLarge ? 3.0 : 4.5
      // A hundredth is noise of rounding colors to bytes.
      guard ratio < required - 0.01 else { return nil }
      return finding(.contrast, of: text, measured: ratio, required: required) { name in
        "\(name) has a contrast of \(ratio.ratioWords) to 1 to what is behind it; "
          + "\(isLarge ? "large text" : "text") needs \(required.ratioWords) to 1: make one of the "
          + "colors \(layers.isDarkBehind(text.frame) ? "lighter" : "darker")"
      }
    }
  }
}

extension Double {
  /// A ratio with at most two decimals, rounded down: 4.499 is not 4.5.
  fileprivate var ratioWords: String {
    let value = (self * 100).rounded(.down) / 100
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// A picture three times: as it is, without its glyphs, and with glyphs in a color of their own.
private struct ContrastLayers {
  private let whole: Bitmap
  private let behind: Bitmap
  private let marked: Bitmap
  private let scale: CGFloat

  /// Nil where the picture cannot be painted.
  init?(_ evidence: AuditEvidence, size: CGSize) {
    let area = size.width * size.height
    guard area.isFinite, area > 0 else { return nil }
    // Letters need pixels that they cover wholly; large pictures have enough of them at fewer pixels per point.
    let scale = max(min(3, (24e6 / area).squareRoot()), 0.25)
    self.scale = scale
    var plain = evidence.list
    plain.commands = evidence.list.commands.filter { command in
      if case .glyphs = command { false } else { true }
    }
    var marking = evidence.list
    marking.commands = evidence.list.commands.map { command in
      guard case .glyphs(let run, let point, _) = command else { return command }
      return .glyphs(
        run, at: point, .color(ResolvedColor(red: 1, green: 0, blue: 1, opacity: 1)))
    }
    func paint(_ list: DisplayList) -> Bitmap? {
      guard (try? RenderPass.check(list.size, scale: scale)) != nil else { return nil }
      return try? RenderPass.paint(list, scale: scale, background: evidence.background)
    }
    guard let whole = paint(evidence.list), let behind = paint(plain),
      let marked = paint(marking)
    else { return nil }
    self.whole = whole
    self.behind = behind
    self.marked = marked
  }

  /// The pixels of a part of the picture.
  private func pixels(_ frame: CGRect) -> (x: Range<Int>, y: Range<Int>) {
    func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let start = min(max(Int((low * scale).rounded(.down)), 0), count)
      return start..<max(min(Int((high * scale).rounded(.up)), count), start)
    }
    return (
      range(frame.minX, frame.maxX, whole.width), range(frame.minY, frame.maxY, whole.height)
    )
  }

  /// The contrast that nine tenths of the letters' pixels have at least; nil where none of them is seen.
  ///
  /// - Complexity: linear in the pixels of the frame.
  func contrast(in frame: CGRect, clip: CGRect?) -> Double? {
    let seen = clip.map { frame.intersection($0) } ?? frame
    guard !seen.isNull, seen.minX.isFinite, seen.width < 1e6, seen.height < 1e6 else { return nil }
    let (columns, rows) = pixels(seen)
    var cores: [(mark: Double, ratio: Double)] = []
    for y in rows {
      for x in columns {
        let ground = behind[x, y]
        let mark = marked[x, y].distance(to: ground)
        let room = RGBA8(red: 255, green: 0, blue: 255, alpha: 255).distance(to: ground)
        guard mark > 12, room > 12 else { continue }
        cores.append((mark / room, whole[x, y].contrast(to: ground)))
      }
    }
    guard let most = cores.map(\.mark).max() else { return nil }
    // The fewest pixels that say something of a text; small letters have few that they cover wholly.
    let enough = 12
    for share in [0.995, 0.98, 0.95, 0.9, 0] {
      let ratios = cores.filter { $0.mark >= most * share }.map(\.ratio).sorted()
      if ratios.count >= enough || share == 0 { return ratios[ratios.count / 10] }
    }
    return nil
  }

  /// Whether the picture behind a text is dark in the middle.
  func isDarkBehind(_ frame: CGRect) -> Bool {
    let (columns, rows) = pixels(frame)
    guard !columns.isEmpty, !rows.isEmpty else { return false }
    let middle = behind[
      (columns.lowerBound + columns.upperBound) / 2,
      (rows.lowerBound + rows.upperBound) / 2]
    return middle.luminance < 0.18
  }
}

extension RGBA8 {
  /// How far two colors are apart, from 0 to 765.
  fileprivate func distance(to other: RGBA8) -> Double {
    Double(
      abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green))
        + abs(Int(blue) - Int(other.blue)))
  }

  /// The relative luminance of WCAG 2.2, from 0 to 1.
  fileprivate var luminance: Double {
    func linear(_ byte: UInt8) -> Double { Self.linear[Int(byte)] }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static let linear: [Double] = (0...255).map { byte in
    let share = Double(byte) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21.
  fileprivate func contrast(to other: RGBA8) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
