public import Foundation
import StillViewGraph

/// Something in a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The words.
  open var title: String
  /// The words below; nil: none.
  open var subtitle: String?
  /// The image at the trailing edge, of the type that UIKit has; nil: none.
  package final var picture: AnyObject?
  /// The same as a view.
  package final var icon: Image?

  init(title: String) {
    self.title = title
  }

  /// Whether an element can be chosen.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// It leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element has a mark.
  public enum State: Int, Sendable {
    /// None, a mark, or a line.
    case off, on, mixed
  }
}

/// A menu of UIKit: a button, or a button of a bar, opens it.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The look of a menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements lie in the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
    public static let destructive = Options(rawValue: 2)
    /// One element is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The elements.
  public let children: [UIMenuElement]
  /// The look: inline elements stand among those around, a gap apart.
  public let options: Options

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title)
    self.subtitle = subtitle
  }
}
