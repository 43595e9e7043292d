import StillViewGraph

private let isElevatedEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Whether views stand above those of the window, in a sheet: there dark grounds are lighter (rule C6.19).
  var isElevated: Bool {
    get { self[isElevatedEntry] }
    set { self[isElevatedEntry] = newValue }
  }
}
