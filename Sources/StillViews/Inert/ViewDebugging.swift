import Foundation
public import StillViewGraph

extension View {
  /// Says why the body is evaluated, on a live device; here nothing is printed.
  @MainActor @preconcurrency public static func _printChanges() {}

  /// Says why the body is evaluated, on a live device; here nothing is logged.
  @MainActor @preconcurrency public static func _logChanges() {}

  /// Calls an action when the view is pressed and let go, and says while it is pressed.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { _ in pressing?(true) }
        .onEnded { _ in
          pressing?(false)
          action()
        })
  }
}
