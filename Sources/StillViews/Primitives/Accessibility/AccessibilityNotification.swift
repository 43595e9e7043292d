public import Foundation

/// News for somebody who cannot see the screen. Nobody listens to a picture: posting does nothing.
public enum AccessibilityNotification {
  /// Something is to be said.
  public struct Announcement: Sendable {
    private let text: AttributedString

    /// Makes an announcement of a text.
    public init(_ announcement: String) {
      text = AttributedString(announcement)
    }

    /// Makes an announcement of a text with speech attributes.
    public init(_ announcement: AttributedString) {
      text = announcement
    }

    /// Makes an announcement of a localized text.
    public init(_ announcement: LocalizedStringResource) {
      text = AttributedString(announcement.key)
    }

    /// No effect: a picture has no speech.
    public func post() {}
  }

  /// Something on the screen came or went.
  public struct LayoutChanged {
    /// Where reading would go on.
    public init(_ focus: Any? = nil) {}
    /// Accepted; nothing is read.
    public func post() {}
  }

  /// Most of the screen is another.
  public struct ScreenChanged {
    /// Where reading would go on.
    public init(_ focus: Any? = nil) {}
    /// Accepted; nothing is read.
    public func post() {}
  }

  /// A page was scrolled to.
  public struct PageScrolled: Sendable {
    private let position: AttributedString

    /// Makes a notification with a description of the scroll position.
    public init(_ position: String) {
      self.position = AttributedString(position)
    }

    /// Makes a notification with a description of the scroll position and speech attributes.
    public init(_ position: AttributedString) {
      self.position = position
    }

    /// No effect: a picture has no speech.
    public func post() {}
  }
}
