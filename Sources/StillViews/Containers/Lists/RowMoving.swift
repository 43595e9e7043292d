import Foundation
import StillAnimation
import StillGeometry
import StillLayout
import StillViewGraph

/// A row of a collection that can be moved within it.
nonisolated struct RowMove {
  /// The section, and the collection in it.
  let section: Int
  let run: Int
  /// The element's place, and how many there are.
  let index: Int
  let count: Int
  let action: (IndexSet, Int) -> Void
}

extension UnitTrait<RowMove> {
  static let rowMove = UnitTrait<RowMove>()
}

/// The row that is being moved, if there is one.
nonisolated struct MovingRow: Equatable {
  let section: Int
  let run: Int
  let source: Int
  /// Where it would come to stand.
  var target: Int
  /// How far the finger has moved it down, in points.
  var distance: CGFloat
  /// The row's own, in points.
  let height: CGFloat

  /// Returns the offset of a row while another one is moved, in points.
  func shift(of row: RowMove) -> CGFloat {
    guard row.section == section, row.run == run else { return 0 }
    if row.index == source { return distance }
    if row.index > source, row.index <= target { return -height }
    return row.index < source && row.index >= target ? height : 0
  }

  /// Whether a row in a section is the one that was let go, in its new place.
  func isTarget(_ place: (run: Int, index: Int), in section: Int) -> Bool {
    section == self.section && place == (run, target)
  }

  func isSource(_ row: RowMove) -> Bool {
    row.section == section && row.run == run && row.index == source
  }
}

/// How high the rows are that were shown.
final class RowHeights {
  private struct Place: Hashable {
    let section, run, index: Int
  }

  private var heights: [Place: CGFloat] = [:]

  func set(_ height: CGFloat, of row: RowMove) {
    heights[Place(section: row.section, run: row.run, index: row.index)] = height
  }

  func height(_ row: RowMove, at index: Int) -> CGFloat {
    heights[Place(section: row.section, run: row.run, index: index)]
      ?? heights[Place(section: row.section, run: row.run, index: row.index)] ?? 44
  }

  /// Returns the index of a row that was moved by a distance: it passes each row whose middle it has passed.
  func target(_ row: RowMove, moved distance: CGFloat) -> Int {
    var index = row.index
    var rest = abs(distance)
    let step = distance < 0 ? -1 : 1
    while (0..<row.count).contains(index + step) {
      let next = height(row, at: index + step)
      guard rest > next / 2 else { break }
      rest -= next
      index += step
    }
    return index
  }
}

/// Moves a row with the finger, and those between its place and the new one out of its way.
nonisolated struct RowMoving: ViewModifier {
  let row: RowMove?
  let moving: MovingRow?
  let heights: RowHeights

  @MainActor func body(content: Content) -> some View {
    let row = row
    let heights = heights
    let shift = row.flatMap { moving?.shift(of: $0) } ?? 0
    let isSource = row.map { moving?.isSource($0) ?? false } ?? false
    content
      // One shadow of the whole row: its words have none of their own.
      .modifier(_GroupEffect(strength: isSource ? 1 : 0))
      .shadow(color: .black.opacity(isSource ? 0.2 : 0), radius: isSource ? 8 : 0)
      .offset(y: shift)
      .animation(isSource ? nil : .default, value: shift)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { height in
        if let row { heights.set(height, of: row) }
      }
  }
}

/// Takes a row along with a finger, and puts it down where it was let go.
nonisolated struct RowMover {
  let row: RowMove
  let moving: Binding<MovingRow?>
  /// The row that goes to its place after it was let go: above the others until it is there.
  let settling: Binding<MovingRow?>
  let heights: RowHeights

  /// Moves the row along with the finger, which is a distance in points below its start.
  @MainActor func follow(_ distance: CGFloat) {
    moving.wrappedValue = MovingRow(
      section: row.section, run: row.run, source: row.index,
      target: heights.target(row, moved: distance), distance: distance,
      height: heights.height(row, at: row.index))
  }

  @MainActor func drop(_ distance: CGFloat) {
    let target = heights.target(row, moved: distance)
    settling.wrappedValue = moving.wrappedValue
    settling.wrappedValue?.target = target
    withAnimation {
      moving.wrappedValue = nil
      guard target != row.index else { return }
      row.action(IndexSet(integer: row.index), target > row.index ? target + 1 : target)
    } completion: {
      settling.wrappedValue = nil
    }
  }
}

/// The handle at a row's end by which it is moved.
nonisolated struct MoveHandle: View {
  let mover: RowMover

  @MainActor var body: some View {
    Image(systemName: "line.3.horizontal")
      .font(.system(size: 20))
      .foregroundStyle(ControlColor.tertiaryLabel)
      .frame(minWidth: 30, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { mover.follow($0.translation.height) }
          .onEnded { mover.drop($0.translation.height) }
      )
      .accessibilityLabel("Reorder")
  }
}

/// Lets a row be moved by a finger that has stayed on it for half a second, while its list is not edited.
nonisolated struct RowLifting: ViewModifier {
  /// Nil for a row that stays where it is.
  let mover: RowMover?

  @MainActor func body(content: Content) -> some View {
    let mover = mover
    content.gesture(
      LongPressGesture()
        .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
        .onChanged { value in
          if case .second(_, let drag) = value { mover?.follow(drag?.translation.height ?? 0) }
        }
        .onEnded { value in
          if case .second(_, let drag) = value { mover?.drop(drag?.translation.height ?? 0) }
        },
      isEnabled: mover != nil)
  }
}
