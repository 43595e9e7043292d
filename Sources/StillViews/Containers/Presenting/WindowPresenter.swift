import StillViewGraph

/// Presents views over a window on behalf of code outside of views; subclasses know what they present.
package class WindowPresenter: Equatable {
  private var report: (() -> Void)?

  nonisolated package static func == (first: WindowPresenter, second: WindowPresenter) -> Bool {
    first === second
  }

  /// The view over the window that presents others; nil: nothing was ever presented.
  @MainActor var layer: AnyView? { nil }

  /// Calls a closure whenever something is presented or taken away.
  final func follow(_ report: @escaping () -> Void) { self.report = report }

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
