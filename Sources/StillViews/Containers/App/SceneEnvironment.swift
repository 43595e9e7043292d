public import Combine
public import Foundation
public import Observation
public import StillViewGraph

// The content of the program's first window is shown with what these modifiers give it.
extension Scene {
  /// Sets a value of the environment of the windows' views.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _DressedScene(self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Gives the windows' views an object.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _DressedScene(self) { AnyView($0.environment(object)) }
  }

  /// Gives the windows' views an object.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _DressedScene(self) { AnyView($0.environmentObject(object)) }
  }

  /// Keeps the settings of the windows' views in defaults; `.standard` keeps them in memory.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    _DressedScene(self) { AnyView($0.defaultAppStorage(store)) }
  }

  /// Calls a closure with the old and the new value when a value of the program changes.
  ///
  /// - Parameter initial: whether it is called when the window appears, too (default: false).
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    _DressedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls a closure when a value of the program changes.
  ///
  /// - Parameter initial: whether it is called when the window appears, too (default: false).
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _DressedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls a closure with the new value when a value of the program changes.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    _DressedScene(self) { AnyView($0.onChange(of: value, perform: action)) }
  }
}
