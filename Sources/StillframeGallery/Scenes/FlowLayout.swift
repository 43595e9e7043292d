import SwiftUI

/// Puts views in lines, as words are put in a paragraph.
///
/// Gaps within a line and between lines, the place of each view in its line, and that of the lines in the
/// whole, are set one by one.
struct FlowLayout: Layout {
  /// Between neighbours in a line.
  var columnSpacing: CGFloat = 8
  /// Between lines.
  var rowSpacing: CGFloat = 8
  /// Of the views in a line, and of the lines in the whole.
  var alignment: Alignment = .topLeading

  init(spacing: CGFloat = 8) {
    columnSpacing = spacing
    rowSpacing = spacing
  }

  init(columnSpacing: CGFloat, rowSpacing: CGFloat, alignment: Alignment) {
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.alignment = alignment
  }

  /// One line: which views, and how large it is.
  private struct Line {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(of sizes: [CGSize], within limit: CGFloat) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for (index, size) in sizes.enumerated() {
      let wanted = line.indices.isEmpty ? size.width : line.width + columnSpacing + size.width
      if wanted > limit, !line.indices.isEmpty {
        lines.append(line)
        line = Line(indices: [index], width: size.width, height: size.height)
      } else {
        line.indices.append(index)
        line.width = wanted
        line.height = max(line.height, size.height)
      }
    }
    return line.indices.isEmpty ? lines : lines + [line]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let lines = lines(of: sizes, within: proposal.width ?? .infinity)
    let gaps = rowSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.map(\.height).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var top = bounds.minY
    for line in lines(of: sizes, within: bounds.width) {
      var left = bounds.minX + (bounds.width - line.width) * share(alignment.horizontal)
      for index in line.indices {
        let drop = (line.height - sizes[index].height) * share(alignment.vertical)
        subviews[index].place(at: CGPoint(x: left, y: top + drop), proposal: .unspecified)
        left += sizes[index].width + columnSpacing
      }
      top += line.height + rowSpacing
    }
  }

  /// Returns how much of the free room goes before.
  private func share(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private func share(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }
}
