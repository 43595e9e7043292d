package import Foundation
package import StillGeometry
package import StillText
package import StillTextEngine

/// The text system of every picture.
package let system = EmbeddedTextSystem.shared

/// Font units per em of Inter.
package let interUnits: CGFloat = 2816

/// Returns a paragraph of one run.
package func paragraph(
  _ text: String, size: CGFloat = 17, weight: CGFloat = 400, style: ParagraphStyle = .init(),
  family: FontFamily = .system(.default), isSystemTracked: Bool = true
) -> Paragraph {
  let font = FontDescriptor(
    family: family, size: size, weight: weight, isSystemTracked: isSystemTracked)
  return system.paragraph([TextRun(text, attributes: .init(font: font))], style: style)
}

/// Unrounded width of a text in one line.
package func lineWidth(
  _ text: String, size: CGFloat = 17, weight: CGFloat = 400, isSystemTracked: Bool = true
) -> CGFloat {
  paragraph(text, size: size, weight: weight, isSystemTracked: isSystemTracked).layout(
    width: nil, height: nil
  ).lines[0].width
}

/// The text of each line as its range has it.
package func lineTexts(_ text: String, width: CGFloat?, size: CGFloat = 17) -> [String] {
  let units = Array(text.utf16)
  return paragraph(text, size: size).layout(width: width, height: nil).lines.map {
    String(decoding: units[$0.range], as: UTF16.self)
  }
}

/// The visible glyphs of a layout, run by run.
package func glyphs(_ layout: ParagraphLayout) -> [GlyphID] {
  layout.runs.flatMap(\.glyphs.glyphs)
}

/// Texts that make wrapping difficult.
package let samples = [
  "", " ", "a", "Hello", "Hello, World!", "The quick brown fox jumps over the lazy dog.",
  "Donaudampfschifffahrtsgesellschaft am Ufer", "one\ntwo three\n\nfour", "AV AV AVAVAVAV To To",
  "A - B - C -> (D) 10:30 x 4x4", "trailing   ", "   leading", "a\tb\tc", "end\n", "\n", "\r\n\r\n",
  "no\u{A0}break here\u{AD}after", "Привет мир, это тест", "e\u{301}e\u{301}e\u{301} n\u{303}",
  "supercalifragilisticexpialidocious", "x\u{2028}y\u{2029}z", "http://example.com/a/b?c=d&e=f",
  "漢字 and 👩‍👩‍👧 mixed 🌟 in", "iiiiiiiiWWWWWWWWiiiiiiii.,;:", "fi ffi fl office affluent",
]

/// The smallest rectangle around a path's points, control points included.
package func pointBounds(_ path: Path) -> CGRect {
  var points: [CGPoint] = []
  func collect(_ element: Path.Element) {
    switch element {
    case .move(let to), .line(let to): points.append(to)
    case .quadCurve(let to, let control): points += [to, control]
    case .curve(let to, let first, let second): points += [to, first, second]
    case .closeSubpath: break
    }
  }
  path.forEach(collect)
  return points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
}

/// A grey picture in which masks are added up, as a painter without colours would.
package struct Canvas {
  package let width: Int
  package let height: Int
  package var ink: [Int]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    ink = [Int](repeating: 0, count: width * height)
  }

  /// - Parameter offset: In pixels.
  package mutating func draw(_ layout: ParagraphLayout, scale: CGFloat, offset: CGPoint = .zero) {
    for run in layout.runs {
      for (glyph, position) in zip(run.glyphs.glyphs, run.glyphs.positions) {
        let x = (run.origin.x + position.x) * scale + offset.x
        let y = (run.origin.y + position.y) * scale + offset.y
        let left = x.rounded(.down)
        let top = y.rounded(.down)
        let phase = CGPoint(x: x - left, y: y - top)
        if let mask = run.glyphs.source.coverage(of: glyph, scale: scale, phase: phase) {
          add(mask, left: Int(left), top: Int(top))
        }
      }
    }
  }

  private mutating func add(_ mask: GlyphMask, left: Int, top: Int) {
    for row in 0..<mask.heightInPixels {
      for column in 0..<mask.widthInPixels {
        let x = left + mask.left + column
        let y = top + mask.top + row
        guard (0..<width).contains(x), (0..<height).contains(y) else { continue }
        ink[y * width + x] += Int(mask.coverage[row * mask.widthInPixels + column])
      }
    }
  }

  /// The ink's centre in pixels, by pixel index.
  package var centroid: CGPoint {
    var total = 0
    var x = 0
    var y = 0
    for (index, value) in ink.enumerated() {
      total += value
      x += value * (index % width)
      y += value * (index / width)
    }
    return CGPoint(x: CGFloat(x) / CGFloat(total), y: CGFloat(y) / CGFloat(total))
  }

  /// Writes a portable grey map when `STILLTEXT_DUMP` names a folder, for people to look at.
  package func dump(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STILLTEXT_DUMP"] else { return }
    var data = Data("P5 \(width) \(height) 255\n".utf8)
    data.append(contentsOf: ink.map { UInt8(255 - min($0, 255)) })
    try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".pgm"))
  }
}

/// A small seeded generator, so that failures repeat.
package struct SplitMix {
  private var state: UInt64

  package init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
