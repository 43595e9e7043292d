public import StillViewGraph

extension View {
  /// Reads punctuation aloud, or not.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speech { $0.includesPunctuation = value }
  }
  /// Spells words letter by letter, or not.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    speech { $0.spellsOut = value }
  }
  /// Sets the pitch of the voice, 0…2 (default 1).
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    speech { $0.pitch = value }
  }
  /// Lets announcements wait until current speech is over, or not.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    speech { $0.queuesAnnouncements = value }
  }

  private nonisolated func speech(_ change: (inout TextSpeech) -> Void) -> some View {
    var speech = TextSpeech()
    change(&speech)
    let instructions = speech.instructions
    return accessibilityProperties(makesElement: false) { properties, _ in
      properties.speech += instructions.filter { !properties.speech.contains($0) }
    }
  }
}

extension Text {
  /// Reads punctuation aloud, or not.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    inside { $0.speech.includesPunctuation = $0.speech.includesPunctuation ?? value }
  }
  /// Spells words letter by letter, or not.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    inside { $0.speech.spellsOut = $0.speech.spellsOut ?? value }
  }
  /// Sets the pitch of the voice, 0…2 (default 1).
  public func speechAdjustedPitch(_ value: Double) -> Text {
    inside { $0.speech.pitch = $0.speech.pitch ?? value }
  }
  /// Lets announcements wait until current speech is over, or not.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    inside { $0.speech.queuesAnnouncements = $0.speech.queuesAnnouncements ?? value }
  }
}
