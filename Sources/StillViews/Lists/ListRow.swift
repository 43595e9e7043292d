import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A row: what it holds between its insets, its ground, and the line below it (rules C6.3–C6.5, C6.8).
nonisolated struct ListRow: View {
  let unit: ViewUnit
  let look: ListLook
  let isFirst: Bool
  let isLast: Bool
  let isFirstOfList: Bool
  let selection: ListSelection?
  @Environment(\.defaultMinListRowHeight) private var leastHeight
  @Environment(\.windowMargin) private var margin
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode

  init(
    unit: ViewUnit, look: ListLook, isFirst: Bool, isLast: Bool, isFirstOfList: Bool,
    selection: ListSelection?
  ) {
    self.unit = unit
    self.look = look
    self.isFirst = isFirst
    self.isLast = isLast
    self.isFirstOfList = isFirstOfList
    self.selection = selection
  }

  @MainActor var body: some View {
    let isSelected = selection?.isSelected(unit) ?? false
    let ground = RowGround(
      isRoundAbove: isFirst, isRoundBelow: isLast, radius: look.cornerRadius)
    RowLayout(
      insets: EdgeInsets(
        top: ListMetrics.rowInset, leading: margin, bottom: ListMetrics.rowInset,
        trailing: margin),
      leastHeight: leastHeight, pixel: pixel,
      showsLine: !isLast || look == .plain, showsTopLine: look == .plain && isFirstOfList
    ) {
      content
      Rectangle().fill(.separator)
      Rectangle().fill(.separator)
    }
    .background {
      if isSelected {
        ground.fill(ControlColor.selectedRow)
      } else if let own = unit.traits[.rowBackground] {
        own.view.clipShape(ground)
      } else {
        ground.fill(look.rowGround)
      }
    }
    .modifier(RowTap(action: selection.map { selection in { selection.select(unit) } }))
  }

  @MainActor @ViewBuilder private var content: some View {
    if editMode?.wrappedValue.isEditing == true, let delete = unit.traits[.rowDeletion] {
      HStack(spacing: 12) {
        Image(systemName: "minus.circle.fill")
          .foregroundStyle(.white, .red)
          .font(.title3)
          .modifier(_TapModifier { delete.action() })
        unit.view
          .environment(\.isListRow, true)
      }
    } else {
      unit.view.environment(\.isListRow, true)
    }
  }
}

/// Taps choose a row where there is something to choose.
nonisolated private struct RowTap: ViewModifier {
  let action: (() -> Void)?

  @MainActor func body(content: Content) -> some View {
    if let action {
      content.modifier(_TapModifier { action() })
    } else {
      content
    }
  }
}

/// Places a row's content between its insets, in the middle of its height, and the lines above and below.
nonisolated struct RowLayout: Layout {
  /// Where the content sets none.
  let insets: EdgeInsets
  let leastHeight: CGFloat
  let pixel: CGFloat
  let showsLine: Bool
  let showsTopLine: Bool

  private func insets(of content: LayoutSubview) -> EdgeInsets {
    content[ListRowInsetsKey.self] ?? insets
  }

  /// How high a row is; its own insets give way by a point each where the least height is enough then.
  private func height(_ content: CGFloat, _ insets: EdgeInsets, _ isOwn: Bool) -> CGFloat {
    let height = content + insets.top + insets.bottom
    return !isOwn && height - 2 <= leastHeight ? leastHeight : max(height, leastHeight)
  }

  private func offer(_ width: CGFloat?, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let contents = subviews.dropLast(2)
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for content in contents {
      let insets = insets(of: content)
      let own = content.sizeThatFits(offer(proposal.width, insets))
      size.height += height(own.height, insets, content[ListRowInsetsKey.self] != nil)
      size.width = max(
        size.width, proposal.width ?? own.width + insets.leading + insets.trailing)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let contents = subviews.dropLast(2)
    var y = bounds.minY
    var lineStart: CGFloat = 0
    var lineIsHidden = false
    var topLineIsHidden = false
    for content in contents {
      let insets = insets(of: content)
      let offer = offer(bounds.width, insets)
      let own = content.dimensions(in: offer)
      let height = height(own.height, insets, content[ListRowInsetsKey.self] != nil)
      // What is not as high as the row lies in the middle of what its insets leave.
      let room = height - insets.top - insets.bottom
      content.place(
        at: CGPoint(
          x: bounds.minX + insets.leading, y: y + insets.top + (room - own.height) / 2),
        proposal: offer)
      lineStart = insets.leading + own[.listRowSeparatorLeading]
      let hidden = content[ListRowSeparatorKey.self]
      lineIsHidden = hidden.bottom
      topLineIsHidden = hidden.top
      y += height
    }
    func placeLine(_ index: Int, _ top: CGFloat, _ isShown: Bool) {
      let width = isShown ? max(bounds.width - lineStart, 0) : 0
      subviews[index].place(
        at: CGPoint(x: bounds.minX + lineStart, y: top),
        proposal: ProposedViewSize(width: width, height: isShown ? pixel : 0))
    }
    placeLine(
      subviews.count - 2, bounds.maxY - pixel, showsLine && !lineIsHidden && !contents.isEmpty)
    placeLine(subviews.count - 1, bounds.minY, showsTopLine && !topLineIsHidden)
  }
}

/// The ground of a row: round where its group ends.
nonisolated struct RowGround: Shape {
  let isRoundAbove: Bool
  let isRoundBelow: Bool
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    guard radius > 0, isRoundAbove || isRoundBelow else { return Path(rect) }
    let radius = min(radius, rect.height / 2, rect.width / 2)
    if isRoundAbove, isRoundBelow {
      return Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
    }
    // A longer shape whose other end lies outside, cut at the row's edge.
    var path = Path()
    let (top, bottom) = (isRoundAbove ? radius : 0, isRoundBelow ? radius : 0)
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY),
      tangent2End: CGPoint(x: rect.midX, y: rect.minY), radius: top)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.midY), radius: top)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.midX, y: rect.maxY), radius: bottom)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
      tangent2End: CGPoint(x: rect.minX, y: rect.midY), radius: bottom)
    path.closeSubpath()
    return path
  }
}
