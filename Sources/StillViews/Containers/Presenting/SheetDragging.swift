import Foundation
import StillGeometry
import StillLayout
import StillViewGraph

/// Lets a sheet follow a finger downwards, and takes it away when it is let go low or fast enough (rule SM3.11).
nonisolated struct SheetDragging: ViewModifier {
  /// Nil: sheets do not move.
  let passage: Passage?
  /// Of the sheet, in points: its way out of the window.
  let height: CGFloat
  let isDismissDisabled: Bool
  let dismiss: () -> Void

  @MainActor func body(content: Content) -> some View {
    if let passage, height > 0 {
      content
        .modifier(_ScrollSettingsModifier { $0.yieldsPulls = true })
        .gesture(drag(passage))
    } else {
      content
    }
  }

  @MainActor private func drag(_ passage: Passage) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { value in
        passage.move(to: Double(shift(value.translation.height) / height), by: nil)
      }
      .onEnded { value in
        let isAway =
          !isDismissDisabled && value.translation.height > 0
          && value.predictedEndTranslation.height > height / 2
        let speed = Double(value.velocity.height / height)
        passage.release(at: isAway ? max(speed, 0) : 0)
        if isAway { dismiss() } else { passage.goBack() }
      }
  }

  /// Returns how far the sheet follows: all the way down, and against a rubber band where it cannot go (rule SM3.11).
  private func shift(_ distance: CGFloat) -> CGFloat {
    if distance > 0, !isDismissDisabled { return distance }
    let length = abs(distance)
    let band = (1 - 1 / (length * 0.55 / height + 1)) * height
    return distance < 0 ? -band * 0.1 : band
  }
}
