public import Foundation

/// News for somebody who cannot see the screen. Nobody listens to a picture: posting does nothing.
public enum AccessibilityNotification {
  /// Something is to be said.
  public struct Announcement: Sendable {
    private let text: AttributedString

    /// What is to be said.
    public init(_ announcement: String) {
      text = AttributedString(announcement)
    }

    /// What is to be said, with how it is spoken.
    public init(_ announcement: AttributedString) {
      text = announcement
    }

    /// What is to be said, by its key.
    public init(_ announcement: LocalizedStringResource) {
      text = AttributedString(announcement.key)
    }

    /// Accepted; nothing is said.
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

    /// What is said of the place.
    public init(_ position: String) {
      self.position = AttributedString(position)
    }

    /// What is said of the place, with how it is spoken.
    public init(_ position: AttributedString) {
      self.position = position
    }

    /// Accepted; nothing is said.
    public func post() {}
  }
}
