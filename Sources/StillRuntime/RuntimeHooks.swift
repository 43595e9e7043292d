internal import CStillStack

/// Hooks of the Swift runtime that are set for the whole process.
package enum RuntimeHooks {
  /// Leaves all of them alone from now on; false when one is set already.
  package static func forbid() -> Bool { still_hooks_forbid() }

  /// Whether they are left alone.
  package static var areForbidden: Bool { still_hooks_are_forbidden() }
}
