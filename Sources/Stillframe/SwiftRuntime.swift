import StillRuntime

/// Hooks of Stillframe into the Swift runtime, for the whole process.
///
/// From the first picture on, a thread that renders counts as the main actor's in the runtime's checks of isolation. From the
/// first stage, action or task of a view on, work of the main actor and of the global executor comes to the stage whose
/// thread hands it over, so that tasks follow the stage's clock. Work that other threads hand over goes where it would go
/// without. The hooks are part of Swift 6.2 and 6.3; with a runtime that lacks them, and where another library has set
/// them before, tasks run in real time.
public enum SwiftRuntime {
  /// Leaves the runtime alone: for servers and programs that set hooks of their own. Call it before the first picture.
  ///
  /// Then tasks of views run in real time, and the bodies of views may be evaluated on the main thread alone: in Swift 6 the
  /// runtime ends a program that runs closures of the main actor elsewhere.
  ///
  /// - Returns: False when a picture has been made already, and nothing was changed.
  @discardableResult
  public static func leaveAlone() -> Bool { RuntimeHooks.forbid() }
}
