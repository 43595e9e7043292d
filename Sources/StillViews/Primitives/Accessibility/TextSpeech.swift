package import StillViewGraph

/// How assistive technologies read a stretch of text; nil: as it is written.
nonisolated struct TextSpeech: Equatable, Sendable {
  /// One text, read in place of the words; in a list, as texts hold their runs by value.
  var label: [Text]?
  /// The level of a heading, 0…6; 0: a heading without a level.
  var heading: Int?
  var contentType: String?
  var includesPunctuation: Bool?
  var spellsOut: Bool?
  var pitch: Double?
  var queuesAnnouncements: Bool?

  /// The same, with what is set around it where it sets nothing itself.
  func inside(_ outer: TextSpeech) -> TextSpeech {
    var result = self
    result.label = label ?? outer.label
    result.heading = heading ?? outer.heading
    result.contentType = contentType ?? outer.contentType
    result.includesPunctuation = includesPunctuation ?? outer.includesPunctuation
    result.spellsOut = spellsOut ?? outer.spellsOut
    result.pitch = pitch ?? outer.pitch
    result.queuesAnnouncements = queuesAnnouncements ?? outer.queuesAnnouncements
    return result
  }

  /// The instructions to a voice, in words.
  var instructions: [String] {
    var result: [String] = []
    if includesPunctuation == true { result.append("all punctuation") }
    if spellsOut == true { result.append("spelled out") }
    if let pitch, pitch != 1 { result.append("pitch \(pitch)") }
    if queuesAnnouncements == true { result.append("announcements queued") }
    return result
  }
}

extension Text {
  /// The words that assistive technologies read: labels in place of what they were set on, symbols by their names.
  package func spokenWords(in environment: EnvironmentValues) -> String {
    var result = ""
    var last: [Text]?
    for words in words(in: environment) {
      if let label = words.style.speech.label {
        // A label is read once for all neighbours that it was set on together.
        if label != last { result += label.map { $0.spokenWords(in: environment) }.joined() }
      } else if let image = words.image {
        result += image.spokenName(in: environment) ?? ""
      } else {
        result += words.text
      }
      last = words.style.speech.label
    }
    return result
  }
}
