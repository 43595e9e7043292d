import StillViewGraph

/// Presents views over a window on behalf of code outside of views; subclasses know what they present.
package class WindowPresenter: Equatable {
  private var report: (() -> Void)?
  /// Whether the window of a device in the picture shows what is presented, and not the picture.
  private var isInDevice = false

  nonisolated package static func == (first: WindowPresenter, second: WindowPresenter) -> Bool {
    first === second
  }

  /// Returns the view over the window that presents others; nil: nothing was ever presented.
  ///
  /// - Parameter signs: Tells the window of what is presented.
  @MainActor func layer(_ signs: PresenterSigns) -> AnyView? { nil }

  /// Calls a closure whenever something is presented or taken away.
  ///
  /// - Parameter isDevice: Whether the window of a device asks, which takes the place of the picture.
  /// - Returns: Whether the window shows what is presented.
  final func follow(isDevice: Bool, _ report: @escaping () -> Void) -> Bool {
    guard isDevice || !isInDevice else { return false }
    isInDevice = isDevice
    self.report = report
    return true
  }

  /// Tells the window that something was presented or taken away.
  final func noteChange() { report?() }
}

private let windowPresenterEntry = EnvironmentEntry<WindowPresenter?>(nil)

extension EnvironmentValues {
  /// The presenter of the window around (default: nil, none).
  package var windowPresenter: WindowPresenter? {
    get { self[windowPresenterEntry] }
    set { self[windowPresenterEntry] = newValue }
  }
}
