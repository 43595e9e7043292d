import CStillFiles

/// The memory of the process that pictures take.
package enum PictureMemory {
  /// Lets what pictures took be taken again by the next ones, instead of going back to the system in between, which costs a
  /// fifth of the time of a film. For programs of our own: it concerns all of the process.
  package static func keep() { still_memory_keep() }
}
