import Foundation
import StillDrawing
import StillGeometry
import StillText
import StillViewGraph

/// The way from one font to another of the same words, letter by letter: each moves from its old place to its new one, and grows on
/// the way (C10.17).
///
/// Of two weights of a family the lighter one is drawn, and the heavier one appears over it or fades.
struct FontChange {
  typealias Letter = NumericChange.Letter

  private let letters: [(old: Letter, new: Letter)]
  private let kind: Kind

  private enum Kind {
    /// One weight of one family.
    case size
    case heavier, lighter
    case otherFamily
  }

  /// Nil where the texts have other words or the same fonts, where more than fonts and distances change, and where letters do not
  /// correspond.
  init?(
    from old: TextLeaf, _ oldLines: [[Letter]]?, to new: TextLeaf, _ newLines: [[Letter]]?
  ) {
    guard old.words == new.words, let oldLines, let newLines,
      oldLines.map(\.count) == newLines.map(\.count), old.runs.count == new.runs.count,
      zip(old.runs, new.runs).allSatisfy({ Self.differInFontAlone($0, $1) }),
      zip(old.runs, new.runs).contains(where: { $0.attributes.font != $1.attributes.font })
    else { return nil }
    letters = zip(oldLines.joined(), newLines.joined()).map { ($0, $1) }
    let fonts = zip(old.runs, new.runs).map { ($0.attributes.font, $1.attributes.font) }
    if fonts.contains(where: { $0.family != $1.family || $0.isItalic != $1.isItalic }) {
      kind = .otherFamily
    } else if let (before, after) = fonts.first(where: { $0.weight != $1.weight }) {
      kind = after.weight > before.weight ? .heavier : .lighter
    } else {
      kind = .size
    }
  }

  private static func differInFontAlone(_ old: TextRun, _ new: TextRun) -> Bool {
    let (before, after) = (old.attributes, new.attributes)
    return old.text == new.text && before.symbol == nil && after.symbol == nil
      && before.underline == after.underline && before.strikethrough == after.strikethrough
      && before.backgroundPaint == after.backgroundPaint
  }

  /// Draws the words with the upper left corner of their text at a point.
  func draw(at origin: CGPoint, progress: Double, _ pass: inout DrawingPass) {
    let share = min(max(progress, 0), 1)
    switch kind {
    case .size: paint(\.new, at: origin, progress, opacity: 1, &pass)
    case .heavier:
      paint(\.old, at: origin, progress, opacity: 1, &pass)
      paint(\.new, at: origin, progress, opacity: share, &pass)
    case .lighter:
      paint(\.new, at: origin, progress, opacity: 1, &pass)
      paint(\.old, at: origin, progress, opacity: 1 - share, &pass)
    case .otherFamily:
      paint(\.old, at: origin, progress, opacity: 1 - share, &pass)
      paint(\.new, at: origin, progress, opacity: share, &pass)
    }
  }

  private func paint(
    _ side: KeyPath<(old: Letter, new: Letter), Letter>, at origin: CGPoint, _ progress: Double,
    opacity: CGFloat, _ pass: inout DrawingPass
  ) {
    guard opacity > 0 else { return }
    pass.layer(Layer(opacity: opacity, isGroup: true)) { pass in
      for pair in letters {
        let letter = pair[keyPath: side]
        guard !letter.commands.isEmpty, letter.bounds.height > 0 else { continue }
        func between(_ edge: KeyPath<CGRect, CGFloat>) -> CGFloat {
          let (start, end) = (pair.old.bounds[keyPath: edge], pair.new.bounds[keyPath: edge])
          return start + (end - start) * progress
        }
        let scale = max(between(\.height), 0) / letter.bounds.height
        let fit = CGAffineTransform(translationX: -letter.bounds.minX, y: -letter.bounds.minY)
          .concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(
            CGAffineTransform(
              translationX: origin.x + between(\.minX), y: origin.y + between(\.minY)))
        pass.layer(Layer(effects: [.transform(fit)])) { pass in
          for command in letter.commands { pass.add(command) }
        }
      }
    }
  }
}
