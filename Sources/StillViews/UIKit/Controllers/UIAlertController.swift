public import Foundation

/// A question to a person, drawn where a controller that is shown presents it.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    /// At the bottom, or in the middle.
    case actionSheet, alert
  }

  /// The words below the title.
  open var message: String?
  /// Where the question stands.
  public let preferredStyle: Style
  /// The answers, in their order.
  public private(set) var actions: [UIAlertAction] = []
  /// The answer that is proposed. No effect: the answer that leaves the question is strong.
  open var preferredAction: UIAlertAction?
  /// The fields, in their order.
  public private(set) var textFields: [UITextField]?

  /// A question with its words.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, which a closure sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a question.
@MainActor @preconcurrency open class UIAlertAction: NSObject {
  /// The meaning of an answer.
  public enum Style: Int, Sendable {
    /// Any answer, leaving it, or one that deletes.
    case `default`, cancel, destructive
  }

  /// The words.
  public let title: String?
  /// The meaning.
  public let style: Style
  /// Whether it may be given.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// An answer, whose handler a tap calls.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// Calls the handler.
  final func act() { handler?(self) }
}
