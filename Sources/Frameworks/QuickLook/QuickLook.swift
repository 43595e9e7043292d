@_exported public import UIKit

extension View {
  /// Presents a file. Warns where it would be shown: no file is previewed.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(UnshownPreview(item: item))
  }

  /// Presents files. Warns where they would be shown: no file is previewed.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(UnshownPreview(item: selection))
  }
}

private struct UnshownPreview: ViewModifier {
  let item: Binding<URL?>

  func body(content: Content) -> some View {
    content.lacks("quickLookPreview", "no file is previewed", if: item.wrappedValue != nil)
  }
}

/// A file that can be previewed.
public protocol QLPreviewItem: AnyObject {
  /// The address; nil: none.
  var previewItemURL: URL? { get }
  /// The title; nil: the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// The source of files. No method is called.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files. Never called.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file. Never called.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The receiver of the end. No method is called.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
  /// Receives the news that it will end. Never called.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Receives the end. Never called.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A preview of files: white.
@MainActor @preconcurrency open class QLPreviewController: UIViewController {
  /// The source of files.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The receiver of the end.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the shown file.
  open var currentPreviewItemIndex = 0

  /// Nil: nothing is read from files of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// A preview of nothing.
  public init() {
    super.init()
    view.backgroundColor = .white
  }

  /// Returns false: no file is previewed.
  public class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  /// No effect: no file is previewed.
  open func reloadData() {}
  /// No effect: no file is previewed.
  open func refreshCurrentPreviewItem() {}
}
