public import Foundation

extension AttributeScopes {
  /// How a string is spoken. A picture shows none of it.
  public struct AccessibilityAttributes: AttributeScope {
    /// How high words are spoken: 0 to 2, 1 being the usual voice.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// How urgent an announcement is.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether an announcement waits until what is being spoken is over.
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
    /// Whether punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// How words sound, in the letters of the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// Whether words are spelled.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
  }
}

extension AttributeScopes.AccessibilityAttributes {
  /// How much higher or lower than usual.
  public enum AdjustedPitchAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "AccessibilitySpeechAdjustedPitch"
  }

  /// Whether it interrupts what is being spoken.
  public enum AnnouncementPriorityAttribute: AttributedStringKey {
    public typealias Value = AnnouncementPriority
    public static let name = "AccessibilitySpeechAnnouncementPriority"

    /// The place of an announcement among others.
    public enum AnnouncementPriority: Int, Codable, Hashable, Sendable {
      /// It is left out where anything else is spoken.
      case low
      /// It interrupts, and is interrupted.
      case `default`
      /// It interrupts, and is spoken to its end.
      case high
    }
  }

  /// Whether it waits until what is spoken has been said.
  public enum AnnouncementsQueuedAttribute: AttributedStringKey {
    public typealias Value = Bool
    public static let name = "AccessibilitySpeechAnnouncementsQueued"
  }

  /// Whether punctuation is spoken.
  public enum IncludesPunctuationAttribute: AttributedStringKey {
    public typealias Value = Bool
    public static let name = "AccessibilitySpeechIncludesPunctuation"
  }

  /// How it sounds.
  public enum PhoneticNotationAttribute: AttributedStringKey {
    public typealias Value = String
    public static let name = "AccessibilitySpeechPhoneticNotation"
  }

  /// Whether the text is spelled out.
  public enum SpellsOutCharactersAttribute: AttributedStringKey {
    public typealias Value = Bool
    public static let name = "AccessibilitySpeechSpellsOutCharacters"
  }
}

extension AttributeDynamicLookup {
  /// Lets `string.accessibilitySpeechAdjustedPitch` and the others be written.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
