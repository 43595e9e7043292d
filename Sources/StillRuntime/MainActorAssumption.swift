internal import CStillStack

/// Lets the thread that renders run code of the main actor.
///
/// Views belong to the main actor because Apple's SDK says so, and the engine runs their bodies on any
/// thread. A body that hands a closure to the standard library, as `pets.filter { … }` does, is compiled
/// in Swift 6 mode with a check that the closure runs on the main actor, and the check would end the
/// process. While the engine works, the thread answers that it does: what the body sees is a tree of its
/// own, which no other thread touches. Elsewhere the checks hold as ever.
package enum MainActorAssumption {
  /// Runs `body`; calls nest.
  @inline(__always)
  package static func during<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    still_isolation_begin()
    defer { still_isolation_end() }
    return try body()
  }

  /// Whether the calling thread is inside `during`.
  package static var isHere: Bool { still_isolation_is_here() != 0 }
}
