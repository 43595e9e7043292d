package import Foundation
import StillDrawing
package import StillGeometry
import StillText
package import StillViewGraph

extension TextLeaf {
  package func replaces(_ other: TextLeaf) -> Bool {
    guard isRedacted == other.isRedacted else { return transition.kind != .identity }
    guard runs != other.runs, rendering == nil, other.rendering == nil else { return false }
    return transition.kind != .identity
  }

  /// Whether bars are drawn in place of the words.
  private var isRedacted: Bool { rendering.map { $0.renderer is WordBars } ?? false }

  package func draw(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<TextLeaf>,
    _ pass: inout DrawingPass
  ) {
    // Words and the bars in their place fade over each other (rule C10.17).
    guard !isRedacted, !former.leaf.isRedacted else {
      return fade(
        in: frame, proposal: proposal, replacing: former, stretches: false, &pass)
    }
    switch transition.kind {
    case .numericText(let direction):
      if let change = NumericChange(
        from: former.leaf.line(size: former.size, proposal: former.proposal),
        to: line(size: frame.size, proposal: proposal),
        isRising: direction.isRising(from: former.leaf.transition))
      {
        change.draw(at: frame.origin, progress: former.progress, &pass)
        return
      }
    case .automatic, .interpolate:
      if let change = FontChange(
        from: former.leaf, former.leaf.lines(size: former.size, proposal: former.proposal),
        to: self, lines(size: frame.size, proposal: proposal))
      {
        change.draw(at: frame.origin, progress: former.progress, &pass)
        return
      }
    default: break
    }
    let stretches = transition.kind == .interpolate && words == former.leaf.words
    fade(in: frame, proposal: proposal, replacing: former, stretches: stretches, &pass)
  }

  /// Lets the old text fade while the new one appears; both in a size on its way from the one to the other where they
  /// stretch.
  private func fade(
    in frame: CGRect, proposal: ProposedViewSize, replacing former: FormerContent<TextLeaf>,
    stretches: Bool, _ pass: inout DrawingPass
  ) {
    let progress = min(max(former.progress, 0), 1)
    let before = CGRect(origin: frame.origin, size: former.size)
    func fit(_ own: CGSize) -> CGAffineTransform {
      guard stretches, own.width > 0, own.height > 0 else { return .identity }
      let width = former.size.width + (frame.width - former.size.width) * progress
      let height = former.size.height + (frame.height - former.size.height) * progress
      return CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        .concatenating(CGAffineTransform(scaleX: width / own.width, y: height / own.height))
        .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    }
    pass.layer(Layer(transform: fit(former.size), opacity: 1 - progress, isGroup: true)) {
      former.leaf.draw(in: before, proposal: former.proposal, &$0)
    }
    pass.layer(Layer(transform: fit(frame.size), opacity: progress, isGroup: true)) {
      draw(in: frame, proposal: proposal, &$0)
    }
  }

  /// Returns the letters of a text of one line, from left to right; nil for more lines.
  private func line(size: CGSize, proposal: ProposedViewSize) -> [NumericChange.Letter]? {
    lines(size: size, proposal: proposal).flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the letters of each line, from left to right.
  private func lines(size: CGSize, proposal: ProposedViewSize) -> [[NumericChange.Letter]]? {
    guard let paragraph = paragraph(proposal) else { return nil }
    let details = paragraph.detailedLayout(width: proposal.width, height: proposal.height)
    let storage = TextLayoutStorage(
      details, spans: CustomTextAttributeSpans(), ink: ink, size: size)
    let units = Array(words.utf16)
    return Text.Layout(storage: storage).map { line in
      line.flatMap { run in
        run.indices.map { index in
          let slice = run[index]
          let characters = slice.characters.clamped(to: 0..<units.count)
          return NumericChange.Letter(
            name: String(decoding: units[characters], as: UTF16.self),
            bounds: slice.typographicBounds.rect,
            commands: storage.commands(for: [slice], isExact: false))
        }
      }
    }
  }
}

extension Text.Layout.RunSlice {
  /// The UTF-16 offsets of the slice.
  fileprivate var characters: Range<Int> {
    let clusters = run.record.detailed.clusters
    let start = run.record.clusters.lowerBound
    let part = clusters[start + indices.lowerBound..<start + indices.upperBound]
    guard let first = part.map(\.characters.lowerBound).min(),
      let last = part.map(\.characters.upperBound).max()
    else { return 0..<0 }
    return first..<last
  }
}

extension ContentTransition.NumericDirection {
  /// Returns whether characters move upwards after a change from another transition's value.
  fileprivate func isRising(from old: ContentTransition) -> Bool {
    switch self {
    case .fixed(let countsDown): return !countsDown
    case .byValue(let new):
      guard case .numericText(.byValue(let before)) = old.kind else { return true }
      return new >= before
    }
  }
}
