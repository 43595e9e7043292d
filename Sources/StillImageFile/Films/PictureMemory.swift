import CStillFiles

/// The memory of the process that pictures take.
package enum PictureMemory {
  /// Lets what pictures took be taken again by the next ones, instead of going back to the system in between, which costs a
  /// fifth of the time of a film. For programs of our own: it concerns all of the process.
  package static func keep() { still_memory_keep() }

  /// Whether the process may take the memory that several threads need for small pictures. Without it, Swift ends the process
  /// in the middle of anything.
  package static func hasRoom(threads: Int) -> Bool {
    still_memory_has_room(96 << 20 + threads << 24)
  }
}
