public import StillGeometry

// Conditions and loops: of keyframes, which stay keyframes of the whole value, and of tracks.
extension KeyframesBuilder where Value: Animatable {
  /// Returns one of two sets of keyframes.
  public static func buildEither(
    first: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { first._collect(into: &$0) }
  }

  /// Returns the other of two sets of keyframes.
  public static func buildEither(
    second: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { second._collect(into: &$0) }
  }

  // Where a condition does not hold, there are no keyframes of which the compiler could find the type.
  /// Keyframes that may be missing.
  public static func buildOptional(
    _ component: _KeyframeSequence<Value>?
  ) -> _KeyframeSequence<Value> {
    component ?? _KeyframeSequence { _ in }
  }

  /// Keyframes that may be missing.
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { component?._collect(into: &$0) }
  }

  /// Returns the keyframes of a loop, one turn after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { list in
      for component in components { component._collect(into: &list) }
    }
  }
}

extension KeyframesBuilder {
  /// Returns one of two sets of tracks.
  public static func buildEither(first: some Keyframes<Value>) -> _KeyframesList<Value> {
    _KeyframesList { first._collect(into: &$0) }
  }

  /// Returns the other of two sets of tracks.
  public static func buildEither(second: some Keyframes<Value>) -> _KeyframesList<Value> {
    _KeyframesList { second._collect(into: &$0) }
  }

  // The same for tracks.
  /// Tracks that may be missing.
  public static func buildOptional(
    _ component: _KeyframesList<Value>?
  ) -> _KeyframesList<Value> {
    component ?? _KeyframesList { _ in }
  }

  /// Tracks that may be missing.
  public static func buildOptional(
    _ component: (some Keyframes<Value>)?
  ) -> _KeyframesList<Value> {
    _KeyframesList { component?._collect(into: &$0) }
  }

  /// Returns the tracks of a loop, side by side.
  public static func buildArray(_ components: [some Keyframes<Value>]) -> _KeyframesList<Value> {
    _KeyframesList { list in
      for component in components { component._collect(into: &list) }
    }
  }
}
