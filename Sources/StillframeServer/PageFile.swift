import CStillPages
import Foundation

/// A style sheet or script of a page, embedded in the binary; the files are in `assets/pages`.
package enum PageFile {
  /// Colors, type and controls that all pages share.
  case base
  case previewStyle
  case previewScript
  case reviewStyle
  case reviewScript

  /// The file as text.
  package var text: String {
    let file =
      switch self {
      case .base: unsafe cstillpages_file_base_css()
      case .previewStyle: unsafe cstillpages_file_preview_css()
      case .previewScript: unsafe cstillpages_file_preview_js()
      case .reviewStyle: unsafe cstillpages_file_review_css()
      case .reviewScript: unsafe cstillpages_file_review_js()
      }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
