import Synchronization

/// Shaped texts of every font, shared by all paragraphs of a process and bounded in memory.
///
/// Sizes do not matter, shaping being in font units, so a text style change with the same face costs nothing. A full
/// part of the cache is emptied: its content never changes a result.
package final class ShapeCache: Sendable {
  /// The inputs of shaping, with their hash, which is asked for several times.
  private struct Key: Hashable {
    let face: UInt32
    let script: ScriptTag
    let features: FontFeatures
    let isRightToLeft: Bool
    let text: [UInt16]
    let hash: Int

    init(
      face: UInt32, script: ScriptTag, features: FontFeatures, isRightToLeft: Bool,
      text: [UInt16]
    ) {
      self.isRightToLeft = isRightToLeft
      self.face = face
      self.script = script
      self.features = features
      self.text = text
      var hasher = Hasher()
      hasher.combine(face)
      hasher.combine(script.value)
      hasher.combine(features.flags.rawValue)
      for setting in features.settings { hasher.combine(setting) }
      hasher.combine(isRightToLeft)
      unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      hash = hasher.finalize()
    }

    static func == (a: Key, b: Key) -> Bool {
      a.hash == b.hash && a.face == b.face && a.script == b.script && a.features == b.features
        && a.isRightToLeft == b.isRightToLeft && a.text == b.text
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(hash)
    }
  }

  /// One of several parts, each with a lock of its own.
  private final class Part: Sendable {
    let contents = Mutex(Contents())
  }

  private struct Contents {
    var entries = [Key: ShapedText](minimumCapacity: 24)
    var units = 0
  }

  /// UTF-16 units that each of the parts holds at most, each text counting for some more; a unit costs about 40 bytes.
  private let capacity: Int
  /// The cost of a text beside its characters.
  private static let unitsOfText = 8
  /// Longer texts are not kept.
  private let longestText: Int
  private let parts: [Part]

  /// - Parameter capacity: UTF-16 units kept in all.
  package init(capacity: Int = 262_144) {
    self.capacity = max(capacity / 8, 1)
    self.longestText = max(capacity / 16, 1)
    self.parts = (0..<8).map { _ in Part() }
  }

  /// Returns the text as glyphs of a face, from the cache or shaped now.
  ///
  /// The lock is not held while shaping: two threads that ask at the same time may both shape, and
  /// get equal results.
  package func shape(
    _ text: [UInt16], face: any FontFace, script: ScriptTag, features: FontFeatures,
    isRightToLeft: Bool = false
  ) -> ShapedText {
    if script == .latin, !isRightToLeft,
      let known = face.knownShape(of: text, features: features)
    {
      return known
    }
    guard text.count <= longestText else {
      return face.shape(text, script: script, features: features, isRightToLeft: isRightToLeft)
    }
    let key = Key(
      face: face.identifier, script: script, features: features, isRightToLeft: isRightToLeft,
      text: text)
    let part = parts[Int(UInt(bitPattern: key.hash) % 8)]
    if let known = part.contents.withLock({ $0.entries[key] }) { return known }
    let shaped = face.shape(
      text, script: script, features: features, isRightToLeft: isRightToLeft)
    part.contents.withLock { contents in
      let units = text.count + Self.unitsOfText
      if contents.units + units > capacity { contents = Contents() }
      if contents.entries.updateValue(shaped, forKey: key) == nil { contents.units += units }
    }
    return shaped
  }
}
