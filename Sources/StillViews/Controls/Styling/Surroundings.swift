package import StillGeometry
package import StillViewGraph

private let isListRowEntry = EnvironmentEntry(false)
private let deviceInsetsEntry = EnvironmentEntry<EdgeInsets>(EdgeInsets())
private let dismissPresentationEntry = EnvironmentEntry<PresentationDismissal?>(nil)

extension EnvironmentValues {
  /// Whether the view stands in a row of a list or a form.
  package var isListRow: Bool {
    get { self[isListRowEntry] }
    set { self[isListRowEntry] = newValue }
  }

  /// The safe area of the simulated device, for what covers the whole window; points.
  package var deviceInsets: EdgeInsets {
    get { self[deviceInsetsEntry] }
    set { self[deviceInsetsEntry] = newValue }
  }

  /// Takes away the nearest presentation, or goes back from a view that a link led to; nil: there is none.
  package var dismissPresentation: PresentationDismissal? {
    get { self[dismissPresentationEntry] }
    set { self[dismissPresentationEntry] = newValue }
  }
}
