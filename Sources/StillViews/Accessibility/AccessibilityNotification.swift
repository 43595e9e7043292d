public import Foundation

/// News for somebody who cannot see the screen. Nobody listens to a picture: posting does nothing.
public enum AccessibilityNotification {
  /// Something is to be said.
  public struct Announcement: Sendable {
    private let text: AttributedString

    public init(_ announcement: String) {
      text = AttributedString(announcement)
    }

    public init(_ announcement: AttributedString) {
      text = announcement
    }

    public init(_ announcement: LocalizedStringResource) {
      text = AttributedString(announcement.key)
    }

    public func post() {}
  }

  /// Something on the screen came or went.
  public struct LayoutChanged {
    public init(_ focus: Any? = nil) {}
    public func post() {}
  }

  /// Most of the screen is another.
  public struct ScreenChanged {
    public init(_ focus: Any? = nil) {}
    public func post() {}
  }

  /// A page was scrolled to.
  public struct PageScrolled: Sendable {
    private let position: AttributedString

    public init(_ position: String) {
      self.position = AttributedString(position)
    }

    public init(_ position: AttributedString) {
      self.position = position
    }

    public func post() {}
  }
}
