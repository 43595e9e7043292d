import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillViewGraph

/// A row: its content between its insets, its background, and the separator below it (rules C6.3–C6.5, C6.8).
nonisolated struct ListRow: View {
  let unit: ViewUnit
  let look: ListAppearance
  let place: RowPlace
  let selection: ListSelection?
  let state: ListState
  @State private var settings = RowSettings()
  @State private var press = RowPress()
  @State private var touch: RowTouch
  /// Shows the row again above the shade of a context menu of its content.
  @State private var lift: Lift
  @Environment(\.defaultMinListRowHeight) private var leastHeight
  @Environment(\.windowMargin) private var margin
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode
  @Environment(\.listRowSpacing) private var spacing
  @Environment(\.rowContextMenu) private var rowMenu
  @Environment(\.systemMotion) private var isMoved

  init(
    unit: ViewUnit, look: ListAppearance, place: RowPlace, selection: ListSelection?,
    state: ListState
  ) {
    self.unit = unit
    self.look = look
    self.place = place
    self.selection = selection
    self.state = state
    _touch = State(wrappedValue: RowTouch())
    _lift = State(wrappedValue: Lift())
  }

  @MainActor var body: some View {
    let isApart = (spacing ?? 0) > 0 && look.isGrouped || look == .column
    let inset = look.contentInset(margin)
    let ground = RowBackground(
      isRoundAbove: place.isFirst || isApart, isRoundBelow: place.isLast || isApart,
      radius: look.cornerRadius)
    let choice =
      look == .middle
      ? RowBackground(isRoundAbove: true, isRoundBelow: true, radius: 10, inset: 8) : ground
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let mover =
      settings.isMovable
      ? unit.traits[.rowMove].map {
        RowMover(
          row: $0, moving: state.moving, settling: state.settling, heights: state.heights)
      } : nil
    RowLayout(
      insets: EdgeInsets(
        top: ListMetrics.rowInset, leading: inset, bottom: ListMetrics.rowInset,
        trailing: inset),
      leastHeight: leastHeight, pixel: pixel,
      showsLine: !isApart && (!place.isLast || look.isPlain) && !place.hides.bottom,
      showsTopLine: look.isPlain && place.showsLineAbove
    ) {
      content(isEditing: isEditing, mover: mover)
      Rectangle().fill(lineColor(\.bottom)).opacity(isLifted ? 0 : 1)
      Rectangle().fill(lineColor(\.top)).opacity(isLifted ? 0 : 1)
    }
    .modifier(RowClip(ground: ground, isOn: look.isInset))
    .modifier(
      RowPressBackground(press: press, ground: choice, isSeen: settings.background == nil)
    )
    .background {
      if isSelected {
        choice.fill(ControlColor.selectedRow)
      } else if let own = settings.background {
        own.clipShape(ground)
      } else if let fill = look.rowGround {
        ground.fill(fill)
      }
    }
    // A row is chosen at once, and its ground fades when another one is (rule SM4.8).
    .systemAnimation(isMoved && !isSelected ? SystemMotion.deselection : nil, value: isSelected)
    .modifier(RowLift(lift: lift))
    .modifier(
      AccessibleRow(
        isSelected: isSelected, act: tap(isEditing),
        swipes: isEditing ? [] : swipes(isEditing).flatMap(\.units).map(\.view))
    )
    .modifier(RowLifting(mover: isEditing ? nil : mover))
    .modifier(RowTap(action: tap(isEditing), press: $press, touch: touch))
    .modifier(RowHold(actions: settings.holds))
    .modifier(RowMenuOffer(row: value, selection: selection))
    .modifier(
      RowSwiping(
        swipes: swipes(isEditing), row: place.id, openRow: state.openRow, isEditing: isEditing)
    )
    .modifier(
      RowMoving(
        row: unit.traits[.rowMove], moving: state.moving.wrappedValue, heights: state.heights)
    )
    .onSettingsChange(RowSettingsKey.self) { settings = $0 }
  }

  /// Whether a finger moves the row to another place.
  private var isLifted: Bool {
    unit.traits[.rowMove].map { state.moving.wrappedValue?.isSource($0) ?? false } ?? false
  }

  private var isSelected: Bool {
    guard let selection else { return false }
    // A link may stand for its value where the row stands for another one.
    return [selection.value(unit), settings.linkValue].contains { value in
      value.map { selection.contains($0) } == true
    }
  }

  /// The value that selects the row.
  private var value: AnyHashable? {
    if let selection { return selection.value(unit) }
    return unit.traits[.tag] ?? unit.traits[.identity]
  }

  private func lineColor(_ edge: KeyPath<LineTints, Color?>) -> Color {
    settings.lineTints?[keyPath: edge] ?? place.lineTints?[keyPath: edge] ?? .separator
  }

  /// Returns the action of a tap anywhere on the row.
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

  /// Returns the swipe actions of the row: its own, or a delete button if it has none at the trailing edge and can be
  /// deleted. While its list is edited it has that button alone.
  @MainActor private func swipes(_ isEditing: Bool) -> [RowSwipes] {
    let own = isEditing ? [] : settings.swipes
    guard !own.contains(where: { $0.edge == .trailing }), settings.isDeletable,
      let deletion = unit.traits[.rowDeletion]
    else { return own }
    let delete = Button("Delete", role: .destructive) { edit(deletion.action) }
    return own + [RowSwipes(edge: .trailing, allowsFullSwipe: true, units: separateUnits(delete))]
  }

  /// Whether something stands beside the row's content while the list is edited.
  private func hasEditControl(_ mover: RowMover?) -> Bool {
    mover != nil || settings.isDeletable && unit.traits[.rowDeletion] != nil
      || settings.isSelectable && selection?.isMultiple == true
  }

  @MainActor @ViewBuilder private func content(isEditing: Bool, mover: RowMover?)
    -> some View
  {
    if hasEditControl(mover) {
      EditedRow {
        if isEditing {
          editControl.editPlace(.before)
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
        rowContent
        if isEditing, let mover {
          MoveHandle(mover: mover)
            .padding(.vertical, -ListMetrics.rowInset)
            .editPlace(.behind)
            .transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
    } else {
      rowContent
    }
  }

  /// The sign that shows the button that deletes a row (rule SM4.20), or the one that chooses it among others.
  @MainActor @ViewBuilder private var editControl: some View {
    if unit.traits[.rowDeletion] != nil, settings.isDeletable {
      let isOpen = state.openRow.wrappedValue == place.id
      let open = { @MainActor [state, place] in state.openRow.wrappedValue = place.id }
      Image(systemName: "minus.circle.fill")
        .foregroundStyle(.white, .red)
        .font(.title3)
        .modifier(_TapModifier { open() })
        .accessibleControl(
          named: .text(Text("Delete")), .button, hasSystemSize: true,
          activate: ControlTouch { open() }
        )
        .accessibilityHidden(isOpen)
    } else if let selection, selection.isMultiple, settings.isSelectable {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(
          isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColor.tertiaryLabel)
        )
        .font(.title3)
        .accessibilityHidden(true)
    }
  }

  @MainActor private func edit(_ action: () -> Void) {
    RowEdit.perform(action, isMoved: isMoved)
  }

  private var rowContent: some View {
    unit.view
      .environment(\.rowTouch, isMoved ? touch : nil)
      .environment(\.rowLift, lift)
      .environment(\.isListRow, true)
      .environment(\.isPlainRow, look == .plain)
      .environment(\.isRowContent, true)
      .environment(
        \.subRowLines, SubRowLines(isHidden: look == .column, reach: look.contentInset(margin)))
  }
}

/// An edit of a list.
enum RowEdit {
  /// Performs the edit; rows move by themselves (rule SM4.9).
  @MainActor static func perform(_ action: () -> Void, isMoved: Bool) {
    if isMoved, Transaction.actionsMoveSystem, Transaction.current.animation == nil {
      withAnimation(SystemMotion.rows, action)
    } else {
      action()
    }
  }
}

/// Cuts a row's content at the row's ground, whose corners are round at the ends of a group.
nonisolated private struct RowClip: ViewModifier {
  let ground: RowBackground
  let isOn: Bool

  @MainActor func body(content: Content) -> some View {
    if isOn { content.clipShape(ground) } else { content }
  }
}

/// The position of a row in its list, and the separators that its section asks for.
nonisolated struct RowPlace {
  let id: AnyHashable
  let isFirst: Bool
  let isLast: Bool
  /// Whether it begins a list whose first section asks for the line above it.
  let showsLineAbove: Bool
  /// The lines that its section hides, and their colours.
  var hides = HiddenLines()
  var lineTints: LineTints?
}

/// The state that the rows of a list share: the row that is swiped open, and the row that is being moved.
nonisolated struct ListState {
  let openRow: Binding<AnyHashable?>
  let moving: Binding<MovingRow?>
  let settling: Binding<MovingRow?>
  let heights: RowHeights
}

/// A long press anywhere on a row performs the long-press action of the row's only view with one.
nonisolated private struct RowHold: ViewModifier {
  let actions: [RowAction]

  @MainActor func body(content: Content) -> some View {
    let action = actions.count == 1 ? actions.first : nil
    content.gesture(
      LongPressGesture().onEnded { _ in action?.act() }, isEnabled: action?.isEnabled ?? false)
  }
}

/// The ground of a row: round where its group ends.
nonisolated struct RowBackground: Shape {
  let isRoundAbove: Bool
  let isRoundBelow: Bool
  let radius: CGFloat
  /// Distance from the row's leading and trailing edges, in points.
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = inset > 0 ? rect.insetBy(dx: min(inset, rect.width / 2), dy: 0) : rect
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
