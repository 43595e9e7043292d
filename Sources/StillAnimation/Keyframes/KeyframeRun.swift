public import Foundation
import StillGeometry

/// A value on its way along keyframes, from a value at the start.
package struct KeyframeRun<Value> {
  private let tracks: [any RunningTrack<Value>]
  private let initial: Value
  /// Seconds until the longest track ends.
  package let duration: TimeInterval

  /// Starts from `initial`, or from where another run is at a time, with the velocities that it has there
  /// (rule L8.43).
  package init(
    _ keyframes: some Keyframes<Value>, from initial: Value,
    following previous: (run: KeyframeRun<Value>, time: TimeInterval)? = nil
  ) {
    let start = previous.map { $0.run.value(at: $0.time) } ?? initial
    var list = _KeyframeTracks<Value>()
    keyframes._collect(into: &list)
    let before = previous.map { $0.run.stopped(at: $0.time) }
    tracks = list.tracks.map { $0.running(from: start, previous: before) }
    self.initial = start
    duration = tracks.map(\.duration).max() ?? 0
  }

  private init(tracks: [any RunningTrack<Value>], initial: Value) {
    self.tracks = tracks
    self.initial = initial
    duration = 0
  }

  /// Returns the value at a time, in seconds from the start. Tracks write in their order, the last one wins (rule
  /// L8.43).
  package func value(at time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.write(at: time, into: &value) }
    return value
  }

  /// Returns the same run, as seen from one moment on: what tracks say of their velocity.
  private func stopped(at time: TimeInterval) -> KeyframeRun<Value> {
    KeyframeRun(tracks: tracks.map { $0.shifted(by: time) }, initial: initial)
  }

  /// Returns the velocity at the start that a track of a property had in this run.
  func velocity<Part: Animatable>(of path: WritableKeyPath<Value, Part>) -> Part.AnimatableData {
    for track in tracks.reversed() {
      if let track = track as? RunningPathTrack<Value, Part>, track.path == path {
        return track.plan.velocity(at: track.offset)
      }
    }
    return .zero
  }

  /// Returns the value's change per second at a time, as a value.
  func velocity(at time: TimeInterval) -> Value {
    var value = initial
    for track in tracks { track.writeVelocity(at: time, into: &value) }
    return value
  }
}

/// One track under way.
protocol RunningTrack<Root> {
  associatedtype Root
  var duration: TimeInterval { get }
  func write(at time: TimeInterval, into value: inout Root)
  func writeVelocity(at time: TimeInterval, into value: inout Root)
  func shifted(by time: TimeInterval) -> any RunningTrack<Root>
}

/// The keyframes of a property, not started.
struct PathTrack<Root, Part: Animatable>: KeyframeTrackRunning {
  let path: WritableKeyPath<Root, Part>
  let segments: [KeyframeSegment<Part.AnimatableData>]

  func running(from initial: Root, previous: KeyframeRun<Root>?) -> any RunningTrack<Root> {
    let velocity = previous?.velocity(of: path) ?? .zero
    return RunningPathTrack(
      path: path,
      plan: KeyframePlan(
        segments, from: initial[keyPath: path].animatableData, velocity: velocity),
      offset: 0)
  }
}

struct RunningPathTrack<Root, Part: Animatable>: RunningTrack {
  let path: WritableKeyPath<Root, Part>
  let plan: KeyframePlan<Part.AnimatableData>
  /// Seconds that have passed before the time that is asked for.
  let offset: TimeInterval

  var duration: TimeInterval { plan.duration }

  func write(at time: TimeInterval, into value: inout Root) {
    value[keyPath: path].animatableData = plan.value(at: time + offset)
  }

  func writeVelocity(at time: TimeInterval, into value: inout Root) {
    value[keyPath: path].animatableData = plan.velocity(at: time + offset)
  }

  func shifted(by time: TimeInterval) -> any RunningTrack<Root> {
    RunningPathTrack(path: path, plan: plan, offset: offset + time)
  }
}

/// A value over time, apart from any view (C11.7).
public struct KeyframeTimeline<Value> {
  private let run: KeyframeRun<Value>

  /// A timeline from a value along keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    run = KeyframeRun(content(), from: initialValue)
  }

  /// Seconds until the longest track ends.
  public var duration: TimeInterval { run.duration }

  /// Returns the value at a time, in seconds; outside the timeline that of its nearest end.
  public func value(time: Double) -> Value { run.value(at: time) }

  /// Returns the value at a part of the duration, 0…1.
  public func value(progress: Double) -> Value { run.value(at: progress * duration) }

  /// Returns the value's change per second at a time.
  public func velocity(time: Double) -> Value { run.velocity(at: time) }

  /// Returns the value's change per second at a part of the duration, 0…1.
  public func velocity(progress: Double) -> Value { run.velocity(at: progress * duration) }
}
