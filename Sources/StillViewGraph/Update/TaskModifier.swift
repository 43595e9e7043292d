extension View {
  /// Accepts work that runs while a view is on screen, and does not start it.
  ///
  /// A picture or a film shows the view as it is before the work has given anything. When asynchronous work
  /// ends is decided by other clocks than a stage's, so that what it gives would be in one picture and not
  /// in the next; and it would change state on another thread than the one that renders. Give a view that
  /// is to be rendered what it shows, or set it in `onAppear`, which is in the first picture.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Accepts work that starts over when a value changes, and does not start it: see `task(priority:_:)`.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
}
