public import Foundation

/// A thing that a program shares with an extension: words and pieces of content.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The words.
  open var attributedContentText: NSAttributedString?
  /// The pieces.
  open var attachments: [NSItemProvider]?
  /// Further values.
  open var userInfo: [AnyHashable: Any]?

  /// A thing without content.
  public override init() {
    super.init()
  }
}

/// The program that an extension works for. None calls one here.
open class NSExtensionContext: NSObject {
  /// The shared things: none.
  open var inputItems: [Any] { [] }

  /// A context without a program.
  public override init() {
    super.init()
  }

  /// No effect: no program waits for it.
  @preconcurrency open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {}
  /// No effect: no program waits for it.
  open func cancelRequest(withError error: any Error) {}
  /// Reports that nothing was opened.
  @preconcurrency open func open(
    _ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// The program that the controller's extension works for: nil, as none calls it.
  public var extensionContext: NSExtensionContext? { nil }
}
