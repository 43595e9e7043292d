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
      unsafe switch self
    {
    case .base: cstillpages_file_base_css()
    case .previewStyle: cstillpages_file_preview_css()
    case .previewScript: cstillpages_file_preview_js()
    case .reviewStyle: cstillpages_file_review_css()
    case .reviewScript: cstillpages_file_review_js()
    }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
