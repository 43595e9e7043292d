import Synchronization

/// Shaped texts of every font, shared by all paragraphs of a process and bounded in memory.
///
/// Sizes do not matter, shaping being in font units, so a text style change with the same face costs
/// nothing. When a part of the cache is full it starts anew: what is in it never changes a result.
package final class ShapeCache: Sendable {
  /// What shaping depends on.
  package struct Key: Hashable, Sendable {
    let face: UInt32
    let script: ScriptTag
    let features: FontFeatures
    let text: [UInt16]
  }

  private struct Part {
    var entries: [Key: ShapedText] = [:]
    var units = 0
  }

  /// UTF-16 units that each of the parts holds at most; a unit costs about 40 bytes.
  private let capacity: Int
  /// Longer texts are not kept.
  private let longestText: Int
  private let parts: [Lock<Part>]

  /// - Parameter capacity: UTF-16 units kept in all.
  package init(capacity: Int = 262_144) {
    self.capacity = max(capacity / 8, 1)
    self.longestText = max(capacity / 16, 1)
    self.parts = (0..<8).map { _ in Lock(Part()) }
  }

  /// The text as glyphs of a face, from the cache or shaped now.
  ///
  /// The lock is not held while shaping: two threads that ask at the same time may both shape, and
  /// get equal results.
  package func shape(
    _ text: [UInt16], face: any FontFace, script: ScriptTag, features: FontFeatures
  ) -> ShapedText {
    guard text.count <= longestText else {
      return face.shape(text, script: script, features: features)
    }
    let key = Key(face: face.identifier, script: script, features: features, text: text)
    let part = parts[Int(UInt(bitPattern: key.hashValue) % 8)]
    if let known = part.withLock({ $0.entries[key] }) { return known }
    let shaped = face.shape(text, script: script, features: features)
    part.withLock { part in
      if part.units + text.count > capacity { part = Part() }
      if part.entries.updateValue(shaped, forKey: key) == nil { part.units += text.count }
    }
    return shaped
  }
}

/// A value that is only reached under its lock, as a reference that can be put into collections.
package final class Lock<Value>: Sendable {
  private let mutex: Mutex<Value>

  package init(_ value: sending Value) {
    mutex = Mutex(value)
  }

  /// Runs the closure alone with the value. The closure must not lock anything else.
  package func withLock<Result>(
    _ body: (inout sending Value) throws -> sending Result
  ) rethrows -> sending Result {
    try mutex.withLock(body)
  }
}
