import Foundation
import StillDrawing
import StillGeometry
import StillText

/// Writes glyphs onto a page as text that can be searched and copied.
protocol PageTextWriter: AnyObject {
  /// - Returns: false where that is not possible: then outlines are drawn.
  func write(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, on painter: DisplayListPainter
  ) -> Bool
}

/// The text of glyphs on a page.
enum PageText {
  /// The number of a glyph without ink and width, for spaces of which a font has none.
  static let blank: GlyphID = .max

  /// Returns the written clusters of a run: its glyphs with finite positions, each with its text.
  static func clusters(of run: GlyphRun) -> [WrittenText.Cluster] {
    guard let text = run.text else {
      return zip(run.glyphs, run.positions).compactMap { glyph, position -> WrittenText.Cluster? in
        guard position.isFinite else { return nil }
        return WrittenText.Cluster(
          text: run.source.text(of: glyph) ?? "",
          glyphs: [.init(glyph: glyph, position: position, isSpace: false)])
      }
    }
    return text.clusters.compactMap { cluster -> WrittenText.Cluster? in
      var cluster = cluster
      cluster.glyphs.removeAll { !$0.position.isFinite }
      for index in cluster.glyphs.indices
      where cluster.glyphs[index].isSpace && cluster.glyphs[index].glyph == 0 {
        cluster.glyphs[index].glyph = blank
      }
      cluster.text = readable(cluster.text)
      let isEmpty = cluster.glyphs.allSatisfy { $0.glyph == blank } && cluster.text.isEmpty
      return cluster.glyphs.isEmpty || isEmpty ? nil : cluster
    }
  }

  /// Lines end where others begin, tabs are room, and what stands for a picture in a text is none of its words.
  static func readable(_ text: String) -> String {
    let scalars = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      if scalar == "\t" { return " " }
      return scalar == "\u{FFFC}" || scalar.properties.generalCategory == .control ? nil : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
