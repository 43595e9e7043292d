private let systemMotionEntry = EnvironmentEntry(false)

extension EnvironmentValues {
  /// Whether sheets, pages, switches and the like move by the system's own animations (default: false, they show the end
  /// at once). Films set it; stills do not.
  package var systemMotion: Bool {
    get { self[systemMotionEntry] }
    set { self[systemMotionEntry] = newValue }
  }
}
