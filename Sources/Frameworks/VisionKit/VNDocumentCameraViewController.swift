@_exported public import UIKit

/// Pages of a scan. There are none.
open class VNDocumentCameraScan: NSObject {
  /// The number of pages: 0.
  public var pageCount: Int { 0 }
  /// The title.
  public var title: String { "" }

  /// Returns an empty picture: no page was scanned.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// The receiver of pages. No method is called.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Receives pages. Never called.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Receives the end without pages. Never called.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Receives an error. Never called.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// A camera for pages: black, since there is no camera.
@MainActor @preconcurrency open class VNDocumentCameraViewController: UIViewController {
  /// The receiver of pages.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// Whether there is a camera: never.
  open class var isSupported: Bool { false }

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A camera that sees nothing.
  public init() {
    super.init()
    view.backgroundColor = .black
  }
}
