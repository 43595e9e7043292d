public import StillGeometry

/// The change of a value over time: tracks that run in parallel (rule L8.41).
public protocol Keyframes<Value> {
  /// The type that the tracks change.
  associatedtype Value
  /// The type of the tracks inside.
  associatedtype Body: Keyframes

  /// The tracks of the keyframes.
  @KeyframesBuilder<Value> var body: Self.Body { get }

  /// Adds the tracks. Only what this library offers implements it.
  func _collect(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _collect(into tracks: inout _KeyframeTracks<Value>) { body._collect(into: &tracks) }
}

/// Tracks in their order.
public struct _KeyframeTracks<Value> {
  var tracks: [any KeyframeTrackRunning<Value>] = []
}

/// A track that moves one property of a value.
protocol KeyframeTrackRunning<Root> {
  associatedtype Root
  /// Returns a track for a value at the start; `previous` is what moved it so far.
  func running(from initial: Root, previous: KeyframeRun<Root>?) -> any RunningTrack<Root>
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// A track of the property at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  /// A track consists of itself.
  public var body: Self { self }

  public func _collect(into tracks: inout _KeyframeTracks<Root>) {
    var list = _KeyframeList<Value>()
    content._collect(into: &list)
    tracks.tracks.append(PathTrack(path: path, segments: list.segments))
  }
}

extension KeyframeTrack where Root == Value {
  /// A track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    path = \.self
    self.content = content()
  }
}

/// Several groups of tracks side by side.
public struct _KeyframesList<Value>: Keyframes {
  let collect: (inout _KeyframeTracks<Value>) -> Void

  /// A list consists of itself.
  public var body: Self { self }

  public func _collect(into tracks: inout _KeyframeTracks<Value>) { collect(&tracks) }
}

/// Puts tracks together; keyframes without a track are one of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Returns one keyframe, or what makes several.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Returns one track, or what makes several.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Returns no tracks: the value stays as it is.
  public static func buildBlock() -> _KeyframesList<Value> { _KeyframesList { _ in } }

  /// Returns the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Returns the first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K
  where K.Value == Value { first }

  /// Returns those before and one more, one after the other.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> where Value: Animatable {
    _KeyframeSequence {
      accumulated._collect(into: &$0)
      next._collect(into: &$0)
    }
  }

  /// Returns those before and one more, side by side.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframesList<Value> {
    _KeyframesList {
      accumulated._collect(into: &$0)
      next._collect(into: &$0)
    }
  }

  /// Keyframes without a track are one of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }

  /// Tracks are complete as they are.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }
}
