public import Foundation

extension View {
  /// Adds a gesture, which yields to those of the views inside (rule C12.11).
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, gesturePriority: .normal, mask: mask))
  }

  /// Adds a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, gesturePriority: .high, mask: mask))
  }

  /// Adds a gesture beside those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, gesturePriority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name, which nothing here asks for.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that comes first, and can be switched off.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes first, with a name, which nothing here asks for.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture beside those inside that can be switched off.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture beside those inside, with a name, which nothing here asks for.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}

extension View {
  /// Runs an action after a number of taps in quick succession (rules C12.1 and C12.2).
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the location of the last tap, after a number of taps in quick succession.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action with the location of the last tap, after a number of taps in quick succession.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action when the view is held down for a time, in seconds (rule C12.3).
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      WatchedLongPress(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Runs an action when the view is held down for a time, in seconds.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
