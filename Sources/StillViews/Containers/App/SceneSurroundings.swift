public import Combine
public import Foundation
public import Observation
public import StillViewGraph

// A picture of a program shows the content of its first window: these modifiers reach it.
extension Scene {
  /// Sets a value in the environment of the windows' views.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _DressedScene(self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Gives an observable object to the windows' views.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _DressedScene(self) { AnyView($0.environment(object)) }
  }

  /// Gives an object to the windows' views.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _DressedScene(self) { AnyView($0.environmentObject(object)) }
  }

  /// Keeps the settings of the windows' views in defaults; `.standard` keeps them in memory.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    _DressedScene(self) { AnyView($0.defaultAppStorage(store)) }
  }

  /// Calls a closure with the former and the new value when a value changes while the first window is shown.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    _DressedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls a closure when a value changes while the first window is shown.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _DressedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls a closure with the new value when a value changes while the first window is shown.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    _DressedScene(self) { AnyView($0.onChange(of: value) { action($1) }) }
  }
}
