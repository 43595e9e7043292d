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

/// The way of a sheet from one height to another, which a finger may catch.
nonisolated struct SheetSettling {
  /// The distance from the end at the start, in points: negative where the sheet grows.
  let distance: CGFloat
  /// In ways per second.
  let velocity: Double
  /// In the tree's seconds.
  let start: TimeInterval

  /// Returns the distance that is left at `time`, in points (rule SM1.2).
  func left(at time: TimeInterval) -> CGFloat {
    let frequency = (1000.0 / 3).squareRoot()
    let elapsed = max(time - start, 0)
    let share = (1 + (frequency - velocity) * elapsed) * exp(-frequency * elapsed)
    return share.isFinite && elapsed < 2 ? distance * share : 0
  }
}

/// A finger on a sheet, and the motion that it may catch.
final class SheetGrip {
  /// The way on which the sheet was last sent; nil: it has been at rest since.
  var settling: SheetSettling?
  /// Whether a finger has let go, and the program has not yet said which detent it takes.
  var asks = false
  /// How far down a finger would have dragged the sheet to where it caught it, in points: 0 for one at rest; nil: there is
  /// no finger.
  fileprivate var start: CGFloat?
  /// Where that finger was put down, in the window.
  fileprivate var location = CGPoint.zero
  fileprivate var isCaught = false
}

/// How a finger let go of a sheet so that it goes.
nonisolated private struct SheetRelease: Equatable {
  var number = 0
  /// The height at which the drag would have ended, in points.
  var end: CGFloat = 0
  /// Upwards, in points per second.
  var velocity: CGFloat = 0
}

/// Lets a sheet follow a finger: between its detents, and downwards away when it is let go low or fast enough (rule SM3.11).
nonisolated struct SheetDragging: ViewModifier {
  /// Nil: sheets do not move.
  let passage: Passage?
  let heights: SheetHeights
  let isDismissDisabled: Bool
  let grip: SheetGrip
  /// The height to which a finger has dragged the sheet; nil: it is at rest.
  let height: Binding<CGFloat?>
  /// Goes back into the window and to the detent that is nearest to a height, with a velocity upwards in points per second.
  let settle: @MainActor (_ height: CGFloat, _ velocity: CGFloat) -> Void
  let dismiss: () -> Void
  /// How a finger last let go so that the sheet goes.
  @State private var release = SheetRelease()

  init(
    passage: Passage?, heights: SheetHeights, isDismissDisabled: Bool, grip: SheetGrip,
    height: Binding<CGFloat?>,
    settle: @escaping @MainActor (_ height: CGFloat, _ velocity: CGFloat) -> Void,
    dismiss: @escaping () -> Void
  ) {
    self.passage = passage
    self.heights = heights
    self.isDismissDisabled = isDismissDisabled
    self.grip = grip
    self.height = height
    self.settle = settle
    self.dismiss = dismiss
  }

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
        .onChange(of: release) { _, release in
          // The program did not dismiss the sheet: it comes back.
          guard !passage.isLeaving else { return }
          settle(release.end, release.velocity)
        }
    } else {
      content
    }
  }

  @MainActor private func drag(_ passage: Passage) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { value in
        takeHold(value, passage)
        let (height, shift) = heights.dragged(
          by: (grip.start ?? 0) + value.followed.height, isDismissDisabled: isDismissDisabled)
        passage.move(to: Double(shift / height), by: nil)
        let dragged = height == heights.rest && self.height.wrappedValue == nil ? nil : height
        guard dragged != self.height.wrappedValue else { return }
        // A motion that was caught would go on below the finger.
        withAnimation(grip.isCaught ? SystemMotion.grip : nil) {
          self.height.wrappedValue = dragged
        }
      }
      .onEnded { value in
        let start = grip.start ?? 0
        grip.start = nil
        let end = heights.rest - start - value.predictedFollowed.height
        let isAway =
          !isDismissDisabled && start + value.followed.height > 0 && end < heights.lowest / 2
        let speed = Double(value.velocity.height / (height.wrappedValue ?? heights.rest))
        passage.release(at: isAway ? max(speed, 0) : 0)
        if isAway {
          release = SheetRelease(
            number: release.number + 1, end: end, velocity: -value.velocity.height)
          return dismiss()
        }
        settle(end, -value.velocity.height)
      }
  }

  /// Notes at the first movement of a finger where the sheet is on its way.
  @MainActor private func takeHold(_ value: DragGesture.Value, _ passage: Passage) {
    guard grip.start == nil || grip.location != value.startLocation else { return }
    grip.location = value.startLocation
    let left = grip.settling?.left(at: passage.time) ?? 0
    let shift = CGFloat(passage.currentPosition) * (heights.rest + left)
    grip.settling = nil
    grip.isCaught = abs(left) > 0.5
    grip.start = 0
    guard grip.isCaught || abs(shift) > 0.5 else { return }
    // Below its lowest height a sheet is moved, above it grows.
    let moved = shift > 0 ? heights.rest - heights.lowest + shift : 0
    grip.start = moved - left
  }
}
