public import Foundation
public import SwiftUI

extension NSAttributedString {
  /// Returns the words of a page of the web with their looks; of its facts none.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding`, never for a string.
  @MainActor public class func fromHTML(
    _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    var options = options
    options[.documentType] = DocumentType.html
    let text = try unsafe NSAttributedString(
      data: Data(string.utf8), options: options, documentAttributes: nil)
    return (text, [:])
  }
}
