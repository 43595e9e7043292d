import Synchronization

/// The widgets of a loaded program, which older previews of activities do not name.
enum PreviewedWidgets {
  private static let makers = Mutex<[@MainActor @Sendable () -> _WidgetDefinition]>([])

  /// Adds a widget, by what makes it.
  static func add(_ maker: @escaping @MainActor @Sendable () -> _WidgetDefinition) {
    makers.withLock { $0.append(maker) }
  }

  /// Returns the first widget that an activity has a view in.
  ///
  /// - Complexity: linear in the widgets.
  @MainActor static func showing(_ context: Any) -> _WidgetDefinition? {
    for maker in makers.withLock({ $0 }) {
      let definition = maker()
      if definition.view(context) != nil { return definition }
    }
    return nil
  }
}
