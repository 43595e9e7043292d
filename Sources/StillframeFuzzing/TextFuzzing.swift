import Foundation
import StillGeometry
import StillText
import StillTextEngine

/// Sets any text in any width and style, and checks what has to hold for all.
///
/// Four bytes choose width, style, size and where a second run starts; the others are UTF-8, or UTF-16 when the last
/// bit of the style is set.
enum TextFuzzing {
  /// With the fonts in the binary alone: those of a machine are large, and not ours.
  private static let system = {
    let system = EmbeddedTextSystem()
    system.allowsSystemFonts = false
    return system
  }()

  static func run(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 4 else { return }
    let choices = unsafe Array(bytes.prefix(4))
    let rest = unsafe Array(bytes.dropFirst(4))
    let text: String
    if choices[1] & 0x80 != 0 {
      let units = stride(from: 0, to: rest.count - 1, by: 2).map {
        UInt16(rest[$0]) << 8 | UInt16(rest[$0 + 1])
      }
      text = String(decoding: units, as: UTF16.self)
    } else {
      text = String(decoding: rest, as: UTF8.self)
    }
    let width: CGFloat? = choices[0] == 255 ? nil : CGFloat(choices[0]) * 1.5
    let style = ParagraphStyle(
      alignment: [.leading, .center, .trailing, .leading][Int(choices[1] & 3)],
      lineLimit: choices[1] & 4 == 0 ? nil : 1 + Int(choices[1] >> 6 & 1),
      truncation: [.tail, .head, .middle, .tail][Int(choices[1] >> 3 & 3)],
      layoutDirection: choices[1] & 0x20 == 0 ? .leftToRight : .rightToLeft)
    let first = TextAttributes(font: FontDescriptor(size: CGFloat(choices[2] & 63)))
    let second = TextAttributes(
      font: FontDescriptor(size: 13, weight: 700), tracking: choices[2] & 64 == 0 ? 0 : 1)
    let split = text.unicodeScalars.prefix(Int(choices[3]))
    let runs = [
      TextRun(String(String.UnicodeScalarView(split)), attributes: first),
      TextRun(
        String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(Int(choices[3])))),
        attributes: second),
    ]
    let paragraph = system.paragraph(runs, style: style)
    check(
      paragraph, width: width, length: runs.reduce(0) { $0 + $1.text.utf16.count },
      again: choices[2] & 3 == 0)
  }

  private static func check(
    _ paragraph: Paragraph, width: CGFloat?, length: Int, again: Bool
  ) {
    let size = paragraph.size(width: width, height: nil)
    precondition(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
    precondition(size.width <= width ?? .infinity)
    let layout = paragraph.layout(width: width, height: nil)
    precondition(layout.size == size)
    var end = 0
    for line in layout.lines {
      precondition(line.range.lowerBound == end && line.width.isFinite && line.width >= 0)
      end = line.range.upperBound
    }
    precondition(end == length)
    for run in layout.runs {
      precondition(run.origin.x.isFinite && run.origin.y.isFinite && run.width.isFinite)
      for position in run.glyphs.positions {
        precondition(position.x.isFinite && position.y.isFinite)
      }
    }
    guard again else { return }
    let again = paragraph.layout(width: size.width, height: size.height)
    if again.lines.map(\.range) != layout.lines.map(\.range) {
      let lines = [layout, again].map {
        "\($0.size) \($0.lines.map { "\($0.range) \($0.width)" })"
      }
      fatalError("lines move at their own width: \(lines)")
    }
  }
}
