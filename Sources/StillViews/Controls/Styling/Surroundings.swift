package import Foundation
package import StillGeometry
package import StillViewGraph

private let isListRowEntry = EnvironmentEntry(false)
private let isPlainRowEntry = EnvironmentEntry(false)
private let deviceSizeEntry = EnvironmentEntry<CGSize?>(nil)
private let shownDeviceEntry = EnvironmentEntry<Device?>(nil)
private let deviceInsetsEntry = EnvironmentEntry<EdgeInsets>(EdgeInsets())
private let dismissPresentationEntry = EnvironmentEntry<PresentationDismissal?>(nil)

extension EnvironmentValues {
  /// Whether the view stands in a row of a list or a form.
  package var isListRow: Bool {
    get { self[isListRowEntry] }
    set { self[isListRowEntry] = newValue }
  }

  /// Whether that list is plain or inset.
  package var isPlainRow: Bool {
    get { self[isPlainRowEntry] }
    set { self[isPlainRowEntry] = newValue }
  }

  /// The size of the device around, in points (default: nil, none).
  package var deviceSize: CGSize? {
    get { self[deviceSizeEntry] }
    set { self[deviceSizeEntry] = newValue }
  }

  /// The device whose window the view stands in (default: nil, none).
  package var shownDevice: Device? {
    get { self[shownDeviceEntry] }
    set { self[shownDeviceEntry] = newValue }
  }

  /// The safe area of the simulated device, for presentations that cover the whole window, in points.
  package var deviceInsets: EdgeInsets {
    get { self[deviceInsetsEntry] }
    set { self[deviceInsetsEntry] = newValue }
  }

  /// The action that dismisses the nearest presentation, or pops a pushed page (default: nil).
  package var dismissPresentation: PresentationDismissal? {
    get { self[dismissPresentationEntry] }
    set { self[dismissPresentationEntry] = newValue }
  }
}
