import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Lets a row be swiped aside, with buttons behind it (rule C6.8: at rest nothing of this is seen).
nonisolated struct RowSwiping: ViewModifier {
  let swipes: [RowSwipes]
  let row: AnyHashable
  /// The row of the list that is open, of which there is one at most.
  let openRow: Binding<AnyHashable?>
  /// Whether the list is edited: the sign beside the row opens it then, not a finger (rule SM4.20).
  let isEditing: Bool
  /// How far the row is moved towards its trailing edge, in points.
  @State private var offset: CGFloat = 0
  /// The edge at which buttons are behind the row; nil: it is closed.
  @State private var edge: HorizontalEdge?
  @State private var start: CGFloat?
  /// Whether the first button takes all of the room, since a finger that is lifted now performs it.
  @State private var isFull = false
  @State private var width: RowWidth

  /// Where the row was last placed.
  private final class RowWidth {
    var points: CGFloat = 0
  }

  /// Points.
  static let buttonWidth: CGFloat = 74
  /// The share of the row's width from which on a swipe is a full one.
  private static let fullShare: CGFloat = 0.6

  init(
    swipes: [RowSwipes], row: AnyHashable, openRow: Binding<AnyHashable?>, isEditing: Bool
  ) {
    self.swipes = swipes
    self.row = row
    self.openRow = openRow
    self.isEditing = isEditing
    _width = State(wrappedValue: RowWidth())
  }

  @MainActor func body(content: Content) -> some View {
    let width = width
    content
      .overlay {
        if offset != 0 {
          Color.clear.contentShape(Rectangle()).modifier(_TapModifier { close() })
        }
      }
      .offset(x: offset)
      .background(alignment: edge == .leading ? .leading : .trailing) {
        if let edge {
          SwipeButtons(
            units: units(at: edge), isReversed: edge == .trailing, fullness: isFull ? 1 : 0,
            close: { close() }, remove: { remove($0) }
          )
          .frame(width: abs(offset))
          .clipped()
        }
      }
      .gesture(drag, isEnabled: !swipes.isEmpty && !isEditing)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width.points = $0
      }
      .onChange(of: openRow.wrappedValue) { _, shown in
        if shown != row, offset != 0 { slideBack() }
        if shown == row, isEditing, offset == 0 { open(at: .trailing) }
      }
      .onChange(of: isEditing) { if offset != 0 { close() } }
  }

  /// Returns the buttons at an edge, the outermost first.
  private func units(at edge: HorizontalEdge) -> [ViewUnit] {
    swipes.filter { $0.edge == edge }.flatMap(\.units)
  }

  /// Returns the buttons at the edge that an offset reveals, the outermost first.
  private func units(at offset: CGFloat) -> [ViewUnit] {
    units(at: offset > 0 ? .leading : .trailing)
  }

  private func opened(_ edge: HorizontalEdge) -> CGFloat {
    CGFloat(units(at: edge).count) * Self.buttonWidth
  }

  @MainActor private var drag: some Gesture {
    _AxisDragGesture(.horizontal, coordinateSpace: .global)
      .onChanged { value in
        if start == nil {
          start = offset
          openRow.wrappedValue = row
        }
        offset = limited((start ?? 0) + logical(value.followed.width))
        if offset != 0 { edge = offset > 0 ? .leading : .trailing }
        let isFull = fullAction(at: offset) != nil
        guard isFull != self.isFull else { return }
        withAnimation(isMoved ? SystemMotion.fullSwipe : nil) { self.isFull = isFull }
      }
      .onEnded { value in
        let reached = limited((start ?? 0) + logical(value.followed.width))
        let edge: HorizontalEdge = reached > 0 ? .leading : .trailing
        start = nil
        if let action = fullAction(at: reached) {
          perform(at: reached) {
            RowEdit.perform(action.act, isMoved: isMoved && action.isDestructive)
          }
        } else if abs(reached) > opened(edge) / 2, !units(at: edge).isEmpty {
          open(at: edge)
        } else {
          close()
        }
      }
  }

  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemMotion) private var isMoved

  /// Returns the action of a swipe that ends at an offset; nil where it is no full one.
  private func fullAction(at offset: CGFloat) -> ButtonAction? {
    let edge: HorizontalEdge = offset > 0 ? .leading : .trailing
    guard abs(offset) > width.points * Self.fullShare,
      swipes.contains(where: { $0.allowsFullSwipe && $0.edge == edge })
    else { return nil }
    return units(at: offset).first?.traits[.buttonAction]
  }

  /// Performs the action of a full swipe: the row goes all the way, and comes back unless the action takes it away (rule
  /// SM4.15).
  @MainActor private func perform(at reached: CGFloat, _ act: () -> Void) {
    guard isMoved, Transaction.actionsMoveSystem else {
      close()
      isFull = false
      return act()
    }
    let end = reached > 0 ? width.points : -width.points
    withAnimation(SystemMotion.fullSwipe) {
      offset = end
      isFull = true
    } completion: {
      close()
      isFull = false
    }
    act()
  }

  /// Performs the first button's action where it takes the row away.
  @MainActor private func remove(_ act: () -> Void) {
    perform(at: offset) { RowEdit.perform(act, isMoved: isMoved) }
  }

  /// Slides the row aside as far as its buttons are wide.
  @MainActor private func open(at edge: HorizontalEdge) {
    self.edge = edge
    withAnimation { offset = edge == .leading ? opened(edge) : -opened(edge) }
  }

  private func logical(_ distance: CGFloat) -> CGFloat {
    direction == .rightToLeft ? -distance : distance
  }

  /// Returns an offset within the width of the buttons; 0 if that edge has none.
  private func limited(_ offset: CGFloat) -> CGFloat {
    units(at: offset).isEmpty ? 0 : max(-width.points, min(offset, width.points))
  }

  @MainActor private func slideBack() {
    withAnimation {
      offset = 0
    } completion: {
      if offset == 0 { edge = nil }
    }
  }

  @MainActor private func close() {
    slideBack()
    if openRow.wrappedValue == row { openRow.wrappedValue = nil }
  }
}

/// The buttons behind a row, which share the revealed width equally, or leave all of it to the first.
nonisolated private struct SwipeButtons: View {
  let units: [ViewUnit]
  /// Whether the first one stands at the trailing edge.
  let isReversed: Bool
  /// 0: equal shares, 1: all for the first.
  let fullness: Double
  let close: @MainActor () -> Void
  /// Performs an action of the first one that takes the row away.
  let remove: @MainActor (() -> Void) -> Void

  @MainActor var body: some View {
    SwipeLayout(isReversed: isReversed, fullness: fullness) {
      ForEach(isReversed ? units.reversed() : units) { unit in
        let isFirst = unit.id == units.first?.id
        unit.view.buttonStyle(SwipeButtonStyle(close: close, remove: isFirst ? remove : nil))
          // Icons are cut where the button is narrower.
          .frame(minWidth: 0, maxWidth: .infinity)
          .clipped()
      }
    }
    .environment(\.isListRow, false)
  }
}

/// Places buttons side by side: with equal widths, or the outermost one over all of the room.
nonisolated private struct SwipeLayout: Layout, Animatable {
  /// Whether the outermost one is the last.
  let isReversed: Bool
  var fullness: Double

  var animatableData: Double {
    get { fullness }
    set { fullness = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let equal = bounds.width / CGFloat(subviews.count)
    let share = fullness.isFinite ? min(max(fullness, 0), 1) : 0
    let outermost = isReversed ? subviews.count - 1 : 0
    var x = bounds.minX
    for (index, button) in subviews.enumerated() {
      let width =
        index == outermost ? equal + (bounds.width - equal) * share : equal * (1 - share)
      button.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// A background behind a row in the button's tint, red for a destructive button (default: grey).
nonisolated private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void
  /// Performs an action that takes the row away; nil: as others.
  let remove: (@MainActor (() -> Void) -> Void)?
  @Environment(\.tintColor) private var tint

  init(close: @escaping @MainActor () -> Void, remove: (@MainActor (() -> Void) -> Void)?) {
    self.close = close
    self.remove = remove
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(SwipeLabelStyle())
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .foregroundStyle(.white)
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(tint ?? (configuration.role == .destructive ? .red : .gray))
      .modifier(
        _TapModifier {
          if let remove, configuration.role == .destructive {
            remove { configuration.trigger() }
          } else {
            close()
            configuration.trigger()
          }
        })
  }
}

/// The icon alone, as large as rows have it.
nonisolated private struct SwipeLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.icon.font(.system(size: 20)).symbolVariant(.fill)
  }
}

/// The action of a button, for views that perform it in the button's place.
nonisolated struct ButtonAction {
  /// Whether the button is one that deletes.
  var isDestructive = false
  let act: @MainActor () -> Void
}

extension UnitTrait<ButtonAction> {
  static let buttonAction = UnitTrait<ButtonAction>()
}
