public import Foundation
@_exported public import SwiftUI

/// The end of a message.
public enum MFMailComposeResult: Int, Sendable {
  /// Given up, kept, sent, or failed.
  case cancelled, saved, sent, failed
}

/// The receiver of the end. No method is called.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Receives the end. Never called.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A message of mail: an empty view, and it cannot be sent.
@MainActor @preconcurrency open class MFMailComposeViewController: UIViewController {
  /// The receiver of the end.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// An empty message.
  public init() {
    super.init()
  }

  /// Returns false: nothing can be sent.
  public class func canSendMail() -> Bool { false }
  /// No effect: no message is drawn.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// No effect: no message is drawn.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// No effect: no message is drawn.
  open func setSubject(_ subject: String) {}
  /// No effect: no message is drawn.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// No effect: no message is drawn.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

/// The end of a short message.
public enum MessageComposeResult: Int, Sendable {
  /// Given up, sent, or failed.
  case cancelled, sent, failed
}

/// The receiver of the end. No method is called.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Receives the end. Never called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A short message: an empty view, and it cannot be sent.
@MainActor @preconcurrency open class MFMessageComposeViewController: UIViewController {
  /// The receiver of the end.
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// No effect: no message is drawn.
  public var recipients: [String]?
  /// No effect: no message is drawn.
  public var body: String?

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// An empty message.
  public init() {
    super.init()
  }

  /// Returns false: nothing can be sent.
  public class func canSendText() -> Bool { false }
}
