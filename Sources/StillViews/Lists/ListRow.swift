import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// A row: what it holds between its insets, its ground, and the line below it (rules C6.3–C6.5, C6.8).
nonisolated struct ListRow: View {
  let unit: ViewUnit
  let look: ListLook
  let place: RowPlace
  let selection: ListSelection?
  let state: ListState
  @State private var settings = RowSettings()
  @Environment(\.defaultMinListRowHeight) private var leastHeight
  @Environment(\.windowMargin) private var margin
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode
  @Environment(\.listRowSpacing) private var spacing
  @Environment(\.rowContextMenu) private var rowMenu

  init(
    unit: ViewUnit, look: ListLook, place: RowPlace, selection: ListSelection?, state: ListState
  ) {
    self.unit = unit
    self.look = look
    self.place = place
    self.selection = selection
    self.state = state
  }

  @MainActor var body: some View {
    let isApart = (spacing ?? 0) > 0 && look.isGrouped
    let ground = RowGround(
      isRoundAbove: place.isFirst || isApart, isRoundBelow: place.isLast || isApart,
      radius: look.cornerRadius)
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let mover =
      settings.isMovable
      ? unit.traits[.rowMove].map {
        RowMover(row: $0, moving: state.moving, heights: state.heights)
      } : nil
    RowLayout(
      insets: EdgeInsets(
        top: ListMetrics.rowInset, leading: margin, bottom: ListMetrics.rowInset,
        trailing: margin),
      leastHeight: leastHeight, pixel: pixel,
      showsLine: !isApart && (!place.isLast || look == .plain) && !place.hides.bottom,
      showsTopLine: look == .plain && place.isFirstOfList && !place.hides.top
    ) {
      content(isEditing: isEditing, mover: mover)
      Rectangle().fill(lineColor(\.bottom))
      Rectangle().fill(lineColor(\.top))
    }
    .background {
      if isSelected {
        ground.fill(ControlColor.selectedRow)
      } else if let own = settings.background {
        own.clipShape(ground)
      } else {
        ground.fill(look.rowGround)
      }
    }
    .modifier(RowLifting(mover: isEditing ? nil : mover))
    .modifier(RowTap(action: tap(isEditing)))
    .modifier(RowHold(actions: settings.holds))
    .modifier(RowMenuOffer(row: value, selection: selection))
    .modifier(RowSwiping(swipes: swipes(isEditing), row: place.id, openRow: state.openRow))
    .modifier(
      RowMoving(
        row: unit.traits[.rowMove], moving: state.moving.wrappedValue, heights: state.heights)
    )
    .onPreferenceChange(RowSettingsKey.self) { settings = $0 }
  }

  private var isSelected: Bool {
    guard let selection, let value = selection.value(unit) else { return false }
    return selection.contains(value)
  }

  /// What the row stands for.
  private var value: AnyHashable? {
    if let selection { return selection.value(unit) }
    return unit.traits[.tag] ?? unit.traits[.identity]
  }

  private func lineColor(_ edge: KeyPath<LineTints, Color?>) -> Color {
    settings.lineTints?[keyPath: edge] ?? place.lineTints?[keyPath: edge] ?? .separator
  }

  /// What a tap anywhere on the row does.
  @MainActor private func tap(_ isEditing: Bool) -> (@MainActor () -> Void)? {
    if !isEditing, let value, let act = rowMenu?.primaryAction { return { act([value]) } }
    if let selection, settings.isSelectable, !isEditing || selection.isMultiple {
      guard let value = selection.value(unit) else { return nil }
      return { selection.select(value, isEditing) }
    }
    guard !isEditing, settings.actions.count == 1, let action = settings.actions.first,
      action.isEnabled
    else { return nil }
    return action.act
  }

  /// What the row offers when it is swiped: what it says itself, else that it can be deleted.
  @MainActor private func swipes(_ isEditing: Bool) -> [RowSwipes] {
    guard !isEditing else { return [] }
    guard !settings.swipes.contains(where: { $0.edge == .trailing }), settings.isDeletable,
      let deletion = unit.traits[.rowDeletion]
    else { return settings.swipes }
    let delete = Button("Delete", role: .destructive) { deletion.action() }
    return settings.swipes + [
      RowSwipes(edge: .trailing, allowsFullSwipe: true, units: separateUnits(delete))
    ]
  }

  @MainActor @ViewBuilder private func content(isEditing: Bool, mover: RowMover?)
    -> some View
  {
    if isEditing {
      HStack(spacing: 12) {
        if let delete = unit.traits[.rowDeletion], settings.isDeletable {
          Image(systemName: "minus.circle.fill")
            .foregroundStyle(.white, .red)
            .font(.title3)
            .modifier(_TapModifier { delete.action() })
        } else if let selection, selection.isMultiple, settings.isSelectable {
          Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(
              isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.tertiaryLabel)
            )
            .font(.title3)
        }
        rowContent
        if let mover {
          Spacer(minLength: 0)
          MoveHandle(mover: mover)
            .padding(.vertical, -ListMetrics.rowInset)
        }
      }
    } else {
      rowContent
    }
  }

  private var rowContent: some View {
    unit.view
      .environment(\.isListRow, true)
      .environment(\.isRowContent, true)
  }
}

/// Where a row stands in its list, and what its section says of it.
nonisolated struct RowPlace {
  let id: AnyHashable
  let isFirst: Bool
  let isLast: Bool
  let isFirstOfList: Bool
  /// The lines that its section hides, and their colours.
  var hides = HiddenLines()
  var lineTints: LineTints?
}

/// What the rows of a list know of each other: which one is swiped open, which one is being moved.
nonisolated struct ListState {
  let openRow: Binding<AnyHashable?>
  let moving: Binding<MovingRow?>
  let heights: RowHeights
}

/// Taps anywhere on a row act where there is something to do.
nonisolated private struct RowTap: ViewModifier {
  let action: (@MainActor () -> Void)?

  @MainActor func body(content: Content) -> some View {
    content.modifier(_TapModifier(isEnabled: action != nil) { action?() })
  }
}

/// A row that is held down anywhere does what the one view in it does that can be held down.
nonisolated private struct RowHold: ViewModifier {
  let actions: [RowAction]

  @MainActor func body(content: Content) -> some View {
    let action = actions.count == 1 ? actions.first : nil
    content.gesture(
      LongPressGesture().onEnded { _ in action?.act() }, isEnabled: action?.isEnabled ?? false)
  }
}

/// Places a row's content between its insets, in the middle of its height, and the lines above and below.
nonisolated struct RowLayout: Layout {
  /// Where the content sets none.
  let insets: EdgeInsets
  let leastHeight: CGFloat
  let pixel: CGFloat
  /// How far lines reach beyond the layout's trailing edge, in points.
  var trailingReach: CGFloat = 0
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
    var lineEnd = CGFloat.infinity
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
      if let end = own[explicit: .listRowSeparatorTrailing] { lineEnd = insets.leading + end }
      let hidden = content[ListRowSeparatorKey.self]
      lineIsHidden = hidden.bottom
      topLineIsHidden = hidden.top
      y += height
    }
    func placeLine(_ index: Int, _ top: CGFloat, _ isShown: Bool) {
      let width = isShown ? max(min(lineEnd, bounds.width) + trailingReach - lineStart, 0) : 0
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
