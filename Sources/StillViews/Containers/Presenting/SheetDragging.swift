import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// The heights of a sheet, in points.
nonisolated struct SheetHeights: Equatable {
  /// Where it is at rest.
  var rest: CGFloat
  /// Of its detents.
  var lowest, highest: CGFloat

  /// Returns how high a sheet is, and how far below its place, when a finger has dragged it down by a distance: it grows and
  /// shrinks between its detents, and beyond them moves, on a rubber band where it cannot go (rule SM3.11).
  func dragged(by distance: CGFloat, isDismissDisabled: Bool) -> (height: CGFloat, shift: CGFloat) {
    func band(_ length: CGFloat) -> CGFloat {
      rest > 0 ? (1 - 1 / (length * 0.55 / rest + 1)) * rest : 0
    }
    let wanted = rest - distance
    if wanted > highest { return (highest, -band(wanted - highest) * 0.1) }
    guard wanted < lowest else { return (wanted, 0) }
    return (lowest, isDismissDisabled ? band(lowest - wanted) : lowest - wanted)
  }
}

/// Lets a sheet follow a finger: between its detents, and downwards away when it is let go low or fast enough (rule SM3.11).
nonisolated struct SheetDragging: ViewModifier {
  /// Nil: sheets do not move.
  let passage: Passage?
  let heights: SheetHeights
  let isDismissDisabled: Bool
  /// The height to which a finger has dragged the sheet; nil: it is at rest.
  let height: Binding<CGFloat?>
  /// Goes to the detent that is nearest to a height, with a velocity upwards in points per second.
  let settle: @MainActor (_ height: CGFloat, _ velocity: CGFloat) -> Void
  let dismiss: () -> Void

  @MainActor func body(content: Content) -> some View {
    if let passage, heights.lowest > 0 {
      let canGrow = heights.highest > heights.rest
      content
        .modifier(
          _ScrollSettingsModifier {
            $0.yieldsPulls = true
            $0.yieldsPushes = canGrow
          }
        )
        .gesture(drag(passage))
    } else {
      content
    }
  }

  @MainActor private func drag(_ passage: Passage) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { value in
        let (height, shift) = heights.dragged(
          by: value.translation.height, isDismissDisabled: isDismissDisabled)
        passage.move(to: Double(shift / height), by: nil)
        let dragged = height == heights.rest && self.height.wrappedValue == nil ? nil : height
        if dragged != self.height.wrappedValue { self.height.wrappedValue = dragged }
      }
      .onEnded { value in
        let end = heights.rest - value.predictedEndTranslation.height
        let isAway =
          !isDismissDisabled && value.translation.height > 0 && end < heights.lowest / 2
        let speed = Double(value.velocity.height / (height.wrappedValue ?? heights.rest))
        passage.release(at: isAway ? max(speed, 0) : 0)
        if isAway { return dismiss() }
        passage.goBack()
        settle(end, -value.velocity.height)
      }
  }
}
