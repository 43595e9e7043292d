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
  /// How far the row is moved towards its trailing edge, in points.
  @State private var offset: CGFloat = 0
  @State private var start: CGFloat?
  @State private var width: RowWidth

  /// Where the row was last placed.
  private final class RowWidth {
    var points: CGFloat = 0
  }

  /// Points.
  static let buttonWidth: CGFloat = 74

  init(swipes: [RowSwipes], row: AnyHashable, openRow: Binding<AnyHashable?>) {
    self.swipes = swipes
    self.row = row
    self.openRow = openRow
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
      .background(alignment: offset > 0 ? .leading : .trailing) {
        if offset != 0 {
          SwipeButtons(units: units(at: offset), isReversed: offset < 0) { close() }
            .frame(width: abs(offset))
            .clipped()
        }
      }
      .gesture(drag, isEnabled: !swipes.isEmpty)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width.points = $0
      }
      .onChange(of: openRow.wrappedValue) { _, open in
        if open != row, offset != 0 { withAnimation { offset = 0 } }
      }
  }

  /// Returns the buttons at the edge that an offset reveals, the outermost first.
  private func units(at offset: CGFloat) -> [ViewUnit] {
    swipes.filter { $0.edge == (offset > 0 ? .leading : .trailing) }.flatMap(\.units)
  }

  private func opened(_ offset: CGFloat) -> CGFloat {
    CGFloat(units(at: offset).count) * Self.buttonWidth
  }

  @MainActor private var drag: some Gesture {
    _AxisDragGesture(.horizontal, coordinateSpace: .global)
      .onChanged { value in
        if start == nil {
          start = offset
          openRow.wrappedValue = row
        }
        offset = limited((start ?? 0) + logical(value.translation.width))
      }
      .onEnded { value in
        let reached = limited((start ?? 0) + logical(value.translation.width))
        start = nil
        let units = units(at: reached)
        let isFull = swipes.contains { swipe in
          swipe.allowsFullSwipe && swipe.edge == (reached > 0 ? .leading : .trailing)
        }
        if isFull, abs(reached) > width.points * 0.6,
          let action = units.first?.traits[.buttonAction]
        {
          close()
          action.act()
        } else if abs(reached) > opened(reached) / 2, !units.isEmpty {
          withAnimation { offset = reached > 0 ? opened(reached) : -opened(reached) }
        } else {
          close()
        }
      }
  }

  @Environment(\.layoutDirection) private var direction

  private func logical(_ distance: CGFloat) -> CGFloat {
    direction == .rightToLeft ? -distance : distance
  }

  /// Returns an offset within the width of the buttons; 0 if that edge has none.
  private func limited(_ offset: CGFloat) -> CGFloat {
    units(at: offset).isEmpty ? 0 : max(-width.points, min(offset, width.points))
  }

  @MainActor private func close() {
    withAnimation { offset = 0 }
    if openRow.wrappedValue == row { openRow.wrappedValue = nil }
  }
}

/// The buttons behind a row, which share the revealed width equally.
nonisolated private struct SwipeButtons: View {
  let units: [ViewUnit]
  /// Whether the first one stands at the trailing edge.
  let isReversed: Bool
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(isReversed ? units.reversed() : units) { unit in
        unit.view.buttonStyle(SwipeButtonStyle(close: close))
      }
    }
    .environment(\.isListRow, false)
  }
}

/// A background behind a row in the button's tint, red for a destructive button (default: grey).
nonisolated private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void
  @Environment(\.tintColor) private var tint

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
          close()
          configuration.trigger()
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
  let act: @MainActor () -> Void
}

extension UnitTrait<ButtonAction> {
  static let buttonAction = UnitTrait<ButtonAction>()
}
